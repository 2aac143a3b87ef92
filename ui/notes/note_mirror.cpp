#include "ui/notes/note_mirror.h"

#include "ui/controllers/note_controller.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>
#include <utility>

namespace escolio {
namespace {

constexpr char16_t paragraphSeparator = 0x2029;

bool isLowSurrogate(char16_t unit) {
  return unit >= 0xDC00 && unit <= 0xDFFF;
}

/// LENGTH characters of the document, with '\n' between blocks. Never toPlainText(), which takes
/// kinds of space for spaces.
std::u16string textOf(const QTextDocument& document, int position, int length) {
  QTextCursor cursor(const_cast<QTextDocument*>(&document));
  cursor.setPosition(position);
  cursor.setPosition(position + length, QTextCursor::KeepAnchor);
  std::u16string text = cursor.selectedText().toStdU16String();
  std::ranges::replace(text, paragraphSeparator, u'\n');
  return text;
}

int lengthOf(const QTextDocument& document) {
  return document.characterCount() - 1; // the end of the last block is no text
}

} // namespace

NoteMirror::NoteMirror(NoteController& note, QTextDocument& document, QObject* parent)
    : QObject(parent), m_note(note), m_document(document), m_display(note.bytes()) {
  replaceDifference(textOf(m_document, 0, lengthOf(m_document)));
  connect(&document, &QTextDocument::contentsChange, this, &NoteMirror::toNote);
  connect(&document, &QTextDocument::contentsChanged, this, &NoteMirror::mend);
  connect(&note, &NoteController::edited, this, &NoteMirror::toDocument);
}

int NoteMirror::positionOf(std::size_t offset) const {
  return static_cast<int>(m_display.unitOffset(offset));
}

std::size_t NoteMirror::offsetOf(int position) const {
  return m_display.byteOffset(static_cast<std::size_t>(std::max(position, 0)));
}

std::string NoteMirror::withLineEnds(std::string_view text) const {
  const std::string_view lineEnd = m_note.lineEnd();
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isPair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (isPair || text[i] == '\n')
      result += lineEnd;
    else
      result += text[i];
    i += isPair ? 1 : 0;
  }
  return result;
}

void NoteMirror::toNote(int position, int removed, int added) {
  if (m_isQuiet)
    return;
  // Qt counts the end of the last block in when the whole text changes.
  const std::u16string inserted =
      textOf(m_document, position, std::min(added, lengthOf(m_document) - position));
  const MirroredEdit edit =
      mirrorEdit(m_display, static_cast<std::size_t>(position), static_cast<std::size_t>(removed),
                 inserted, m_note.lineEnd());
  if (edit.span.isEmpty() && edit.text.empty())
    return; // formats, or what an input method composes
  m_isTelling = true;
  withoutMirroring([&] { m_note.type(edit.span, edit.text); });
  m_isTelling = false;
  // Bytes can show as something else than what was typed: a separator is a line end, and two halves
  // of a character may have met.
  const std::u16string& shown = m_display.text();
  m_isOff =
      shown.size() != static_cast<std::size_t>(lengthOf(m_document)) ||
      !std::u16string_view(shown).substr(static_cast<std::size_t>(position)).starts_with(inserted);
}

void NoteMirror::toDocument() {
  const std::u16string before = m_display.text();
  m_display = DisplayText(m_note.bytes());
  if (!m_isQuiet)
    replaceDifference(before);
}

/// A document must not be changed while it tells of a change; here it has told.
void NoteMirror::mend() {
  if (!std::exchange(m_isOff, false))
    return;
  replaceDifference(textOf(m_document, 0, lengthOf(m_document)));
  Q_EMIT mended();
}

/// Makes of SHOWN, which the document holds, what it should hold; what is the same stays, and with
/// it the caret.
void NoteMirror::replaceDifference(std::u16string_view shown) {
  const std::u16string_view wanted = m_display.text();
  const std::size_t most = std::min(shown.size(), wanted.size());
  auto front = static_cast<std::size_t>(std::ranges::mismatch(shown, wanted).in1 - shown.begin());
  if (front > 0 && front < wanted.size() && isLowSurrogate(wanted[front]))
    --front; // a pair is one character
  std::size_t back = 0;
  while (back < most - front && shown[shown.size() - 1 - back] == wanted[wanted.size() - 1 - back])
    ++back;
  if (back > 0 && isLowSurrogate(wanted[wanted.size() - back]))
    --back;
  withoutMirroring([&] {
    QTextCursor cursor(&m_document);
    cursor.setPosition(static_cast<int>(front));
    cursor.setPosition(static_cast<int>(shown.size() - back), QTextCursor::KeepAnchor);
    const auto text = wanted.substr(front, wanted.size() - front - back);
    cursor.insertText(QString::fromUtf16(text.data(), static_cast<qsizetype>(text.size())));
  });
}

} // namespace escolio
