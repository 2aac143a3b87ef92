#include "core/base/utf8.h"
#include "ui/code/caret_moves.h"
#include "ui/code/code_view.h"
#include "ui/code/control_marks.h"
#include "ui/code/highlight_store.h"
#include "ui/code/line_layouts.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/scroll_strip.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

namespace escolio {

LineNumber CodeView::lineNear(int y) const {
  const int inside = std::clamp(y, 0, std::max(0, viewport()->height() - 1));
  return std::clamp<LineNumber>(m_metrics.lineAt(scrollY() + inside), 1,
                                std::max<LineNumber>(1, m_text->lineCount()));
}

TextPosition CodeView::placeAt(const QPoint& point) const {
  const LineNumber line = lineNear(point.y());
  const double x = point.x() - m_metrics.textLeft() + m_bottomStrip->value();
  const double cell = std::max(0.0, x / m_metrics.cellWidth());
  return {line, static_cast<std::int64_t>(m_layouts->byteAt(line, cell))};
}

bool CodeView::isTripleClick(const QPoint& point) const {
  return m_mouse.sinceDoubleClick.isValid() &&
         m_mouse.sinceDoubleClick.elapsed() < QApplication::doubleClickInterval() &&
         (point - m_mouse.pressed).manhattanLength() < QApplication::startDragDistance();
}

void CodeView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || m_text->lineCount() == 0)
    return;
  const QPoint point = event->position().toPoint();
  m_wantedCell.reset();
  const bool isThird = isTripleClick(point);
  m_mouse.pressed = point;
  m_mouse.last = point;
  m_mouse.isOnNumbers = point.x() < m_metrics.textLeft() - m_metrics.cellWidth();
  if (m_mouse.isOnNumbers) {
    pressInGutter(point, event->modifiers());
  } else if (isThird) {
    m_mouse.action = MouseAction::wholeLines;
    selectLines({lineNear(point.y()), lineNear(point.y())});
  } else {
    pressInText(point, event->modifiers());
  }
}

void CodeView::pressInGutter(const QPoint& point, Qt::KeyboardModifiers modifiers) {
  const LineNumber line = lineNear(point.y());
  const bool isShift = modifiers.testFlag(Qt::ShiftModifier);
  if (point.x() < CodeMetrics::markZone && !isShift) {
    if (const auto id = m_cited.nextAt(line)) {
      Q_EMIT citedRangeActivated(*id);
      return;
    }
  }
  if (!isShift && hasSelection() && selectedLines().contains(line)) {
    m_mouse.action = MouseAction::maybeDrag;
    return;
  }
  m_mouse.action = MouseAction::wholeLines;
  setSelection(TextSelection::ofLines(isShift ? m_selection.anchor().line : line, line));
}

void CodeView::pressInText(const QPoint& point, Qt::KeyboardModifiers modifiers) {
  const TextPosition place = placeAt(point);
  if (modifiers.testFlag(Qt::ShiftModifier)) {
    const LineNumber anchorLine = m_selection.anchor().line;
    TextPosition anchor = m_selection.anchor();
    if (m_selection.isByLines() && place.line < anchorLine)
      anchor = endOfLine(anchorLine, *m_text);
    m_mouse.action = MouseAction::characters;
    setSelection(TextSelection::between(anchor, place));
  } else if (m_selection.contains(place, *m_text)) {
    m_mouse.action = MouseAction::maybeDrag;
  } else {
    m_mouse.action = MouseAction::characters;
    setSelection(TextSelection::caretAt(place));
  }
}

void CodeView::mouseDoubleClickEvent(QMouseEvent* event) {
  const QPoint point = event->position().toPoint();
  const bool isOnNumbers = point.x() < m_metrics.textLeft() - m_metrics.cellWidth();
  if (event->button() != Qt::LeftButton || isOnNumbers || m_text->lineCount() == 0) {
    mousePressEvent(event);
    return;
  }
  const double x = point.x() - m_metrics.textLeft() + m_bottomStrip->value();
  const LineNumber line = lineNear(point.y());
  const std::size_t character =
      m_layouts->characterAt(line, std::max(0.0, x / m_metrics.cellWidth()));
  const WordSpan word = wordAround({line, static_cast<std::int64_t>(character)}, *m_layouts);
  m_mouse.action = MouseAction::words;
  m_mouse.pressed = point;
  m_mouse.last = point;
  m_mouse.isOnNumbers = false;
  m_mouse.word = TextSelection::between(word.begin, word.end);
  m_mouse.sinceDoubleClick.start();
  setSelection(m_mouse.word);
}

void CodeView::mouseMoveEvent(QMouseEvent* event) {
  const QPoint point = event->position().toPoint();
  if (!event->buttons().testFlag(Qt::LeftButton) || m_mouse.action == MouseAction::none) {
    updateCursor(point);
    return;
  }
  m_mouse.last = point;
  if (m_mouse.action == MouseAction::maybeDrag) {
    if ((point - m_mouse.pressed).manhattanLength() >= QApplication::startDragDistance()) {
      m_mouse.action = MouseAction::none;
      startDrag();
    }
    return;
  }
  extendByMouse(point);
  constexpr int scrollInterval = 40;
  const bool isOutside = !viewport()->rect().contains(point);
  if (isOutside && !m_autoScrollTimer.isActive())
    m_autoScrollTimer.start(scrollInterval, this);
  else if (!isOutside)
    m_autoScrollTimer.stop();
}

