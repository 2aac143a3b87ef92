#include "core/check/enclosing_lines.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace escolio {
namespace {

constexpr LineNumber farthest = 20'000; // of one key press's work; no class is that long
constexpr std::size_t tabWidth = 8;

/// How deep a line is indented, or nothing for a blank line.
std::optional<std::size_t> depthOf(std::string_view line) {
  std::size_t depth = 0;
  for (const char c : line) {
    if (c == ' ')
      ++depth;
    else if (c == '\t')
      depth = (depth / tabWidth + 1) * tabWidth;
    else if (c == '\r' || c == '\f')
      continue;
    else
      return depth;
  }
  return std::nullopt;
}

/// `)`, `]`, `{` at the beginning: the header proper stands above, at the same depth.
bool endsHeader(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin != std::string_view::npos && std::string_view(")]}{").contains(line[begin]);
}

} // namespace

std::vector<LineNumber> enclosingLines(const SourceText& text, const LineRange& range) {
  LineNumber first = range.first;
  while (first < range.last && !depthOf(text.line(first)))
    ++first;
  std::vector<LineNumber> headers;
  std::optional<std::size_t> depth;
  const LineNumber end = std::max<LineNumber>(0, first - farthest);
  for (LineNumber number = std::min(first, text.lineCount()); number > end; --number) {
    const std::string_view line = text.line(number);
    const std::optional<std::size_t> own = depthOf(line);
    if (!own || (depth && *own >= *depth))
      continue;
    if (depth)
      headers.push_back(number);
    depth = endsHeader(line) ? *own + 1 : *own;
    if (*depth == 0)
      break;
  }
  return headers;
}

} // namespace escolio
