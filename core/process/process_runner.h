#pragma once

#include "core/base/error.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace escolio {

/// One program to run to its end. No shell is involved.
struct ProcessRequest {
  std::string program; ///< looked for in PATH when it has no '/'
  std::vector<std::string> arguments;
  std::filesystem::path folder; ///< to run in; empty: the current one
  std::string input;            ///< bytes for its standard input
  /// Names of variables that are not passed on; one that ends in '*' stands for all that begin so
  /// ("GIT_*").
  std::vector<std::string> withoutVariables;
  std::map<std::string, std::string> variables; ///< set after the removal
  std::chrono::milliseconds timeLimit{std::chrono::seconds{30}};
  std::size_t outputLimit = std::size_t{64} << 20U; ///< in bytes, for each of output and errors
};

struct ProcessResult {
  int exitCode = 0; ///< 128 + number of the signal when one ended it
  std::string output;
  std::string errors;
};

/// Runs programs: git, ctags.
class ProcessRunner {
 public:
  virtual ~ProcessRunner() = default;

  /// Runs to the end, whatever its exit code. ErrorKind::notFound when there is no such program,
  /// tooLarge above the output limit, io when it cannot be started or exceeds the time limit (it is
  /// ended then). May be called from several threads.
  [[nodiscard]] virtual Result<ProcessResult> run(const ProcessRequest& request) const = 0;
};

} // namespace escolio
