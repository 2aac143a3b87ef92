#include "tests/bench/screen.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <cstdio>
#include <sys/ipc.h>
#include <sys/shm.h>

namespace escolio::bench {

namespace {

struct CloseDisplay {
  void operator()(Display* display) const { XCloseDisplay(display); }
};

struct DestroyImage {
  void operator()(XImage* image) const { XDestroyImage(image); }
};

class SharedScreen final : public Screen {
 public:
  explicit SharedScreen(Display* display) : m_display(display) {}
  ~SharedScreen() override {
    if (m_memory.shmaddr == nullptr)
      return;
    XShmDetach(m_display.get(), &m_memory);
    m_image->data = nullptr; // not XDestroyImage's to free
    m_image.reset();
    shmdt(m_memory.shmaddr);
  }
  SharedScreen(const SharedScreen&) = delete;
  SharedScreen& operator=(const SharedScreen&) = delete;

  /// Why the screen cannot be read, or null.
  const char* prepare() {
    Display* display = m_display.get();
    if (XShmQueryExtension(display) == 0)
      return "the display shares no memory";
    const int screen = DefaultScreen(display);
    m_image.reset(XShmCreateImage(display, DefaultVisual(display, screen),
                                  static_cast<unsigned>(DefaultDepth(display, screen)), ZPixmap,
                                  nullptr, &m_memory,
                                  static_cast<unsigned>(DisplayWidth(display, screen)),
                                  static_cast<unsigned>(DisplayHeight(display, screen))));
    if (!m_image || m_image->bits_per_pixel != 32)
      return "the display has no pixels of 32 bits";
    const auto size = static_cast<std::size_t>(m_image->bytes_per_line) *
                      static_cast<std::size_t>(m_image->height);
    m_memory.shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
    void* address = m_memory.shmid < 0 ? nullptr : shmat(m_memory.shmid, nullptr, 0);
    shmctl(m_memory.shmid, IPC_RMID, nullptr); // it goes when the last one leaves it
    // NOLINTNEXTLINE(performance-no-int-to-ptr): how shmat() says that it failed
    if (address == nullptr || address == reinterpret_cast<void*>(-1))
      return "there is no shared memory to be had";
    m_memory.shmaddr = m_image->data = static_cast<char*>(address);
    m_memory.readOnly = False;
    if (XShmAttach(display, &m_memory) == 0)
      return "the display does not share its memory";
    XSync(display, False);
    return nullptr;
  }

  Picture look() override {
    XShmGetImage(m_display.get(), DefaultRootWindow(m_display.get()), m_image.get(), 0, 0,
                 AllPlanes);
    const auto width = static_cast<std::size_t>(m_image->bytes_per_line) / sizeof(std::uint32_t);
    return {{reinterpret_cast<const std::uint32_t*>(m_image->data),
             width * static_cast<std::size_t>(m_image->height)},
            width};
  }

 private:
  std::unique_ptr<Display, CloseDisplay> m_display;
  std::unique_ptr<XImage, DestroyImage> m_image;
  XShmSegmentInfo m_memory{};
};

} // namespace

std::unique_ptr<Screen> Screen::open() {
  Display* display = XOpenDisplay(nullptr);
  if (display == nullptr) {
    std::fputs("first-frame: there is no display to look at ($DISPLAY)\n", stderr);
    return nullptr;
  }
  auto screen = std::make_unique<SharedScreen>(display);
  if (const char* fault = screen->prepare()) {
    std::fprintf(stderr, "first-frame: %s\n", fault);
    return nullptr;
  }
  return screen;
}

} // namespace escolio::bench
