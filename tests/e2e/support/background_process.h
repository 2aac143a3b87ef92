#pragma once

#include "core/process/process_runner.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <sys/types.h>

namespace escolio::e2e {

/// A program that runs beside the test, and ends with it: with all that it has started when this
/// goes, and also when the test itself is killed.
class BackgroundProcess {
 public:
  /// Starts it; of REQUEST, the input and the limits are not used. What it prints goes to the files
  /// OUTPUT and ERRORS.
  BackgroundProcess(const ProcessRequest& request, const std::filesystem::path& output,
                    const std::filesystem::path& errors);
  ~BackgroundProcess();
  BackgroundProcess(const BackgroundProcess&) = delete;
  BackgroundProcess& operator=(const BackgroundProcess&) = delete;

  [[nodiscard]] bool isRunning();
  /// Waits for its end. 128 + number of the signal when one ended it; nothing when it goes on.
  std::optional<int> exitCode(std::chrono::milliseconds limit);

 private:
  void signal(int number) const;

  pid_t m_leader = -1;
  std::optional<int> m_exitCode;
};

} // namespace escolio::e2e
