#include "core/note/front_matter.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace escolio {
namespace {

/// The line at AT without its end and trailing spaces.
std::string_view lineAt(std::string_view text, std::size_t at) {
  std::string_view line = text.substr(at, std::min(text.find('\n', at), text.size()) - at);
  while (!line.empty() && isAsciiSpace(line.back()))
    line.remove_suffix(1);
  return line;
}

std::size_t nextLine(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('\n', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

/// A key with its colon, a list item, a comment, or the beginning of a flow mapping.
bool looksLikeYaml(std::string_view line) {
  if (line.starts_with('#') || line.starts_with("- ") || line.starts_with('{'))
    return true;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0)
    return false;
  return colon + 1 == line.size() || isAsciiSpace(line[colon + 1]);
}

} // namespace

std::size_t byteOrderMarkLength(std::string_view text) {
  return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

std::optional<ByteSpan> findFrontMatter(std::string_view text) {
  const std::size_t begin = byteOrderMarkLength(text);
  if (lineAt(text, begin) != "---")
    return std::nullopt;
  bool isFirst = true;
  for (std::size_t at = nextLine(text, begin); at < text.size(); at = nextLine(text, at)) {
    const std::string_view line = lineAt(text, at);
    if (line == "---" || line == "...")
      return ByteSpan{begin, nextLine(text, at)};
    if (isFirst && !line.empty() && !looksLikeYaml(line))
      return std::nullopt;
    isFirst = isFirst && line.empty();
  }
  return std::nullopt;
}

} // namespace escolio
