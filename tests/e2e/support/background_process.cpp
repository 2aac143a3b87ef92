#include "tests/e2e/support/background_process.h"

#include "core/process/child_environment.h"
#include "tests/e2e/support/wait_until.h"

#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace escolio::e2e {
namespace {

std::vector<char*> pointersTo(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

} // namespace

BackgroundProcess::BackgroundProcess(const ProcessRequest& request,
                                     const std::filesystem::path& output,
                                     const std::filesystem::path& errors) {
  std::vector<std::string> words{request.program};
  words.insert(words.end(), request.arguments.begin(), request.arguments.end());
  std::vector<std::string> environment = childEnvironment(request);
  const std::vector<char*> wordPointers = pointersTo(words);
  const std::vector<char*> environmentPointers = pointersTo(environment);
  const pid_t parent = getpid();

  m_leader = fork();
  if (m_leader < 0)
    throw std::runtime_error("cannot start " + request.program);
  if (m_leader > 0) {
    setpgid(m_leader, m_leader); // here too: who comes first is not known
    return;
  }
  // In the child, where nothing but system calls is safe.
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGTERM); // so that the display can tidy up after itself
  const int flags = O_WRONLY | O_CREAT | O_TRUNC;
  const bool isReady = getppid() == parent &&
                       dup2(open("/dev/null", O_RDONLY), STDIN_FILENO) >= 0 &&
                       dup2(open(output.c_str(), flags, 0600), STDOUT_FILENO) >= 0 &&
                       dup2(open(errors.c_str(), flags, 0600), STDERR_FILENO) >= 0 &&
                       (request.folder.empty() || chdir(request.folder.c_str()) == 0);
  if (isReady)
    execvpe(wordPointers[0], wordPointers.data(), environmentPointers.data());
  _exit(127);
}

BackgroundProcess::~BackgroundProcess() {
  signal(SIGTERM);
  exitCode(std::chrono::seconds(10));
  signal(SIGKILL); // also to what it left behind
  exitCode(patience);
}

bool BackgroundProcess::isRunning() {
  if (m_exitCode)
    return false;
  int status = 0;
  if (waitpid(m_leader, &status, WNOHANG) != m_leader)
    return true;
  m_exitCode = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return false;
}

std::optional<int> BackgroundProcess::exitCode(std::chrono::milliseconds limit) {
  waitUntil([this] { return !isRunning(); }, limit);
  return m_exitCode;
}

void BackgroundProcess::signal(int number) const {
  kill(-m_leader, number);
}

} // namespace escolio::e2e
