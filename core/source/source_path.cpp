#include "core/source/source_path.h"

namespace escolio {

std::optional<std::vector<std::string>> pathParts(std::string_view path) {
  if (path.contains('\0'))
    return std::nullopt;
  std::vector<std::string> parts;
  while (true) {
    const std::size_t slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    if (part.empty() || part == "." || part == "..")
      return std::nullopt;
    parts.emplace_back(part);
    if (slash == std::string_view::npos)
      return parts;
    path.remove_prefix(slash + 1);
  }
}

std::string joinedPath(const std::vector<std::string>& parts, std::size_t count) {
  std::string joined;
  for (std::size_t i = 0; i < count; ++i)
    joined += (i == 0 ? "" : "/") + parts[i];
  return joined;
}

} // namespace escolio
