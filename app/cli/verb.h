#pragma once

#include <span>

namespace CLI {
class App;
}

namespace escolio::cli {

/// What the program ends with (docs/cli.md).
enum class ExitCode {
  done = 0,  ///< every gating check is met; the verb did what it says
  unmet = 1, ///< something is unmet
  failed = 2 ///< something could not be looked at, or the words, the plan or the system are wrong
};

/// One verb of the command line. ADD puts its options into APP and calls back with its exit code in
/// RESULT.
struct Verb {
  const char* name;
  const char* summary;
  void (*add)(CLI::App& app, ExitCode& result);
};

/// Every verb, in the order of the help.
std::span<const Verb> allVerbs();

} // namespace escolio::cli
