#pragma once

#include "core/process/process_runner.h"

#include <stop_token>
#include <utility>

namespace escolio {

/// Runs real programs, with posix_spawn, each in a process group of its own so that its time limit
/// ends its children too.
class PosixProcessRunner final : public ProcessRunner {
 public:
  PosixProcessRunner() = default;
  /// When STOP asks, programs that run are ended, within a tenth of a second, and no other begins:
  /// both are errors of kind io.
  explicit PosixProcessRunner(std::stop_token stop) : m_stop(std::move(stop)) {}

  [[nodiscard]] Result<ProcessResult> run(const ProcessRequest& request) const override;

 private:
  std::stop_token m_stop;
};

} // namespace escolio
