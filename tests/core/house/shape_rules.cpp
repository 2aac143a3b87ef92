#include "tests/core/house/shape_rules.h"

#include <algorithm>
#include <array>
#include <format>

namespace escolio::house {

namespace {

bool isPathCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '.' || c == '/' || c == '~';
}

} // namespace

std::vector<Breach> tooLongFile(const ProjectFile& file) {
  const auto lines = std::ranges::count(file.text, '\n');
  if (lines <= longestFile)
    return {};
  return {{file.path, 0, std::format("{} lines; {} is the most", lines, longestFile)}};
}

std::vector<Breach> missingPragmaOnce(const ProjectFile& file) {
  if (!file.path.ends_with(".h") || file.text.starts_with("#pragma once\n"))
    return {};
  return {{file.path, 1, "begins with something else than #pragma once"}};
}

std::vector<Breach> machinePaths(const ProjectFile& file) {
  // In halves, so that this file is none.
  constexpr auto roots = std::to_array<std::string_view>({"/home"
                                                          "/",
                                                          "/root"
                                                          "/",
                                                          "/Users"
                                                          "/",
                                                          "/work"
                                                          "/",
                                                          ":\\Users"
                                                          "\\"});
  std::vector<Breach> breaches;
  int line = 1;
  std::size_t counted = 0;
  for (std::size_t at = 0; at < file.text.size(); ++at) {
    const std::string_view here = std::string_view(file.text).substr(at);
    // "docs/work/a" is no path from the root.
    if (at > 0 && isPathCharacter(file.text[at - 1]) && here.front() == '/')
      continue;
    if (std::ranges::none_of(roots, [here](std::string_view r) { return here.starts_with(r); }))
      continue;
    line += static_cast<int>(
        std::ranges::count(std::string_view(file.text).substr(counted, at - counted), '\n'));
    counted = at;
    const std::string_view shown = here.substr(0, here.find_first_of(" \n\"'`)"));
    breaches.push_back(
        {file.path, line, std::format("{} stands on one machine only", shown.substr(0, 60))});
  }
  return breaches;
}

} // namespace escolio::house
