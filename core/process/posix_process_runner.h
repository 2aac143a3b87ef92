#pragma once

#include "core/process/process_runner.h"

namespace escolio {

/// Runs real programs, with posix_spawn, each in a process group of its own so that its time limit
/// ends its children too.
class PosixProcessRunner final : public ProcessRunner {
 public:
  [[nodiscard]] Result<ProcessResult> run(const ProcessRequest& request) const override;
};

} // namespace escolio
