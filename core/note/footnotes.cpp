#include "core/note/footnotes.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr std::size_t longestLabel = 100;
constexpr std::size_t widestIndent = 3;

/// True when AT is where a line of the paragraph that begins at BEGIN does, or indented a little.
bool beginsLine(std::string_view text, std::size_t begin, std::size_t at) {
  std::size_t indent = 0;
  while (at > begin && text[at - 1] == ' ' && indent < widestIndent) {
    --at;
    ++indent;
  }
  return at == begin || text[at - 1] == '\n' || text[at - 1] == '\r';
}

} // namespace

std::size_t footnoteLabelLength(std::string_view text, std::size_t at) {
  if (at > 0 && text[at - 1] == '\\')
    return 0;
  const std::string_view rest = text.substr(at + 2, longestLabel);
  const std::size_t close = rest.find_first_of("] \t\r\n[");
  if (close == std::string_view::npos || close == 0 || rest[close] != ']')
    return 0;
  const bool isLink = rest.substr(close + 1).starts_with('(');
  return isLink ? 0 : close + 3;
}

std::vector<FootnoteLabel> footnoteLabels(std::string_view text, ByteSpan span) {
  std::vector<FootnoteLabel> labels;
  text = text.substr(0, span.end);
  for (std::size_t at = text.find("[^", span.begin); at != std::string_view::npos;
       at = text.find("[^", at + 1)) {
    const std::size_t length = footnoteLabelLength(text, at);
    if (length == 0)
      continue;
    const bool isDefinition =
        text.substr(at + length).starts_with(':') && beginsLine(text, span.begin, at);
    labels.push_back({text.substr(at + 2, length - 3), at, isDefinition});
  }
  return labels;
}

} // namespace escolio
