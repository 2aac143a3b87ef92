#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/note_mirror.h"
#include "ui/notes/text_shapes.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>

namespace escolio {
namespace {

constexpr int chipRadius = 4;
constexpr int chipPadding = 2;
constexpr int numberRight = 42; ///< right end of the words of a decision, in the margin

QFont numberFont() {
  QFont font = codeFont();
  font.setPixelSize(12);
  return font;
}

} // namespace

QPointF NoteEditor::scrolled() const {
  return {-qreal(horizontalScrollBar()->value()), -qreal(verticalScrollBar()->value())};
}

void NoteEditor::paintEvent(QPaintEvent* event) {
  {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    paintChips(painter, event->rect());
    paintDecisions(painter, event->rect());
    if (document()->isEmpty() && textCursor().block().layout()->preeditAreaText().isEmpty())
      paintPlaceholder(painter);
  }
  QTextEdit::paintEvent(event); // the text, above
}

void NoteEditor::paintChips(QPainter& painter, const QRect& area) const {
  const Theme& theme = m_theme.theme();
  const QFontMetricsF metrics(codeFont());
  const QRectF visible = QRectF(area).translated(-scrolled());
  painter.setPen(Qt::NoPen);
  for (const PlacedChip& chip : m_styler.chips()) {
    if (chip.state == CitationMark::State::broken)
      continue; // red and underlined: no ground
    painter.setBrush(theme.color(chip.state == CitationMark::State::ok ? ColorRole::accentBackground
                                                                       : ColorRole::chip));
    for (const QRectF& rect : textRects(*document(), chip.begin, chip.end, metrics.ascent() + 1,
                                        metrics.descent() + 1)) {
      const QRectF ground = rect.adjusted(-chipPadding, 0, chipPadding, 0);
      if (ground.intersects(visible))
        painter.drawRoundedRect(ground.translated(scrolled()), chipRadius, chipRadius);
    }
  }
}

void NoteEditor::paintDecisions(QPainter& painter, const QRect& area) const {
  painter.setFont(numberFont());
  const auto height = static_cast<int>(QFontMetricsF(numberFont()).height());
  for (const DecisionMark& mark : m_decisionMarks) {
    const QTextBlock block = document()->findBlock(m_mirror->positionOf(mark.offset));
    const QPointF baseline = firstBaseline(*document(), block) + scrolled();
    if (baseline.y() + height < area.top() || baseline.y() - height > area.bottom())
      continue;
    const ColorRole role = mark.tone == DecisionMark::Tone::good      ? ColorRole::good
                           : mark.tone == DecisionMark::Tone::warning ? ColorRole::warning
                                                                      : ColorRole::bad;
    const QString number = locale().toString(mark.words);
    painter.setPen(m_theme.theme().color(role));
    painter.drawText(
        QPointF(numberRight - painter.fontMetrics().horizontalAdvance(number) + scrolled().x(),
                baseline.y()),
        number);
  }
}

void NoteEditor::paintPlaceholder(QPainter& painter) const {
  const QTextFrameFormat frame = document()->rootFrame()->frameFormat();
  const QRectF room = QRectF(viewport()->rect())
                          .adjusted(frame.leftMargin(), frame.topMargin(), -frame.rightMargin(), 0);
  painter.setFont(m_formats.font());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(room, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                   tr("Click line numbers, then Ctrl+Enter cites them here"));
}

std::optional<std::size_t> NoteEditor::citationUnder(const QPoint& viewportPoint) const {
  if (!m_note.isDocumentCurrent())
    return std::nullopt;
  const QPointF point = viewportPoint - scrolled();
  const qreal half = m_formats.lineHeight() / 2.0;
  for (const PlacedChip& chip : m_styler.chips()) {
    for (const QRectF& rect : textRects(*document(), chip.begin, chip.end, half, half / 2))
      if (rect.contains(point))
        return chip.citation;
  }
  return std::nullopt;
}

const DecisionMark* NoteEditor::decisionUnder(const QPoint& viewportPoint) const {
  const QPointF point = viewportPoint - scrolled();
  if (point.x() >= document()->rootFrame()->frameFormat().leftMargin())
    return nullptr;
  for (const DecisionMark& mark : m_decisionMarks) {
    const QTextBlock block = document()->findBlock(m_mirror->positionOf(mark.offset));
    const qreal baseline = firstBaseline(*document(), block).y();
    const qreal height = m_formats.lineHeight();
    if (point.y() >= baseline - height * 0.8 && point.y() < baseline + height * 0.2)
      return &mark;
  }
  return nullptr;
}

} // namespace escolio
