#include "core/process/posix_process_runner.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <stop_token>
#include <thread>

using namespace escolio;
using namespace escolio::fakes;
using namespace std::chrono_literals;

namespace {

Result<ProcessResult> run(ProcessRequest request) {
  return PosixProcessRunner().run(request);
}

ProcessRequest shell(const std::string& script) {
  ProcessRequest request;
  request.program = "sh";
  request.arguments = {"-c", script};
  return request;
}

} // namespace

TEST_CASE("A program's output, errors and exit code are told apart", "[process]") {
  const auto result = run(shell("printf 'out\\0put'; printf error >&2; exit 3"));
  REQUIRE(result);
  CHECK(result->output == std::string("out\0put", 7));
  CHECK(result->errors == "error");
  CHECK(result->exitCode == 3);
}

TEST_CASE("Arguments reach the program as they are", "[process]") {
  ProcessRequest request;
  request.program = "printf";
  request.arguments = {"%s|", "a b", "$HOME", "'\"", "", "ñ\n"};
  CHECK(run(request)->output == "a b|$HOME|'\"||ñ\n|");
}

TEST_CASE("Input larger than a pipe arrives whole", "[process]") {
  ProcessRequest request;
  request.program = "cat";
  request.input = std::string(1'000'000, 'x') + std::string("\0end", 4);
  CHECK(run(request)->output == request.input);
}

TEST_CASE("A program that does not read its input is no trouble", "[process]") {
  ProcessRequest request = shell("exec 0<&-; echo done");
  request.input = std::string(1'000'000, 'x');
  CHECK(run(request)->output == "done\n");
}

TEST_CASE("A program without input reads an empty one", "[process]") {
  ProcessRequest request;
  request.program = "cat";
  CHECK(run(request)->output.empty());
}

TEST_CASE("The environment and the folder are as asked", "[process]") {
  const TemporaryFolder folder;
  setenv("ESCOLIO_TEST_ONE", "1", 1);
  setenv("ESCOLIO_TEST_TWO", "2", 1);
  setenv("ESCOLIO_OTHER", "3", 1);
  ProcessRequest request =
      shell("echo ${ESCOLIO_TEST_ONE-no} ${ESCOLIO_TEST_TWO-no} ${ESCOLIO_OTHER-no}; pwd");
  request.folder = folder.path();
  request.withoutVariables = {"ESCOLIO_TEST_*"};
  request.variables = {{"ESCOLIO_TEST_TWO", "new"}};
  CHECK(run(request)->output == "no new 3\n" + folder.path().string() + "\n");
  unsetenv("ESCOLIO_TEST_ONE");
  unsetenv("ESCOLIO_TEST_TWO");
  unsetenv("ESCOLIO_OTHER");
}

TEST_CASE("A program that is not installed is told from one that cannot run", "[process]") {
  const TemporaryFolder folder;
  ProcessRequest request;
  request.program = "escolio-no-such-program";
  CHECK(run(request).error().kind == ErrorKind::notFound);
  request.folder = folder.path();
  CHECK(run(request).error().kind == ErrorKind::notFound);
  request.program = "true";
  request.folder = folder / "absent";
  CHECK(run(request).error().kind == ErrorKind::io);
  writeFile(folder / "plain.txt", "no program");
  request = {};
  request.program = (folder / "plain.txt").string();
  CHECK(run(request).error().kind == ErrorKind::io);
}

TEST_CASE("The time limit ends a program and its children", "[process]") {
  const TemporaryFolder folder;
  ProcessRequest request = shell("(sleep 30; touch late) & sleep 30");
  request.folder = folder.path();
  request.timeLimit = 100ms;
  const auto start = std::chrono::steady_clock::now();
  CHECK(run(request).error().kind == ErrorKind::io);
  CHECK(std::chrono::steady_clock::now() - start < 10s);
}

TEST_CASE("A program whose result nobody wants any more is ended", "[process]") {
  const TemporaryFolder folder;
  std::stop_source stop;
  const PosixProcessRunner runner(stop.get_token());
  ProcessRequest request = shell("touch begun; exec sleep 60");
  request.folder = folder.path();
  request.timeLimit = 60s;
  auto running = std::async(std::launch::async, [&] { return runner.run(request); });
  while (!std::filesystem::exists(folder / "begun"))
    std::this_thread::sleep_for(1ms);
  const auto start = std::chrono::steady_clock::now();
  stop.request_stop();
  CHECK(running.get().error().kind == ErrorKind::io);
  CHECK(std::chrono::steady_clock::now() - start < 30s);
  CHECK(runner.run(shell("true")).error().kind == ErrorKind::io);
}

TEST_CASE("The output limit ends a program", "[process]") {
  ProcessRequest request = shell("yes");
  request.outputLimit = 100'000;
  CHECK(run(request).error().kind == ErrorKind::tooLarge);
  request = shell("yes >&2");
  request.outputLimit = 100'000;
  CHECK(run(request).error().kind == ErrorKind::tooLarge);
}

TEST_CASE("The signal that ended a program is in its exit code", "[process]") {
  CHECK(run(shell("kill -TERM $$"))->exitCode == 128 + SIGTERM);
}

TEST_CASE("Programs run side by side", "[process]") {
  std::vector<std::string> outputs(8);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < outputs.size(); ++i)
      threads.emplace_back([&outputs, i] {
        outputs[i] = run(shell("sleep 0.0" + std::to_string(i) + "; echo " + std::to_string(i)))
                         .value_or(ProcessResult{})
                         .output;
      });
  }
  for (std::size_t i = 0; i < outputs.size(); ++i)
    CHECK(outputs[i] == std::to_string(i) + "\n");
}
