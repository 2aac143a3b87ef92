#include "ui/code/caret_moves.h"
#include "ui/code/code_view.h"
#include "ui/code/highlight_store.h"
#include "ui/code/line_layouts.h"
#include "ui/widgets/scroll_strip.h"

#include <QResizeEvent>
#include <algorithm>
#include <cmath>
#include <limits>

namespace escolio {
namespace {

// Scroll bars count in int; beyond this many pixels one step is several of them.
constexpr std::int64_t mostSteps = 1'000'000'000;

} // namespace

std::int64_t CodeView::scrollY() const {
  return m_strip->value() * m_pixelsPerStep;
}

void CodeView::setScrollY(std::int64_t y) {
  m_strip->setValue(static_cast<int>(
      std::clamp<std::int64_t>(y / m_pixelsPerStep, 0, std::numeric_limits<int>::max())));
}

void CodeView::updateScrollBars() {
  const std::int64_t content = m_metrics.heightOf(m_text->lineCount());
  const int page = viewport()->height();
  m_pixelsPerStep = content / mostSteps + 1;
  const std::int64_t most = std::max<std::int64_t>(0, content - page);
  m_strip->setPageStep(std::max(1, static_cast<int>(page / m_pixelsPerStep)));
  m_strip->setSingleStep(std::max(1, static_cast<int>(m_metrics.lineHeight() / m_pixelsPerStep)));
  m_strip->setRange(0, static_cast<int>((most + m_pixelsPerStep - 1) / m_pixelsPerStep));
  widenFor(visibleLines());
}

void CodeView::widenFor(const LineRange& lines) {
  for (LineNumber line = lines.first; line <= lines.last; ++line)
    m_widestLine = std::max(m_widestLine, m_layouts->width(line));
  constexpr int spareCells = 2;
  const double width = static_cast<double>(m_widestLine + spareCells) * m_metrics.cellWidth();
  const int page = std::max(1, viewport()->width() - m_metrics.textLeft());
  m_bottomStrip->setPageStep(page);
  m_bottomStrip->setSingleStep(static_cast<int>(std::lround(4 * m_metrics.cellWidth())));
  m_bottomStrip->setRange(
      0, static_cast<int>(std::clamp<double>(width - page, 0, std::numeric_limits<int>::max())));
}

void CodeView::updateStrip() {
  std::vector<StripMark> marks;
  const std::int64_t content =
      std::max<std::int64_t>(m_metrics.heightOf(m_text->lineCount()), viewport()->height());
  const auto share = [&](std::int64_t y) {
    return static_cast<double>(y) / static_cast<double>(content);
  };
  for (const CitedRange& range : m_cited.all())
    marks.push_back({share(m_metrics.topOf(range.lines.first)),
                     share(m_metrics.topOf(range.lines.last + 1)),
                     m_theme->citationColor(range.noteIndex)});
  std::int64_t lastRow = -1;
  for (const ByteSpan& hit : m_hits.spans) {
    const double top = share(m_metrics.topOf(m_text->lineAt(hit.begin)));
    const auto row = static_cast<std::int64_t>(top * m_strip->height());
    if (row != std::exchange(lastRow, row))
      marks.push_back({top, top, m_theme->color(ColorRole::warning), true});
  }
  m_strip->setMarks(std::move(marks));
}

LineRange CodeView::visibleLines() const {
  const LineNumber first = m_metrics.lineAt(scrollY());
  const LineNumber last = m_metrics.lineAt(scrollY() + std::max(0, viewport()->height() - 1));
  return {std::max<LineNumber>(first, 1), std::min(last, m_text->lineCount())};
}

QRect CodeView::lineRect(LineNumber line) const {
  const std::int64_t top = m_metrics.topOf(line) - scrollY();
  constexpr std::int64_t far = 1'000'000;
  return {0, static_cast<int>(std::clamp(top, -far, far)), viewport()->width(),
          m_metrics.lineHeight()};
}

QPoint CodeView::pointOf(LineNumber line, std::size_t byte) const {
  const double x = static_cast<double>(m_layouts->cellOf(line, byte)) * m_metrics.cellWidth() +
                   m_metrics.textLeft() - m_bottomStrip->value();
  return {static_cast<int>(std::lround(x)), lineRect(line).center().y()};
}

void CodeView::scrollToThird(const LineRange& lines) {
  const int height = viewport()->height();
  const std::int64_t tall = lines.count() * m_metrics.lineHeight();
  // A range that would run out of the view below a third stands higher.
  const std::int64_t above = std::clamp<std::int64_t>(height - tall, 0, height / 3);
  setScrollY(m_metrics.topOf(lines.first) - above);
}

void CodeView::startAt(const LineRange& lines) {
  if (m_text->lineCount() == 0 || !lines.isValid())
    return;
  const LineRange inside{std::min(lines.first, m_text->lineCount()),
                         std::min(lines.last, m_text->lineCount())};
  setSelection(TextSelection::caretAt({inside.first, 0}));
  m_wantedCell.reset();
  m_bottomStrip->setValue(0);
  scrollToThird(inside);
  m_shownLines = inside;
  m_flash.stop();
  viewport()->update();
}

void CodeView::showLines(const LineRange& lines) {
  startAt(lines);
  m_flashLines = m_shownLines;
  if (m_flashLines.isValid())
    m_flash.start();
}

void CodeView::goToLine(LineNumber line) {
  const LineNumber inside =
      std::clamp<LineNumber>(line, 1, std::max<LineNumber>(1, m_text->lineCount()));
  showLines({inside, inside});
}

void CodeView::scrollToCaret() {
  const TextPosition caret = caretInside(m_selection.position(), *m_layouts);
  const std::int64_t top = m_metrics.topOf(caret.line);
  const int height = viewport()->height();
  if (top - CodeMetrics::topPadding < scrollY())
    setScrollY(top - CodeMetrics::topPadding);
  else if (top + m_metrics.lineHeight() > scrollY() + height)
    setScrollY(top + m_metrics.lineHeight() - height);

  widenFor({caret.line, caret.line});
  const double x =
      static_cast<double>(m_layouts->cellOf(caret.line, static_cast<std::size_t>(caret.column))) *
      m_metrics.cellWidth();
  const int page = viewport()->width() - m_metrics.textLeft();
  const double room = std::min<double>(4 * m_metrics.cellWidth(), page / 4.0);
  if (x - room < m_bottomStrip->value())
    m_bottomStrip->setValue(static_cast<int>(std::max(0.0, x - room)));
  else if (x + room > m_bottomStrip->value() + page)
    m_bottomStrip->setValue(
        static_cast<int>(std::min<double>(x + room - page, std::numeric_limits<int>::max())));
}

void CodeView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  updateScrollBars();
  updateStrip();
  if (m_shownLines.isValid())
    scrollToThird(m_shownLines);
}

void CodeView::scrollContentsBy(int, int dy) {
  if (dy != 0)
    widenFor(visibleLines());
  viewport()->update();
}

} // namespace escolio
