#include "tests/e2e/support/desk.h"

#include "core/process/posix_process_runner.h"
#include "tests/e2e/support/wait_until.h"

#include <catch2/catch_test_macros.hpp>
#include <sstream>

namespace escolio::e2e {
namespace {

ProcessResult runTool(const std::string& program, const std::vector<std::string>& arguments,
                      const std::map<std::string, std::string>& variables) {
  ProcessRequest request;
  request.program = program;
  request.arguments = arguments;
  request.variables = variables;
  request.timeLimit = patience;
  const auto result = PosixProcessRunner().run(request);
  INFO(program << (result ? "" : ": " + toEnglish(result.error().message)));
  REQUIRE(result.has_value());
  return *result;
}

std::vector<std::string> concat(std::vector<std::string> words,
                                const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::vector<std::string> moveTo(Point point) {
  return {"mousemove", std::to_string(point.x), std::to_string(point.y)};
}

} // namespace

// xdotool finds the key of a character by the locale's characters.
Desk::Desk(const std::string& display) : m_variables{{"DISPLAY", display}, {"LC_ALL", "C.UTF-8"}} {}

std::string Desk::tool(const std::vector<std::string>& arguments) const {
  const ProcessResult result = runTool("xdotool", arguments, m_variables);
  INFO("xdotool " << arguments.front() << ": " << result.errors);
  REQUIRE(result.exitCode == 0);
  return result.output;
}

void Desk::press(const std::vector<std::string>& keys) const {
  tool(concat({"key"}, keys));
}

void Desk::type(const std::string& text) const {
  tool({"type", "--", text});
}

void Desk::drag(Point from, Point to) const {
  const Point between{(from.x + to.x) / 2, (from.y + to.y) / 2};
  std::vector<std::string> steps = concat(moveTo(from), {"mousedown", "1"});
  steps = concat(concat(steps, moveTo(between)), moveTo(to));
  tool(concat(steps, {"mouseup", "1"}));
}

void Desk::click(Point at) const {
  tool(concat(moveTo(at), {"click", "1"}));
}

std::optional<std::string> Desk::window(const std::string& title) const {
  const ProcessResult found =
      runTool("xdotool", {"search", "--onlyvisible", "--name", title}, m_variables);
  const std::string first = found.output.substr(0, found.output.find('\n'));
  return first.empty() ? std::nullopt : std::optional(first);
}

std::string Desk::focus(const std::string& title) const {
  std::optional<std::string> found;
  INFO("the window “" << title << "”");
  REQUIRE(waitUntil([&] { return (found = window(title)).has_value(); }));
  tool({"windowfocus", *found});
  return *found;
}

WindowPlace Desk::place(const std::string& window) const {
  std::istringstream lines(tool({"getwindowgeometry", "--shell", window}));
  std::map<std::string, int> values; // X, Y, WIDTH, HEIGHT and others
  for (std::string line; std::getline(lines, line);)
    if (const std::size_t sign = line.find('='); sign != std::string::npos)
      values[line.substr(0, sign)] = std::stoi(line.substr(sign + 1));
  return {{values["X"], values["Y"]}, values["WIDTH"], values["HEIGHT"]};
}

bool Desk::useKeyboard(const std::string& layout) const {
  return runTool("setxkbmap", {layout}, m_variables).exitCode == 0;
}

} // namespace escolio::e2e
