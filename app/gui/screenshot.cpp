#include "app/gui/screenshot.h"

#include "ui/shell/main_window.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QTimer>
#include <chrono>
#include <cstdio>

namespace escolio {
namespace {

constexpr std::chrono::seconds patience{30};
// Marks and symbols that are looked for in the background come a moment after the first frame.
constexpr std::chrono::milliseconds settling{400};

void save(MainWindow& window, const QString& file) {
  if (window.grab().save(file, "PNG")) {
    QCoreApplication::exit(0);
    return;
  }
  std::fprintf(stderr, "escolio: %s could not be written\n", qPrintable(file));
  QCoreApplication::exit(2);
}

} // namespace

void takeScreenshotWhenReady(MainWindow& window, const QString& file) {
  QObject::connect(
      &window, &MainWindow::ready, &window,
      [&window, file] {
        QTimer::singleShot(settling, &window, [&window, file] { save(window, file); });
      },
      Qt::SingleShotConnection);
  QTimer::singleShot(patience, &window, [] {
    std::fprintf(stderr, "escolio: the window was not ready in time for its picture\n");
    QCoreApplication::exit(2);
  });
}

} // namespace escolio
