#include "core/note/note_buffer.h"
#include "ui/controllers/note_analysis.h"
#include "ui/controllers/note_controller.h"

namespace escolio {

void NoteController::replace(ByteSpan span, std::string_view text) {
  apply(span, text, false);
}
void NoteController::type(ByteSpan span, std::string_view text) {
  apply(span, text, true);
}
bool NoteController::canUndo() const {
  return m_buffer->canUndo();
}
bool NoteController::canRedo() const {
  return m_buffer->canRedo();
}

void NoteController::apply(ByteSpan span, std::string_view text, bool isTyping) {
  m_buffer->replace(span, text,
                    isTyping ? NoteBuffer::EditKind::typing : NoteBuffer::EditKind::single);
  afterChange(span, text.size());
}

void NoteController::undo() {
  for (const NoteEdit& edit : m_buffer->undo())
    afterChange({edit.offset, edit.offset + edit.removed.size()}, edit.inserted.size());
}

void NoteController::redo() {
  for (const NoteEdit& edit : m_buffer->redo())
    afterChange({edit.offset, edit.offset + edit.removed.size()}, edit.inserted.size());
}

void NoteController::afterChange(ByteSpan span, std::size_t inserted) {
  Q_EMIT edited(span, inserted);
  m_analysis->analyse(bytes());
  updateModified();
  Q_EMIT textChanged();
}

} // namespace escolio
