#include "core/plan/plan_path.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace escolio {
namespace {

std::vector<std::string_view> segmentsOf(std::string_view path) {
  std::vector<std::string_view> segments;
  for (const auto part : path | std::views::split('/'))
    if (const std::string_view segment(part); !segment.empty() && segment != ".")
      segments.push_back(segment);
  return segments;
}

bool isGitFolder(std::string_view segment) {
  return isEqualWithoutCase(segment, ".git");
}

bool hasControlCharacter(std::string_view path) {
  return std::ranges::any_of(
      path, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

} // namespace

std::expected<std::string, Message> checkedPlanPath(std::string_view path, PlanPathRule rule) {
  const auto wrong = [](Message message) { return std::unexpected(std::move(message)); };
  if (path.empty())
    return wrong(makeMessage(ESCOLIO_MESSAGE("core", "A path must not be empty.")));
  if (hasControlCharacter(path))
    return wrong(makeMessage(ESCOLIO_MESSAGE("core", "A path must not hold control characters.")));
  if (path.contains('\\'))
    return wrong(makeMessage(
        ESCOLIO_MESSAGE("core", "Write %1 with '/' between the folders instead of '\\'."), path));
  if (path.starts_with('/') || path.starts_with('~'))
    return wrong(makeMessage(
        ESCOLIO_MESSAGE("core", "%1 must be relative: a plan names no place of one computer."),
        path));

  const std::vector<std::string_view> segments = segmentsOf(path);
  if (std::ranges::any_of(segments, isGitFolder))
    return wrong(makeMessage(
        ESCOLIO_MESSAGE("core", "%1 must not lead into the data of a git repository."), path));
  if (rule != PlanPathRule::folderOutside && std::ranges::contains(segments, ".."))
    return wrong(
        makeMessage(ESCOLIO_MESSAGE("core", "%1 must not go up: leave out \"..\"."), path));
  if (rule == PlanPathRule::file && (segments.empty() || path.ends_with('/')))
    return wrong(makeMessage(ESCOLIO_MESSAGE("core", "%1 must name a file, not a folder."), path));

  std::string checked;
  for (const std::string_view segment : segments)
    (checked += checked.empty() ? "" : "/") += segment;
  return checked.empty() ? std::string(".") : checked;
}

} // namespace escolio
