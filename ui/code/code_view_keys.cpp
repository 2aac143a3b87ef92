#include "ui/code/caret_moves.h"
#include "ui/code/code_view.h"
#include "ui/code/line_layouts.h"
#include "ui/widgets/scroll_strip.h"

#include <QKeyEvent>
#include <algorithm>

namespace escolio {

void CodeView::moveCaret(TextPosition place, bool extends) {
  setSelection(extends ? TextSelection::between(m_selection.anchor(), place)
                       : TextSelection::caretAt(place));
  scrollToCaret();
}

void CodeView::moveVertically(LineNumber lines, bool extends) {
  if (m_selection.isByLines() && extends) {
    const LineNumber line = std::clamp<LineNumber>(m_selection.position().line + lines, 1,
                                                   std::max<LineNumber>(1, m_text->lineCount()));
    setSelection(TextSelection::ofLines(m_selection.anchor().line, line));
    scrollToCaret();
    return;
  }
  if (m_selection.isByLines()) {
    const TextPosition edge = lines > 0 ? m_selection.end(*m_text) : m_selection.start();
    moveCaret(caretInside(edge, *m_layouts), false);
    return;
  }
  const TextPosition caret = caretInside(m_selection.position(), *m_layouts);
  const std::int64_t cell =
      m_wantedCell.value_or(m_layouts->cellOf(caret.line, static_cast<std::size_t>(caret.column)));
  moveCaret(caretVertically(caret, lines, cell, *m_layouts), extends);
  m_wantedCell = cell;
}

bool CodeView::moveByKey(QKeyEvent* event) {
  struct Move {
    QKeySequence::StandardKey key;
    TextPosition (*step)(TextPosition, LineLayouts&);
    bool extends;
  };
  using Key = QKeySequence;
  const auto start = [](TextPosition, LineLayouts&) { return TextPosition{}; };
  const auto end = [](TextPosition, LineLayouts& layouts) { return caretAtEndOfText(layouts); };
  const Move moves[]{
      {Key::MoveToNextChar, caretRight, false},     {Key::MoveToPreviousChar, caretLeft, false},
      {Key::SelectNextChar, caretRight, true},      {Key::SelectPreviousChar, caretLeft, true},
      {Key::MoveToNextWord, caretWordRight, false}, {Key::MoveToPreviousWord, caretWordLeft, false},
      {Key::SelectNextWord, caretWordRight, true},  {Key::SelectPreviousWord, caretWordLeft, true},
      {Key::MoveToStartOfLine, caretHome, false},   {Key::MoveToEndOfLine, caretEnd, false},
      {Key::SelectStartOfLine, caretHome, true},    {Key::SelectEndOfLine, caretEnd, true},
      {Key::MoveToStartOfDocument, start, false},   {Key::MoveToEndOfDocument, end, false},
      {Key::SelectStartOfDocument, start, true},    {Key::SelectEndOfDocument, end, true},
  };
  for (const Move& move : moves) {
    if (!event->matches(move.key))
      continue;
    m_wantedCell.reset();
    // Whole lines become a selection by characters as soon as it is moved by them.
    if (m_selection.isByLines()) {
      const bool isDownward = m_selection.anchor() <= m_selection.position();
      const TextPosition first = m_selection.start();
      const TextPosition last = m_selection.end(*m_text);
      m_selection =
          isDownward ? TextSelection::between(first, last) : TextSelection::between(last, first);
    }
    const bool isCollapse = !move.extends && hasSelection();
    if (isCollapse && move.key == Key::MoveToNextChar)
      moveCaret(caretInside(m_selection.end(*m_text), *m_layouts), false);
    else if (isCollapse && move.key == Key::MoveToPreviousChar)
      moveCaret(m_selection.start(), false);
    else
      moveCaret(move.step(m_selection.position(), *m_layouts), move.extends);
    return true;
  }

  struct VerticalMove {
    QKeySequence::StandardKey key;
    int direction;
    bool isPage;
    bool extends;
  };
  constexpr VerticalMove verticalMoves[]{
      {Key::MoveToNextLine, 1, false, false}, {Key::MoveToPreviousLine, -1, false, false},
      {Key::SelectNextLine, 1, false, true},  {Key::SelectPreviousLine, -1, false, true},
      {Key::MoveToNextPage, 1, true, false},  {Key::MoveToPreviousPage, -1, true, false},
      {Key::SelectNextPage, 1, true, true},   {Key::SelectPreviousPage, -1, true, true},
  };
  for (const VerticalMove& move : verticalMoves) {
    if (!event->matches(move.key))
      continue;
    const LineNumber page = std::max(1, viewport()->height() / m_metrics.lineHeight() - 1);
    const LineNumber lines = move.direction * (move.isPage ? page : 1);
    if (move.isPage)
      setScrollY(scrollY() + lines * m_metrics.lineHeight());
    moveVertically(lines, move.extends);
    return true;
  }
  return false;
}

void CodeView::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  if (moveByKey(event))
    return;
  if (event->matches(QKeySequence::Copy))
    copy();
  else if (event->matches(QKeySequence::SelectAll))
    selectAll();
  else if (isEnter && modifiers == Qt::ControlModifier)
    Q_EMIT citeRequested();
  else if (isEnter && modifiers == Qt::AltModifier)
    activateCitedRange();
  else if (modifiers == Qt::ControlModifier && event->key() == Qt::Key_Up)
    setScrollY(scrollY() - m_metrics.lineHeight());
  else if (modifiers == Qt::ControlModifier && event->key() == Qt::Key_Down)
    setScrollY(scrollY() + m_metrics.lineHeight());
  else
    event->ignore();
}

} // namespace escolio
