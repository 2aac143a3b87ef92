#pragma once

#include <cstdint>
#include <string>

namespace escolio {

/// A line number, 1-based. Files of more than 2^63 lines are not read.
using LineNumber = std::int64_t;

/// A range of lines, both ends included, 1-based. Valid when 1 <= first <= last.
struct LineRange {
  LineNumber first = 0;
  LineNumber last = 0;

  [[nodiscard]] bool isValid() const { return first >= 1 && first <= last; }
  [[nodiscard]] bool contains(LineNumber line) const { return line >= first && line <= last; }
  [[nodiscard]] LineNumber count() const { return last - first + 1; }
  bool operator==(const LineRange&) const = default;
};

/// "L142-L168", or "L142" for one line.
std::string toString(const LineRange& range);

/// The lines of a text selection from ANCHOR to POSITION (in either order), each a 1-based line and
/// a 0-based column: a selection that ends at column 0 leaves that line out; a mere caret is its
/// line.
struct TextPosition {
  LineNumber line = 1;
  std::int64_t column = 0;
  auto operator<=>(const TextPosition&) const = default;
};
LineRange linesOfSelection(TextPosition anchor, TextPosition position);

} // namespace escolio
