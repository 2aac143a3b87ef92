#include "core/note/note_buffer.h"
#include "ui/controllers/note_analysis.h"
#include "ui/controllers/note_controller.h"

#include <algorithm>

namespace escolio {
namespace {

/// Who stops this long has thought of something else: what follows is undone by itself.
constexpr int pauseOfTyping = 2000; // milliseconds

bool isSpace(char c) {
  return c == ' ' || c == '\t' || c == '\n';
}

struct Change {
  ByteSpan span; ///< in the bytes before
  std::size_t inserted = 0;
};

/// Edits that were made one after the other as the one change that they come to.
Change sumOf(const std::vector<NoteEdit>& edits) {
  Change sum{{edits.front().offset, edits.front().offset}, 0};
  for (const NoteEdit& edit : edits) {
    std::size_t end = sum.span.begin + sum.inserted; // of what has changed so far
    const std::size_t editEnd = edit.offset + edit.removed.size();
    if (editEnd > end) {
      sum.span.end += editEnd - end;
      end = editEnd;
    }
    sum.span.begin = std::min(sum.span.begin, edit.offset);
    sum.inserted = end + edit.inserted.size() - edit.removed.size() - sum.span.begin;
  }
  return sum;
}

} // namespace

bool NoteController::canUndo() const {
  return m_buffer->canUndo();
}

bool NoteController::canRedo() const {
  return m_buffer->canRedo();
}

std::string_view NoteController::lineEnd() const {
  return m_buffer->lineEnd();
}

void NoteController::replace(ByteSpan span, std::string_view text) {
  span = span.within(bytes().size());
  m_buffer->replace(span, text, NoteBuffer::EditKind::single);
  afterChange(span, text.size());
}

void NoteController::type(ByteSpan span, std::string_view text) {
  span = span.within(bytes().size());
  const bool beginsWord =
      span.begin > 0 && isSpace(bytes()[span.begin - 1]) && !text.empty() && !isSpace(text.front());
  if (beginsWord || !m_sinceTyping.isValid() || m_sinceTyping.hasExpired(pauseOfTyping))
    m_buffer->breakUndoStep();
  m_sinceTyping.start();
  m_buffer->replace(span, text, NoteBuffer::EditKind::typing);
  afterChange(span, text.size());
}

void NoteController::undo() {
  tellOf(m_buffer->undo());
}

void NoteController::redo() {
  tellOf(m_buffer->redo());
}

void NoteController::tellOf(const std::vector<NoteEdit>& edits) {
  if (edits.empty())
    return;
  const Change change = sumOf(edits);
  afterChange(change.span, change.inserted);
}

void NoteController::afterChange(ByteSpan span, std::size_t inserted) {
  Q_EMIT edited(span, inserted);
  updateModified(); // first, so that one evaluation sees this and the new document
  m_analysis->analyse(bytes());
  Q_EMIT textChanged();
}

} // namespace escolio
