#pragma once

#include <cstdint>
#include <sys/types.h>

namespace escolio::bench {

/// A command with all that it starts, ended when this goes.
class ProcessGroup {
 public:
  /// ARGUMENTS ends in a null pointer; the first is the program.
  explicit ProcessGroup(char** arguments);
  ~ProcessGroup();
  ProcessGroup(const ProcessGroup&) = delete;
  ProcessGroup& operator=(const ProcessGroup&) = delete;

  /// False when all of it has ended.
  [[nodiscard]] bool isRunning();
  /// Its memory in KiB, each shared page divided by the number of its users (PSS).
  [[nodiscard]] std::uint64_t memory() const;

 private:
  void signal(int number) const;

  pid_t m_leader = -1;
  bool m_hasLeaderEnded = false;
};

} // namespace escolio::bench
