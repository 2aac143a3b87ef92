#include "app/gui/command_line.h"
#include "app/gui/screenshot.h"
#include "core/source/git_object_source.h"
#include "ui/session/reading_folders.h"
#include "ui/shell/main_window.h"
#include "ui/shell/trace.h"
#include "ui/text/message_text.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <thread>

namespace {

using namespace escolio;

void open(MainWindow& window, const CommandLine& line) {
  ReadingOptions options;
  options.folder = line.folder.toStdString();
  options.planFile = line.plan.toStdString();
  for (const QString& source : line.sources)
    options.sourceOverrides.push_back(source.toStdString());
  if (line.isSample) {
    const auto folder = makeSampleFolder();
    if (!folder) {
      window.showWelcome(errorText(folder.error()));
      return;
    }
    options.folder = *folder;
  }
  if (options.folder.empty())
    window.showWelcome({});
  else
    window.openWorkspace(options);
}

bool asksForHelp(int argc, char** argv) {
  constexpr std::array<std::string_view, 4> asking{"-h", "--help", "-v", "--version"};
  return std::any_of(argv, argv + argc, [&asking](std::string_view argument) {
    return std::ranges::contains(asking, argument);
  });
}

} // namespace

int main(int argc, char** argv) {
  // libgit2 takes some milliseconds to start: meanwhile Qt starts too.
  std::jthread preparation(prepareGitReading);
  QCoreApplication::setApplicationName(QStringLiteral("escolio"));
  QCoreApplication::setApplicationVersion(QStringLiteral(ESCOLIO_VERSION));
  // Help and version are given where there is no display too (but for the help with Qt's options).
  std::unique_ptr<QCoreApplication> application;
  if (asksForHelp(argc, argv))
    application = std::make_unique<QCoreApplication>(argc, argv);
  else
    application = std::make_unique<QApplication>(argc, argv);
  AppSettings settings;
  installTranslations(settings.language());
  std::optional<int> exitCode;
  const CommandLine line = readCommandLine(QCoreApplication::arguments(), exitCode); // without Qt's
  if (exitCode)
    return *exitCode;

  QApplication::setApplicationDisplayName(QStringLiteral("Escolio"));
  QApplication::setDesktopFileName(QStringLiteral("org.escolio.Escolio"));
  ThemeController theme;
  theme.setAppearance(settings.appearance());

  MainWindow window(settings, theme);
  if (!line.screenshot.isEmpty())
    takeScreenshotWhenReady(window, line.screenshot);
  open(window, line);
  window.show();
  QTimer::singleShot(0, &window, [] { trace("window-shown"); });
  return QApplication::exec();
}
