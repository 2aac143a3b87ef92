#pragma once

#include "tests/fakes/temporary_folder.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace escolio::test {

/// What the program answered.
struct Answer {
  int exitCode = -1;
  std::string output;
  std::string errors;
};

/// The built escolio-cli, with settings of its own: nothing of whoever runs the tests plays a part.
class Program {
 public:
  Program();

  /// Runs it in FOLDER (default: a folder that is empty at first).
  [[nodiscard]] Answer run(const std::vector<std::string>& arguments,
                           const std::filesystem::path& folder = {}) const;

  /// Sets a variable of its environment.
  void set(const std::string& name, std::string value) { m_variables[name] = std::move(value); }
  /// An empty folder.
  [[nodiscard]] std::filesystem::path folder(const std::string& name) const;
  /// Makes a fixture of tests/golden/verdicts; gives the folder with `repo` and `notes`.
  [[nodiscard]] std::filesystem::path fixture(const std::string& name) const;

 private:
  fakes::TemporaryFolder m_root;
  std::map<std::string, std::string> m_variables;
};

/// The state of a check in a JSON report ("met"), the worst of its rows.
std::string stateOf(const Answer& report, const std::string& check);

std::string readFile(const std::filesystem::path& path);

} // namespace escolio::test
