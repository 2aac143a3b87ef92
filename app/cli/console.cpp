#include "app/cli/console.h"

#include "core/report/terminal_text.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

namespace escolio::cli {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

std::string shownLines(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    shown += terminalText(text.substr(0, end));
    if (end == std::string_view::npos)
      break;
    shown += '\n';
    text.remove_prefix(end + 1);
  }
  return shown;
}

} // namespace

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

void printError(std::string_view message) {
  const std::string line = "escolio-cli: " + shownLines(message) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void printError(const Error& error) {
  printError(toEnglish(error.message));
}

bool hasColours() {
  return variable("NO_COLOR").empty() && variable("TERM") != "dumb" && isatty(STDOUT_FILENO) != 0;
}

bool finishOutput() {
  return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

std::string_view languageOfEnvironment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string_view value = variable(name); !value.empty())
      return value.starts_with("es") ? "es" : "en";
  return "en";
}

} // namespace escolio::cli
