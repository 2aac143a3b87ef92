#include "tests/core/house/layer_rules.h"

#include "tests/core/house/includes.h"

#include <algorithm>
#include <format>

namespace escolio::house {

namespace {

struct Layer {
  std::string_view folder;
  std::vector<std::string_view> mayInclude;
  bool hasQt = false;
};

/// The first that fits counts.
const std::vector<Layer>& layers() {
  static const std::vector<Layer> all = {
      {"core/", {"core/"}},
      {"ui/", {"ui/", "core/"}, true},
      {"app/cli/", {"app/cli/", "core/"}},
      {"app/gui/", {"app/gui/", "ui/", "core/"}, true},
      {"app/diagram/", {"app/diagram/", "core/"}, true},
      {"tests/core/", {"tests/core/", "tests/fakes/", "core/"}},
      {"tests/cli/", {"tests/cli/", "tests/fakes/", "core/"}},
      {"tests/fakes/", {"tests/fakes/", "core/"}},
      {"tests/", {"tests/", "app/", "ui/", "core/"}, true},
  };
  return all;
}

const Layer* layerOf(std::string_view path) {
  const auto found = std::ranges::find_if(
      layers(), [path](const Layer& layer) { return path.starts_with(layer.folder); });
  return found == layers().end() ? nullptr : &*found;
}

/// <QWidget>, <QtWidgets/QWidget>, <KSyntaxHighlighting/Theme>, <KF6/…>: no other library that is
/// used here begins so.
bool isWindowHeader(std::string_view header) {
  return header.size() > 1 && (header[0] == 'Q' || header[0] == 'K') && header[1] >= 'A' &&
         header[1] <= 'z';
}

bool isMocOutput(const Include& include) {
  return !include.isAngled && include.header.ends_with(".moc");
}

} // namespace

std::vector<Breach> wrongWayIncludes(const ProjectFile& file) {
  const Layer* layer = layerOf(file.path);
  if (layer == nullptr)
    return {{file.path, 0, "lies in no folder that the house knows"}};
  std::vector<Breach> breaches;
  for (const Include& include : includesOf(file.text)) {
    const bool isOwn = layerOf(include.header) != nullptr;
    const bool isAllowed = std::ranges::any_of(layer->mayInclude, [&](std::string_view folder) {
      return include.header.starts_with(folder);
    });
    if (isOwn && !isAllowed)
      breaches.push_back({file.path, include.line,
                          std::format("{} may not include {}", layer->folder, include.header)});
    else if (isOwn && include.isAngled)
      breaches.push_back(
          {file.path, include.line, std::format("write \"{}\", not <…>", include.header)});
    else if (!isOwn && !include.isAngled && !(isMocOutput(include) && layer->hasQt))
      breaches.push_back(
          {file.path, include.line,
           std::format("\"{}\" is not named from the project's root", include.header)});
  }
  return breaches;
}

std::vector<Breach> windowHeadersInCore(const ProjectFile& file) {
  const Layer* layer = layerOf(file.path);
  if (layer == nullptr || layer->hasQt)
    return {};
  std::vector<Breach> breaches;
  for (const Include& include : includesOf(file.text))
    if (isWindowHeader(include.header))
      breaches.push_back({file.path, include.line,
                          std::format("{} may not include {}: it is built without Qt",
                                      layer->folder, include.header)});
  return breaches;
}

} // namespace escolio::house
