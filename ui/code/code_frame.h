#pragma once

#include "core/base/byte_span.h"
#include "ui/code/cited_ranges.h"
#include "ui/code/code_metrics.h"
#include "ui/code/glyph_painter.h"
#include "ui/code/highlight_store.h"
#include "ui/code/line_layouts.h"
#include "ui/code/text_selection.h"
#include "ui/theme/theme.h"

#include <QSize>
#include <optional>
#include <span>

class QPainter;
class QRect;

namespace escolio {

/// Everything that one frame of a code view is drawn from.
struct CodeFrame {
  const Theme& theme;
  const CodeMetrics& metrics;
  LineLayouts& layouts;
  HighlightStore& highlights;
  GlyphPainter& glyphs;
  const TextSelection& selection;
  const CitedRanges& cited;
  std::span<const ByteSpan> hits; ///< of a search, in order
  std::optional<std::size_t> currentHit;
  LineRange flash;          ///< lines that were just jumped to
  double flashStrength = 0; ///< 1 to 0
  bool hasFocus = false;
  bool isCaretOn = false;
  std::int64_t scrollX = 0;
  std::int64_t scrollY = 0;
  QSize size;

  [[nodiscard]] int topOf(LineNumber line) const {
    return static_cast<int>(metrics.topOf(line) - scrollY);
  }
  /// Where a cell begins, in the view.
  [[nodiscard]] double leftOf(std::int64_t cell) const {
    return static_cast<double>(cell) * metrics.cellWidth() - static_cast<double>(scrollX) +
           metrics.textLeft();
  }
  /// The cells that can be seen.
  [[nodiscard]] CellSpan visibleCells() const {
    const double first = static_cast<double>(scrollX) / metrics.cellWidth();
    const double count = static_cast<double>(size.width()) / metrics.cellWidth();
    return {static_cast<std::int64_t>(first), static_cast<std::int64_t>(first + count) + 2};
  }
  /// The lines that touch the rows of RECT; not valid when there are none.
  [[nodiscard]] LineRange linesIn(const QRect& rect) const;
};

/// Paints the part CLIP of the view.
void paintFrame(QPainter& painter, const QRect& clip, const CodeFrame& frame);

/// What stands behind the text of a line: the caret's line, a jump's flash, selection, hits.
void paintLineBackground(QPainter& painter, LineNumber line, const CodeFrame& frame);
/// The marks of cited lines; the number is only noted in the frame's glyphs.
void paintGutter(QPainter& painter, LineNumber line, const CodeFrame& frame);
/// The text of a line: most of it is only noted in the frame's glyphs.
void paintLineText(QPainter& painter, LineNumber line, const CodeFrame& frame);
void paintCaret(QPainter& painter, const CodeFrame& frame);

} // namespace escolio
