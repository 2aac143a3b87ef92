#pragma once

#include "core/base/line_range.h"

#include <QFont>
#include <cstdint>

namespace escolio {

/// The measures of a code view, in logical pixels: the grid of lines and cells, and the gutter left
/// of it with its marks and line numbers.
class CodeMetrics {
 public:
  CodeMetrics() = default;
  CodeMetrics(const QFont& font, LineNumber lineCount);

  static constexpr int topPadding = 6;
  static constexpr int markWidth = 4;
  /// A click left of here is meant for the mark.
  static constexpr int markZone = 10;

  [[nodiscard]] const QFont& font() const { return m_font; }
  [[nodiscard]] double cellWidth() const { return m_cellWidth; }
  [[nodiscard]] int lineHeight() const { return m_lineHeight; }
  /// From a line's top to the baseline of its text.
  [[nodiscard]] int baseline() const { return m_baseline; }
  /// Where line numbers end.
  [[nodiscard]] int numberRight() const { return m_numberRight; }
  /// Where the gutter ends and, without horizontal scrolling, the text begins.
  [[nodiscard]] int textLeft() const { return m_numberRight + 16; }

  /// The top of a line in the text as a whole, whose first line has the padding above it.
  [[nodiscard]] std::int64_t topOf(LineNumber line) const {
    return topPadding + (line - 1) * m_lineHeight;
  }
  /// The line at a height of the text as a whole; below 1 or beyond the last outside of it.
  [[nodiscard]] LineNumber lineAt(std::int64_t y) const;
  [[nodiscard]] std::int64_t heightOf(LineNumber lineCount) const {
    return lineCount * m_lineHeight + std::int64_t{2} * topPadding;
  }

 private:
  QFont m_font;
  double m_cellWidth = 8;
  int m_lineHeight = 20;
  int m_baseline = 14;
  int m_numberRight = 52;
};

} // namespace escolio
