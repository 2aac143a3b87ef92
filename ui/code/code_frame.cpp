#include "ui/code/code_frame.h"

#include "ui/code/caret_moves.h"

#include <QPainter>
#include <algorithm>

namespace escolio {

LineRange CodeFrame::linesIn(const QRect& rect) const {
  const LineNumber first = metrics.lineAt(scrollY + rect.top());
  const LineNumber last = metrics.lineAt(scrollY + rect.bottom());
  return {std::max<LineNumber>(first, 1), std::min(last, layouts.text().lineCount())};
}

void paintFrame(QPainter& painter, const QRect& clip, const CodeFrame& frame) {
  painter.fillRect(clip, frame.theme.color(ColorRole::pane));
  const LineRange lines = frame.linesIn(clip);
  for (LineNumber line = lines.first; line <= lines.last; ++line)
    paintLineBackground(painter, line, frame);

  for (LineNumber line = lines.first; line <= lines.last; ++line)
    paintGutter(painter, line, frame);
  frame.glyphs.flush(painter, frame.theme);

  painter.save();
  painter.setClipRect(
      QRect(frame.metrics.textLeft() - 1, 0, frame.size.width(), frame.size.height()));
  for (LineNumber line = lines.first; line <= lines.last; ++line)
    paintLineText(painter, line, frame);
  frame.glyphs.flush(painter, frame.theme);
  if (frame.isCaretOn && !frame.selection.isByLines())
    paintCaret(painter, frame);
  painter.restore();
}

void paintCaret(QPainter& painter, const CodeFrame& frame) {
  const TextPosition caret = caretInside(frame.selection.position(), frame.layouts);
  const std::int64_t cell =
      frame.layouts.cellOf(caret.line, static_cast<std::size_t>(caret.column));
  painter.fillRect(QRectF(std::round(frame.leftOf(cell)) - 0.5, frame.topOf(caret.line) + 1, 1.5,
                          frame.metrics.lineHeight() - 2),
                   frame.theme.color(ColorRole::text));
}

} // namespace escolio