void CodeView::extendByMouse(const QPoint& point) {
  if (m_mouse.action == MouseAction::wholeLines) {
    setSelection(TextSelection::ofLines(m_selection.anchor().line, lineNear(point.y())));
    return;
  }
  const TextPosition place = placeAt(point);
  if (m_mouse.action == MouseAction::characters) {
    setSelection(TextSelection::between(m_selection.anchor(), place));
    return;
  }
  const WordSpan word = wordAround(place, *m_layouts);
  const bool isBackward = place < m_mouse.word.anchor();
  setSelection(isBackward ? TextSelection::between(m_mouse.word.position(), word.begin)
                          : TextSelection::between(m_mouse.word.anchor(),
                                                   std::max(word.end, m_mouse.word.position())));
}

void CodeView::autoScroll() {
  const QRect inside = viewport()->rect();
  const int beyondY = m_mouse.last.y() < inside.top()
                          ? m_mouse.last.y() - inside.top()
                          : std::max(0, m_mouse.last.y() - inside.bottom());
  const int beyondX = m_mouse.last.x() < m_metrics.textLeft()
                          ? m_mouse.last.x() - m_metrics.textLeft()
                          : std::max(0, m_mouse.last.x() - inside.right());
  // The farther out, the faster.
  if (beyondY != 0) {
    const int lines = beyondY / m_metrics.lineHeight() + (beyondY < 0 ? -1 : 1);
    setScrollY(std::max<std::int64_t>(0, scrollY() + std::int64_t{lines} * m_metrics.lineHeight()));
  }
  if (beyondX != 0 && m_mouse.action != MouseAction::wholeLines)
    m_bottomStrip->setValue(m_bottomStrip->value() + beyondX);
  extendByMouse(m_mouse.last);
}

void CodeView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton)
    return;
  m_autoScrollTimer.stop();
  const QPoint point = event->position().toPoint();
  if (m_mouse.action == MouseAction::maybeDrag && m_mouse.isOnNumbers)
    setSelection(TextSelection::ofLines(lineNear(point.y()), lineNear(point.y())));
  else if (m_mouse.action == MouseAction::maybeDrag)
    setSelection(TextSelection::caretAt(placeAt(point)));
  m_mouse.action = MouseAction::none;
  QClipboard* clipboard = QApplication::clipboard();
  if (clipboard->supportsSelection() && hasSelection())
    clipboard->setText(selectedText(), QClipboard::Selection);
  updateCursor(point);
}

void CodeView::startDrag() {
  auto* drag = new QDrag(this);
  drag->setMimeData(makeDragData());
  drag->exec(Qt::CopyAction);
}

void CodeView::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard) {
    scrollToCaret();
    const TextPosition caret = caretInside(m_selection.position(), *m_layouts);
    const QPoint place = pointOf(caret.line, static_cast<std::size_t>(caret.column));
    Q_EMIT menuRequested(viewport()->mapToGlobal(place));
    return;
  }
  const QPoint point = event->pos();
  const LineNumber line = lineNear(point.y());
  const bool isOnNumbers = point.x() < m_metrics.textLeft() - m_metrics.cellWidth();
  const bool isInSelection =
      hasSelection() &&
      (isOnNumbers || m_selection.isByLines() ? selectedLines().contains(line)
                                              : m_selection.contains(placeAt(point), *m_text));
  if (!isInSelection && isOnNumbers)
    selectLines({line, line});
  else if (!isInSelection)
    setSelection(TextSelection::caretAt(placeAt(point)));
  Q_EMIT menuRequested(event->globalPos());
}

void CodeView::updateCursor(const QPoint& point) {
  const bool isOnMark =
      point.x() < CodeMetrics::markZone && !m_cited.notesAt(lineNear(point.y())).empty();
  const bool isOnNumbers = point.x() < m_metrics.textLeft() - m_metrics.cellWidth();
  viewport()->setCursor(isOnMark      ? Qt::PointingHandCursor
                        : isOnNumbers ? Qt::ArrowCursor
                                      : Qt::IBeamCursor);
}

void CodeView::showToolTip(const QPoint& point, const QPoint& globalPoint) {
  const LineNumber line = lineNear(point.y());
  const QRect area = lineRect(line);
  QString text;
  if (!area.contains(point)) {
    QToolTip::hideText();
    return;
  }
  if (point.x() < CodeMetrics::markZone) {
    text = m_cited.tooltipAt(line);
  } else if (point.x() < m_metrics.textLeft()) {
    if (m_highlights->isCut(line))
      text = tr("Line %1 is %2 bytes long: its colours stop at byte %3.")
                 .arg(line)
                 .arg(m_layouts->line(line).size())
                 .arg(HighlightStore::longestLine);
  } else {
    const double x = point.x() - m_metrics.textLeft() + m_bottomStrip->value();
    const std::size_t byte = m_layouts->characterAt(line, x / m_metrics.cellWidth());
    const std::string_view bytes = m_layouts->line(line);
    if (byte < bytes.size()) {
      const DecodedCodePoint character = decodeUtf8(bytes, byte);
      const auto number = QString::number(character.codePoint, 16).toUpper();
      if (!character.isValid)
        text = tr("The byte %1 is not UTF-8.")
                   .arg(static_cast<unsigned char>(bytes[byte]), 2, 16, QLatin1Char('0'));
      else if (!markOf(character.codePoint).isEmpty())
        text = tr("The character U+%1, which has no picture of its own.")
                   .arg(number, 4, QLatin1Char('0'));
    }
  }
  if (text.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(globalPoint, plainTooltip(text), viewport(), area);
}

bool CodeView::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip)
    return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  showToolTip(help->pos(), help->globalPos());
  return true;
}

} // namespace escolio
