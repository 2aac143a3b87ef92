#include "tests/bench/process_group.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace escolio::bench {

namespace fs = std::filesystem;

namespace {

std::uint64_t memoryOf(const fs::path& process) {
  std::ifstream rollup(process / "smaps_rollup");
  for (std::string word; rollup >> word;)
    if (std::uint64_t kib = 0; word == "Pss:" && rollup >> kib)
      return kib;
  return 0;
}

} // namespace

ProcessGroup::ProcessGroup(char** arguments) : m_leader(fork()) {
  if (m_leader == 0) {
    setpgid(0, 0);
    execvp(arguments[0], arguments);
    _exit(127);
  }
  setpgid(m_leader, m_leader); // here too: who comes first is not known
}

ProcessGroup::~ProcessGroup() {
  signal(SIGTERM);
  constexpr int waits = 40;
  for (int i = 0; i < waits && isRunning(); ++i)
    usleep(50'000);
  signal(SIGKILL);
  if (m_leader > 0 && !m_hasLeaderEnded)
    waitpid(m_leader, nullptr, 0);
}

bool ProcessGroup::isRunning() {
  if (m_leader <= 0)
    return false;
  if (!m_hasLeaderEnded)
    m_hasLeaderEnded = waitpid(m_leader, nullptr, WNOHANG) != 0;
  return kill(-m_leader, 0) == 0;
}

void ProcessGroup::signal(int number) const {
  if (m_leader > 0)
    kill(-m_leader, number);
}

std::uint64_t ProcessGroup::memory() const {
  std::uint64_t sum = 0;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/proc", ignored)) {
    const pid_t id = static_cast<pid_t>(std::atol(entry.path().filename().c_str()));
    if (id > 0 && getpgid(id) == m_leader)
      sum += memoryOf(entry.path());
  }
  return sum;
}

} // namespace escolio::bench
