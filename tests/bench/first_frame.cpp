// first-frame [--limit SECONDS] [--colours WISH]… -- COMMAND…
//
// Runs COMMAND, looks at the pixels of $DISPLAY from outside and prints, in ms from its start:
//   first    more than 5 % of the screen have changed
//   colours  each WISH ("0-50:a71d5d": these colours between these columns) has been seen
//   settled  the last change of more than 0.3 % of the screen
// and `pss`, the memory of all its processes in KiB once it has been at rest for 1.5 s.
#include "tests/bench/process_group.h"
#include "tests/bench/screen.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

using namespace escolio::bench;

namespace {

using Clock = std::chrono::steady_clock;

struct Options {
  double limitMs = 20'000;
  std::vector<ColourWish> wishes;
  char** command = nullptr;
};

std::optional<Options> parseOptions(int count, char** arguments) {
  Options options;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view name = arguments[i];
    if (name == "--") {
      options.command = arguments + i + 1;
      return options;
    }
    if (name == "--limit") {
      options.limitMs = std::atof(arguments[i + 1]) * 1000;
    } else if (name == "--colours") {
      const auto wish = parseColourWish(arguments[i + 1]);
      if (!wish)
        return std::nullopt;
      options.wishes.push_back(*wish);
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

void print(const char* name, const std::optional<double>& ms) {
  if (ms)
    std::printf("%s %.1f ", name, *ms);
  else
    std::printf("%s never ", name);
}

} // namespace

int main(int count, char** arguments) {
  const auto options = parseOptions(count, arguments);
  if (!options) {
    std::fputs("usage: first-frame [--limit SECONDS] [--colours LEFT-RIGHT:RRGGBB[,…][:PIXELS]]… "
               "-- COMMAND…\n",
               stderr);
    return 2;
  }
  const auto screen = Screen::open();
  if (!screen)
    return 2;
  constexpr double quietMs = 1500;
  PixelWatch watch(screen->look(), options->wishes);
  const auto start = Clock::now();
  ProcessGroup group(options->command);
  for (double ms = 0; ms < options->limitMs;) {
    const Picture picture = screen->look();
    ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    watch.see(picture, ms);
    if (watch.first() && ms - *watch.settled() > quietMs)
      break;
    if (!watch.first() && !group.isRunning())
      break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  print("first", watch.first());
  if (!options->wishes.empty())
    print("colours", watch.granted());
  print("settled", watch.settled());
  std::printf("pss %llu\n", static_cast<unsigned long long>(group.memory()));
  return watch.first() ? 0 : 1;
}
