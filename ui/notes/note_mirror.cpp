#include "ui/notes/note_mirror.h"

#include "core/note/display_text.h"
#include "core/note/note_buffer.h"
#include "ui/controllers/note_controller.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace escolio {
namespace {

std::u16string textOf(const QTextDocument& document, int position, int length) {
  std::u16string text;
  for (int i = 0; i < length; ++i)
    text += document.characterAt(position + i).unicode();
  return text;
}

} // namespace

NoteMirror::NoteMirror(NoteController& note, QTextDocument& document, QObject* parent)
    : QObject(parent), m_note(note), m_document(document) {
  fill();
  connect(&document, &QTextDocument::contentsChange, this, &NoteMirror::toNote);
  connect(&note, &NoteController::edited, this, &NoteMirror::toDocument);
}

void NoteMirror::fill() {
  withoutMirroring([this] {
    m_document.setPlainText(QString::fromStdU16String(DisplayText(m_note.bytes()).text()));
  });
}

int NoteMirror::positionOf(std::size_t offset) const {
  return static_cast<int>(DisplayText(m_note.bytes()).unitOffset(offset));
}

std::size_t NoteMirror::offsetOf(int position) const {
  return DisplayText(m_note.bytes()).byteOffset(static_cast<std::size_t>(position));
}

std::string NoteMirror::withLineEnds(std::string text) const {
  return text;
}

void NoteMirror::toNote(int position, int removed, int added) {
  if (m_isQuiet)
    return;
  const DisplayText before(m_note.bytes());
  const MirroredEdit edit = mirrorEdit(
      before, static_cast<std::size_t>(position), static_cast<std::size_t>(removed),
      textOf(m_document, position, std::min(added, m_document.characterCount() - 1 - position)),
      NoteBuffer(std::string(m_note.bytes())).lineEnd());
  withoutMirroring([this, &edit] { m_note.type(edit.span, edit.text); });
}

void NoteMirror::toDocument(ByteSpan span, std::size_t inserted) {
  if (m_isQuiet)
    return;
  // The whole text is compared: simple, and right for notes.
  const DisplayText now(m_note.bytes());
  const std::u16string shown = textOf(m_document, 0, m_document.characterCount() - 1);
  std::u16string old = shown;
  for (char16_t& unit : old)
    if (unit == 0x2029)
      unit = u'\n';
  const std::u16string& next = now.text();
  std::size_t front = 0;
  while (front < old.size() && front < next.size() && old[front] == next[front])
    ++front;
  std::size_t back = 0;
  while (back < old.size() - front && back < next.size() - front &&
         old[old.size() - 1 - back] == next[next.size() - 1 - back])
    ++back;
  static_cast<void>(span);
  static_cast<void>(inserted);
  withoutMirroring([&] {
    QTextCursor cursor(&m_document);
    cursor.setPosition(static_cast<int>(front));
    cursor.setPosition(static_cast<int>(old.size() - back), QTextCursor::KeepAnchor);
    cursor.insertText(QString::fromStdU16String(next.substr(front, next.size() - front - back)));
  });
}

} // namespace escolio
