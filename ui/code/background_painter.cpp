#include "ui/code/caret_moves.h"
#include "ui/code/code_frame.h"

#include <QPainter>
#include <algorithm>

namespace escolio {
namespace {

/// The part of a line that a range of the whole text's bytes covers.
struct Covered {
  ByteSpan bytes; ///< from the line's start
  bool isAny = false;
  bool hasLineEnd = false;
};

Covered coveredPart(const ByteSpan& range, LineNumber line, const CodeFrame& frame) {
  const ByteSpan span = frame.layouts.text().spanOf(line);
  const std::size_t length = frame.layouts.line(line).size();
  Covered covered;
  if (range.isEmpty() || range.end <= span.begin || range.begin > span.end)
    return covered;
  covered.isAny = true;
  covered.hasLineEnd = range.end > span.end;
  covered.bytes.begin = std::min(std::max(range.begin, span.begin) - span.begin, length);
  covered.bytes.end = std::min(range.end - span.begin, length);
  return covered;
}

QRectF row(LineNumber line, double left, double right, const CodeFrame& frame) {
  return {left, static_cast<double>(frame.topOf(line)), right - left,
          static_cast<double>(frame.metrics.lineHeight())};
}

QRectF wholeRow(LineNumber line, const CodeFrame& frame) {
  return row(line, 0, frame.size.width(), frame);
}

/// The rectangles of some bytes of a line, as far as they can be seen.
std::vector<QRectF> rectanglesOf(const ByteSpan& bytes, LineNumber line, const CodeFrame& frame) {
  std::vector<QRectF> rectangles;
  for (const auto& piece : frame.layouts.pieces(line, frame.visibleCells()))
    for (const CellSpan& cells : piece->cellsOf(bytes.begin, bytes.end)) {
      const double left = std::max<double>(frame.leftOf(cells.begin), frame.metrics.textLeft());
      const double right = std::min<double>(frame.leftOf(cells.end), frame.size.width());
      if (right > left)
        rectangles.push_back(row(line, left, right, frame));
    }
  return rectangles;
}

void paintSelection(QPainter& painter, LineNumber line, const CodeFrame& frame) {
  const SourceText& text = frame.layouts.text();
  if (frame.selection.isEmpty())
    return;
  const Covered covered = coveredPart(frame.selection.bytes(text), line, frame);
  const QColor color = frame.theme.color(ColorRole::accentBackground);
  const bool isWholeLine =
      (covered.isAny && covered.bytes.begin == 0 && covered.hasLineEnd) ||
      (frame.selection.isByLines() && frame.selection.lines(text).contains(line));
  if (isWholeLine) {
    painter.fillRect(wholeRow(line, frame), color);
    return;
  }
  if (!covered.isAny)
    return;
  for (const QRectF& rectangle : rectanglesOf(covered.bytes, line, frame))
    painter.fillRect(rectangle, color);
  if (covered.hasLineEnd) {
    const double end = frame.leftOf(frame.layouts.width(line));
    const double left = std::max<double>(end, frame.metrics.textLeft());
    if (left < frame.size.width())
      painter.fillRect(row(line, left, frame.size.width(), frame), color);
  }
}

void paintHits(QPainter& painter, LineNumber line, const CodeFrame& frame) {
  if (frame.hits.empty())
    return;
  const ByteSpan span = frame.layouts.text().spanOf(line);
  const auto first = std::ranges::lower_bound(frame.hits, span.begin, {}, &ByteSpan::begin);
  for (auto hit = first; hit != frame.hits.end() && hit->begin < span.end; ++hit) {
    const auto index = static_cast<std::size_t>(hit - frame.hits.begin());
    const bool isCurrent = frame.currentHit == index;
    const ByteSpan bytes{hit->begin - span.begin, hit->end - span.begin};
    for (QRectF rectangle : rectanglesOf(bytes, line, frame)) {
      rectangle.adjust(0, 1, 0, -1);
      painter.fillRect(rectangle, frame.theme.color(ColorRole::findMatch));
      if (isCurrent) {
        painter.setPen(frame.theme.color(ColorRole::warning));
        painter.drawRect(rectangle.adjusted(0.5, 0.5, -0.5, -0.5));
      }
    }
  }
}

} // namespace

void paintLineBackground(QPainter& painter, LineNumber line, const CodeFrame& frame) {
  const bool isCaretLine = frame.selection.isEmpty() && frame.hasFocus &&
                           caretInside(frame.selection.position(), frame.layouts).line == line;
  if (isCaretLine)
    painter.fillRect(wholeRow(line, frame), frame.theme.color(ColorRole::window));
  if (frame.flashStrength > 0 && frame.flash.contains(line)) {
    QColor color = frame.theme.color(ColorRole::flash);
    color.setAlphaF(static_cast<float>(frame.flashStrength));
    painter.fillRect(wholeRow(line, frame), color);
  }
  paintSelection(painter, line, frame);
  paintHits(painter, line, frame);
}

} // namespace escolio
