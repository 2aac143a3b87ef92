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

} // namespace

int main(int argc, char** argv) {
  // libgit2 takes some milliseconds to start: meanwhile Qt starts too.
  std::jthread preparation(prepareGitReading);
  QStringList arguments;
  for (int i = 0; i < argc; ++i)
    arguments.append(QString::fromLocal8Bit(argv[i]));
  std::optional<int> exitCode;
  CommandLine line = readCommandLine(arguments, exitCode);
  if (exitCode)
    return *exitCode;

  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("escolio"));
  QApplication::setApplicationDisplayName(QStringLiteral("Escolio"));
  QApplication::setApplicationVersion(QStringLiteral(ESCOLIO_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("org.escolio.Escolio"));
  AppSettings settings;
  installTranslations(settings.language());
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
