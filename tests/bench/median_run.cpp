// median-run COUNT -- COMMAND…: runs COMMAND COUNT times, output thrown away, and prints the median
// wall time in ms. Exit code 1 when a run ends with a code above 1 (a checklist may be unmet).
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// The command's exit code, or 128 when a signal ended it.
int run(char** command) {
  const pid_t child = fork();
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);
    execvp(command[0], command);
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

} // namespace

int main(int count, char** arguments) {
  const int runs = count > 1 ? std::atoi(arguments[1]) : 0;
  if (count < 4 || runs < 1 || std::string_view(arguments[2]) != "--") {
    std::fputs("usage: median-run COUNT -- COMMAND…\n", stderr);
    return 2;
  }
  std::vector<Milliseconds> times;
  for (int i = 0; i < runs; ++i) {
    const auto start = std::chrono::steady_clock::now();
    if (const int code = run(arguments + 3); code > 1) {
      std::fprintf(stderr, "median-run: %s ended with %d\n", arguments[3], code);
      return 1;
    }
    times.push_back(std::chrono::steady_clock::now() - start);
  }
  std::ranges::sort(times);
  std::printf("%.2f\n", times[times.size() / 2].count());
  return 0;
}
