#include "core/base/line_range.h"

#include <algorithm>

namespace escolio {

std::string toString(const LineRange& range) {
  std::string text = "L" + std::to_string(range.first);
  if (range.last != range.first)
    text += "-L" + std::to_string(range.last);
  return text;
}

LineRange linesOfSelection(TextPosition anchor, TextPosition position) {
  const TextPosition start = std::min(anchor, position);
  const TextPosition end = std::max(anchor, position);
  const bool endsBeforeItsLine = end.column == 0 && end.line > start.line;
  return {start.line, endsBeforeItsLine ? end.line - 1 : end.line};
}

} // namespace escolio
