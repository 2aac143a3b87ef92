#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace escolio {

/// What the program was started with.
struct CommandLine {
  QString folder; ///< empty: none was named
  QString plan;
  QStringList sources; ///< "ID=PATH[@REV]"
  bool isSample = false;
  QString screenshot; ///< where the picture of the window goes; empty: none is wanted
};

/// Reads the arguments that Qt left. Prints help, version or what is wrong; EXITCODE is set when
/// the program has nothing more to do.
CommandLine readCommandLine(const QStringList& arguments, std::optional<int>& exitCode);

} // namespace escolio
