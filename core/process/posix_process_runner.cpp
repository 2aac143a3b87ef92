#include "core/process/posix_process_runner.h"

#include "core/base/file_descriptor.h"
#include "core/process/child_environment.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace escolio {
namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
  FileDescriptor readEnd;
  FileDescriptor writeEnd;
};

std::string reason(int error) {
  return std::generic_category().message(error);
}

/// True when a folder of PATH has a file of that name, whether it may be run or not.
bool isInPath(const std::string& program) {
  const char* variable = std::getenv("PATH");
  std::string_view path = variable == nullptr ? std::string_view() : variable;
  while (!path.empty()) {
    const std::string_view folder = path.substr(0, path.find(':'));
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::path(folder) / program, ignored))
      return true;
    path.remove_prefix(std::min(folder.size() + 1, path.size()));
  }
  return false;
}

/// exec says "not allowed" also when PATH has a folder that cannot be entered.
bool isNotInstalled(const ProcessRequest& request, int error) {
  std::error_code ignored;
  const bool hasFolder =
      request.folder.empty() || std::filesystem::is_directory(request.folder, ignored);
  if (!hasFolder || (error != ENOENT && error != EACCES))
    return false;
  return request.program.contains('/') ? error == ENOENT : !isInPath(request.program);
}

std::unexpected<Error> cannotStart(const ProcessRequest& request, int error) {
  if (isNotInstalled(request, error))
    return failure(
        ErrorKind::notFound,
        makeMessage(ESCOLIO_MESSAGE("core", "The program %1 is not installed."), request.program));
  return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be started: %2."),
                                            request.program, reason(error)));
}

std::unexpected<Error> stopped(const ProcessRequest& request) {
  return failure(ErrorKind::io,
                 makeMessage(ESCOLIO_MESSAGE("core", "%1 was ended: nobody waits for it any more."),
                             request.program));
}

