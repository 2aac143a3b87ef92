#include "tests/core/house/check_rules.h"

#include <algorithm>
#include <format>

namespace escolio::house {

namespace {

const ProjectFile* fileAt(const std::vector<ProjectFile>& files, const std::string& path) {
  const auto found = std::ranges::find(files, path, &ProjectFile::path);
  return found == files.end() ? nullptr : &*found;
}

std::string withUnderscores(std::string id) {
  std::ranges::replace(id, '-', '_');
  return id;
}

} // namespace

std::vector<Breach> incompleteChecks(const std::vector<std::string>& ids,
                                     const std::vector<ProjectFile>& files) {
  std::vector<Breach> breaches;
  for (const std::string& id : ids) {
    const std::string name = withUnderscores(id);
    const std::string page = std::format("docs/checks/{}.md", id);
    for (const std::string& path : {std::format("core/check/check_{}.cpp", name), page,
                                    std::format("tests/core/check/{}_test.cpp", name)})
      if (fileAt(files, path) == nullptr)
        breaches.push_back({path, 0, std::format("the check {} needs this file", id)});
    if (const ProjectFile* text = fileAt(files, page);
        text != nullptr && !text->text.starts_with(std::format("# {}\n", id)))
      breaches.push_back({page, 1, std::format("the page's title is not {}", id)});
  }
  constexpr std::string_view pages = "docs/checks/";
  for (const ProjectFile& file : files)
    if (file.path.starts_with(pages) && file.path.ends_with(".md") &&
        !std::ranges::contains(ids,
                               file.path.substr(pages.size(), file.path.size() - pages.size() - 3)))
      breaches.push_back({file.path, 0, "is about no check of checks.def"});
  return breaches;
}

} // namespace escolio::house
