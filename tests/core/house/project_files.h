#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace escolio::house {

/// A file of the project: its path from the root, with '/', and its bytes.
struct ProjectFile {
  std::string path;
  std::string text;
};

/// Something that breaks a rule of the house. Line 0: the file as a whole.
struct Breach {
  std::string path;
  int line = 0;
  std::string what;
  bool operator==(const Breach&) const = default;
};

/// Every C++ file (.cpp, .h, .def) of core, ui, app and tests, in path order.
const std::vector<ProjectFile>& sourceFiles();
/// Every file that a reader of the project or a user of the programs may come to see: sources,
/// scripts, resources and documents.
const std::vector<ProjectFile>& publicFiles();

/// The breaches that RULE finds in FILES, one a line: "path:line: what". Empty when there is none.
template <typename Rule>
std::string report(const std::vector<ProjectFile>& files, Rule rule);
std::string toText(const std::vector<Breach>& breaches);

template <typename Rule>
std::string report(const std::vector<ProjectFile>& files, Rule rule) {
  std::string text;
  for (const ProjectFile& file : files)
    text += toText(rule(file));
  return text;
}

} // namespace escolio::house
