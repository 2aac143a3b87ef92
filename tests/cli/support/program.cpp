#include "tests/cli/support/program.h"

#include "core/process/posix_process_runner.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace escolio::test {
namespace {

Answer runAnything(const std::string& program, const std::vector<std::string>& arguments,
                   const std::filesystem::path& folder,
                   const std::map<std::string, std::string>& variables) {
  ProcessRequest request;
  request.program = program;
  request.arguments = arguments;
  request.folder = folder;
  request.withoutVariables = {"GIT_*", "XDG_*", "NO_COLOR", "LC_*", "LANG"};
  request.variables = variables;
  const auto result = PosixProcessRunner().run(request);
  INFO(program << (result ? "" : ": " + toEnglish(result.error().message)));
  REQUIRE(result.has_value());
  return {result->exitCode, result->output, result->errors};
}

} // namespace

Program::Program() {
  for (const char* name : {"home", "config", "elsewhere"})
    std::filesystem::create_directory(m_root / name);
  m_variables = {{"HOME", m_root / "home"},
                 {"XDG_CONFIG_HOME", m_root / "config"},
                 {"GIT_CONFIG_NOSYSTEM", "1"},
                 {"LC_ALL", "C"}};
}

Answer Program::run(const std::vector<std::string>& arguments,
                    const std::filesystem::path& folder) const {
  return runAnything(ESCOLIO_CLI, arguments, folder.empty() ? m_root / "elsewhere" : folder,
                     m_variables);
}

std::filesystem::path Program::folder(const std::string& name) const {
  const std::filesystem::path made = m_root / name;
  std::filesystem::create_directories(made);
  return made;
}

std::filesystem::path Program::fixture(const std::string& name) const {
  const std::filesystem::path out = m_root / ("fixture-" + name);
  const Answer built =
      runAnything("sh", {std::string(ESCOLIO_SOURCE_DIR) + "/tests/golden/build.sh", name, out},
                  m_root.path(), m_variables);
  INFO(built.output << built.errors);
  REQUIRE(built.exitCode == 0);
  return out;
}

std::string stateOf(const Answer& report, const std::string& check) {
  std::string state = "absent";
  const auto json = nlohmann::json::parse(report.output);
  for (const auto& row : json.at("checks")) {
    if (row.at("id") != check)
      continue;
    const std::string own = row.at("state");
    if (state == "absent" || own == "unmet" || state == "met")
      state = own;
  }
  return state;
}

std::string readFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace escolio::test
