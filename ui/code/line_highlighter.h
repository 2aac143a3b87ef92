#pragma once

#include "ui/theme/theme.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace escolio {

/// Bytes of a line, [begin, end), and the colour they are drawn in.
struct SyntaxSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  ColorRole role = ColorRole::text;
  bool operator==(const SyntaxSpan&) const = default;
};

/// Colours a text line by line. What it knows between two lines can be taken out and put back, so
/// that a text is not always read from its start.
class LineHighlighter {
 public:
  using State = std::shared_ptr<const void>;

  virtual ~LineHighlighter() = default;
  /// The state before a text's first line.
  [[nodiscard]] virtual State initialState() const = 0;
  /// The state after the last line that was highlighted, or that was resumed.
  [[nodiscard]] virtual State state() const = 0;
  virtual void resume(const State& state) = 0;
  /// Appends the spans of a line (UTF-8, without line end), in their order; what no span covers is
  /// plain text.
  virtual void highlight(std::string_view line, std::vector<SyntaxSpan>& spans) = 0;
};

} // namespace escolio
