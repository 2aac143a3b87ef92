#include "app/gui/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <cstdio>

namespace escolio {
namespace {

QString text(const char* source) {
  return QCoreApplication::translate("CommandLine", source);
}

void print(FILE* where, const QString& line) {
  std::fputs(qPrintable(line), where);
}

} // namespace

CommandLine readCommandLine(const QStringList& arguments, std::optional<int>& exitCode) {
  QCommandLineParser parser;
  parser.setApplicationDescription(
      text(QT_TRANSLATE_NOOP("CommandLine", "Annotated reading of source code.")));
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  const QCommandLineOption plan(
      QStringLiteral("plan"),
      text(
          QT_TRANSLATE_NOOP("CommandLine", "Read by the plan in FILE instead of the workspace's.")),
      QStringLiteral("FILE"));
  const QCommandLineOption source(
      QStringLiteral("source"),
      text(QT_TRANSLATE_NOOP("CommandLine",
                             "Read the source ID in the folder PATH, this time, perhaps at REV.")),
      QStringLiteral("ID=PATH[@REV]"));
  const QCommandLineOption sample(
      QStringLiteral("sample"), text(QT_TRANSLATE_NOOP("CommandLine", "Open the sample reading.")));
  const QCommandLineOption screenshot(
      QStringLiteral("screenshot"),
      text(QT_TRANSLATE_NOOP("CommandLine",
                             "Draw the window once it is ready, save it in PNG and end.")),
      QStringLiteral("PNG"));
  parser.addOptions({plan, source, sample, screenshot});
  parser.addPositionalArgument(QStringLiteral("DIR"),
                               text(QT_TRANSLATE_NOOP("CommandLine", "The workspace to open.")),
                               QStringLiteral("[DIR]"));

  CommandLine line;
  // Where help is asked for, options of Qt still stand in the arguments: they are not wrong.
  const bool isUnderstood = parser.parse(arguments);
  if (parser.isSet(QStringLiteral("help-all"))) {
    parser.process(arguments.first(1) << QStringLiteral("--help-all")); // prints it, and ends
  } else if (parser.isSet(help)) {
    print(stdout, parser.helpText());
    exitCode = 0;
  } else if (parser.isSet(version)) {
    print(stdout, QStringLiteral("escolio " ESCOLIO_VERSION "\n"));
    exitCode = 0;
  } else if (!isUnderstood) {
    print(stderr, QStringLiteral("escolio: %1\n%2\n").arg(parser.errorText(), parser.helpText()));
    exitCode = 2;
  } else if (parser.positionalArguments().size() > 1) {
    print(stderr,
          text(QT_TRANSLATE_NOOP("CommandLine", "escolio: only one folder can be opened\n")));
    exitCode = 2;
  }
  line.folder = parser.positionalArguments().value(0);
  line.plan = parser.value(plan);
  line.sources = parser.values(source);
  line.isSample = parser.isSet(sample);
  line.screenshot = parser.value(screenshot);
  return line;
}

} // namespace escolio