std::optional<Pipe> openPipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0)
    return std::nullopt;
  return Pipe{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

/// The input as an unlinked file: a program that stops reading early then raises no SIGPIPE here.
FileDescriptor openInput(const std::string& bytes) {
  if (bytes.empty())
    return FileDescriptor(open("/dev/null", O_RDONLY | O_CLOEXEC));
  const std::unique_ptr<std::FILE, CloseFile> file(std::tmpfile());
  if (!file || std::fwrite(bytes.data(), 1, bytes.size(), file.get()) != bytes.size() ||
      std::fflush(file.get()) != 0)
    return {};
  FileDescriptor input(fcntl(fileno(file.get()), F_DUPFD_CLOEXEC, 0));
  lseek(input.number(), 0, SEEK_SET);
  return input;
}

/// posix_spawn's own setup, owned.
class SpawnSetup {
 public:
  SpawnSetup() {
    posix_spawn_file_actions_init(&m_actions);
    posix_spawnattr_init(&m_attributes);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&m_attributes, &signals);
    sigaddset(&signals, SIGPIPE);
    sigaddset(&signals, SIGCHLD);
    posix_spawnattr_setsigdefault(&m_attributes, &signals);
    posix_spawnattr_setpgroup(&m_attributes, 0);
    posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                                POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnSetup() {
    posix_spawnattr_destroy(&m_attributes);
    posix_spawn_file_actions_destroy(&m_actions);
  }
  SpawnSetup(const SpawnSetup&) = delete;
  SpawnSetup& operator=(const SpawnSetup&) = delete;

  void connect(const FileDescriptor& from, int to) {
    posix_spawn_file_actions_adddup2(&m_actions, from.number(), to);
  }
  void runIn(const std::filesystem::path& folder) {
    if (!folder.empty())
      posix_spawn_file_actions_addchdir_np(&m_actions, folder.c_str());
  }
  /// 0, or the error number.
  int spawn(pid_t& child, const ProcessRequest& request) const {
    std::vector<std::string> words{request.program};
    words.insert(words.end(), request.arguments.begin(), request.arguments.end());
    const std::vector<std::string> environment = childEnvironment(request);
    return posix_spawnp(&child, request.program.c_str(), &m_actions, &m_attributes,
                        pointersTo(words).data(), pointersTo(environment).data());
  }

 private:
  /// As exec wants them; it does not write to them, its type is older than const.
  static std::vector<char*> pointersTo(const std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (const std::string& word : words)
      pointers.push_back(const_cast<char*>(word.c_str()));
    pointers.push_back(nullptr);
    return pointers;
  }

  posix_spawn_file_actions_t m_actions{};
  posix_spawnattr_t m_attributes{};
};

enum class Ended { byItself, tooLate, tooMuch, stopped };

/// Reads what is there; false at the end. Never blocks after poll() said that there is something.
bool readSome(FileDescriptor& from, std::string& into) {
  std::array<char, std::size_t{1} << 16U> buffer{};
  const ssize_t count = read(from.number(), buffer.data(), buffer.size());
  if (count > 0)
    into.append(buffer.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

Ended readAll(FileDescriptor output, FileDescriptor errors, const ProcessRequest& request,
              const std::stop_token& stop, ProcessResult& result) {
  const long longestPoll = stop.stop_possible() ? 100 : 60'000; // in milliseconds
  const Clock::time_point end = Clock::now() + request.timeLimit;
  while (output.isOpen() || errors.isOpen()) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0)
      return Ended::tooLate;
    if (stop.stop_requested())
      return Ended::stopped;
    std::array<pollfd, 2> waiting{pollfd{output.number(), POLLIN, 0},
                                  pollfd{errors.number(), POLLIN, 0}};
    if (poll(waiting.data(), waiting.size(), static_cast<int>(std::min(left, longestPoll))) < 0)
      continue; // a signal came
    if (waiting[0].revents != 0 && !readSome(output, result.output))
      output.close();
    if (waiting[1].revents != 0 && !readSome(errors, result.errors))
      errors.close();
    if (std::max(result.output.size(), result.errors.size()) > request.outputLimit)
      return Ended::tooMuch;
  }
  return Ended::byItself;
}

/// Waits for the child; nullopt when somebody else took its status.
std::optional<int> exitCodeOf(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR)
      return std::nullopt;
  constexpr int signalBase = 128;
  return WIFSIGNALED(status) ? signalBase + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace

Result<ProcessResult> PosixProcessRunner::run(const ProcessRequest& request) const {
  if (m_stop.stop_requested())
    return stopped(request);
  FileDescriptor input = openInput(request.input);
  auto output = openPipe();
  auto errors = openPipe();
  if (!input.isOpen() || !output || !errors)
    return cannotStart(request, errno);

  pid_t child = 0;
  {
    SpawnSetup setup;
    setup.connect(input, STDIN_FILENO);
    setup.connect(output->writeEnd, STDOUT_FILENO);
    setup.connect(errors->writeEnd, STDERR_FILENO);
    setup.runIn(request.folder);
    if (const int error = setup.spawn(child, request); error != 0)
      return cannotStart(request, error);
  }
  output->writeEnd.close();
  errors->writeEnd.close();

  ProcessResult result;
  const Ended ended =
      readAll(std::move(output->readEnd), std::move(errors->readEnd), request, m_stop, result);
  if (ended != Ended::byItself)
    kill(-child, SIGKILL);
  const std::optional<int> exitCode = exitCodeOf(child);
  switch (ended) {
  case Ended::tooLate:
    return failure(ErrorKind::io,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 took longer than %2 s and was ended."),
                               request.program,
                               std::chrono::ceil<std::chrono::seconds>(request.timeLimit).count()));
  case Ended::tooMuch:
    return failure(
        ErrorKind::tooLarge,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 wrote more than %2 bytes and was ended."),
                    request.program, request.outputLimit));
  case Ended::stopped:
    return stopped(request);
  case Ended::byItself:
    break;
  }
  if (!exitCode)
    return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "How %1 ended is not known."),
                                              request.program));
  result.exitCode = *exitCode;
  return result;
}

} // namespace escolio
