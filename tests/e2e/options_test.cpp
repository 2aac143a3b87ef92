#include "core/process/posix_process_runner.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

using namespace escolio;

namespace {

ProcessResult start(std::vector<std::string> arguments, const std::string& language = "C.UTF-8") {
  ProcessRequest request;
  request.program = ESCOLIO_GUI;
  request.arguments = std::move(arguments);
  request.withoutVariables = {"LC_*", "LANG*", "DISPLAY", "WAYLAND_DISPLAY", "QT_*"};
  request.variables = {{"LANG", language}};
  const auto result = PosixProcessRunner().run(request);
  REQUIRE(result);
  return *result;
}

} // namespace

TEST_CASE("Options of Qt are not taken for mistakes", "[options]") {
  const ProcessResult result = start({"-platform", "offscreen", "one", "two"});
  CHECK(result.exitCode == 2);
  CHECK(result.errors == "escolio: only one folder can be opened\n");
}

TEST_CASE("What is wrong with the options is said in the reader's language", "[options]") {
  const ProcessResult result = start({"-platform", "offscreen", "uno", "dos"}, "es_ES.UTF-8");
  CHECK(result.exitCode == 2);
  CHECK(result.errors.contains("carpeta"));
}

TEST_CASE("Help and version need no display", "[options]") {
  CHECK(start({"--help"}).output.contains("--screenshot"));
  CHECK(start({"-platform", "offscreen", "--help-all"}).output.contains("-platform"));
  CHECK(start({"-platform", "offscreen", "--version"}).output.starts_with("escolio "));
  CHECK(start({"--version"}).exitCode == 0);
}

TEST_CASE("An option that nobody knows is a mistake", "[options]") {
  const ProcessResult result = start({"-platform", "offscreen", "--no-such-option"});
  CHECK(result.exitCode == 2);
  CHECK(result.errors.contains("no-such-option"));
}
