#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/note_mirror.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextBlock>

namespace escolio {
namespace {

bool isUndo(const QKeyEvent& event) {
  return event.matches(QKeySequence::Undo);
}

bool isRedo(const QKeyEvent& event) {
  return event.matches(QKeySequence::Redo) ||
         event.keyCombination() == QKeyCombination(Qt::CTRL, Qt::Key_Y);
}

bool isEnter(const QKeyEvent& event) {
  return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

bool NoteEditor::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (isUndo(key) || isRedo(key)) {
      event->accept();
      return true;
    }
  }
  return QTextEdit::event(event);
}

void NoteEditor::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  if (isUndo(*event)) {
    undoEdit();
  } else if (isRedo(*event)) {
    redoEdit();
  } else if (isEnter(*event) && modifiers == Qt::AltModifier) {
    if (const auto citation = citationAtCaret())
      Q_EMIT citationActivated(*citation);
  } else if (isEnter(*event) && modifiers == Qt::NoModifier && citationForEnter()) {
    Q_EMIT citationActivated(*citationForEnter());
  } else if (isEnter(*event) && modifiers == Qt::ShiftModifier) {
    // Qt would put a U+2028 there, which is no line end in a file.
    QKeyEvent plain(event->type(), event->key(), Qt::NoModifier, event->text());
    QTextEdit::keyPressEvent(&plain);
  } else {
    QTextEdit::keyPressEvent(event);
    return;
  }
  event->accept();
}

std::optional<std::size_t> NoteEditor::citationForEnter() const {
  const auto citation = citationAtCaret();
  if (!citation || textCursor().hasSelection())
    return std::nullopt;
  const ByteSpan span = m_note.document()->citations[*citation].found.span;
  const std::size_t caret = caretOffset();
  return caret > span.begin && caret < span.end ? citation : std::nullopt;
}

void NoteEditor::inputMethodEvent(QInputMethodEvent* event) {
  // The base class takes the formats of the caret's block for the composed text alone.
  const QTextBlock before = textCursor().block();
  QTextEdit::inputMethodEvent(event);
  m_styler.restyleAroundPreedit(textCursor().block());
  if (before.isValid() && before != textCursor().block())
    m_styler.restyleAroundPreedit(before);
  viewport()->update();
}

void NoteEditor::mousePressEvent(QMouseEvent* event) {
  m_pressedCitation.reset();
  if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier) {
    m_pressedCitation = citationUnder(event->position().toPoint());
    if (m_pressedCitation) {
      event->accept();
      return;
    }
  }
  QTextEdit::mousePressEvent(event);
}

void NoteEditor::mouseMoveEvent(QMouseEvent* event) {
  showPointer(event->position().toPoint(), event->modifiers());
  if (!m_pressedCitation)
    QTextEdit::mouseMoveEvent(event);
}

void NoteEditor::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_pressedCitation) {
    QTextEdit::mouseReleaseEvent(event);
    return;
  }
  const auto pressed = std::exchange(m_pressedCitation, std::nullopt);
  if (citationUnder(event->position().toPoint()) == pressed)
    Q_EMIT citationActivated(*pressed);
  event->accept();
}

void NoteEditor::showPointer(const QPoint& viewportPoint, Qt::KeyboardModifiers modifiers) {
  const bool follows = modifiers == Qt::ControlModifier && citationUnder(viewportPoint);
  viewport()->setCursor(follows ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

std::size_t NoteEditor::offsetAt(const QPoint& viewportPoint) const {
  return m_mirror->offsetOf(cursorForPosition(viewportPoint).position());
}

} // namespace escolio
