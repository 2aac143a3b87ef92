#include "ui/controllers/note_controller.h"
#include "ui/notes/mime_types.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/note_mirror.h"

#include <QDragLeaveEvent>
#include <QDropEvent>
#include <QMimeData>

namespace escolio {

// What is copied comes from the note's bytes: the widget would lose kinds of space and line ends.

QMimeData* NoteEditor::createMimeDataFromSelection() const {
  const ByteSpan span = selectedSpan();
  const std::string_view bytes = m_note.bytes().substr(span.begin, span.size());
  QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
  text.replace(QLatin1String("\r\n"), QLatin1String("\n")); // what other programs expect
  auto* mime = new QMimeData;
  mime->setText(text);
  mime->setData(QLatin1String(noteMimeType),
                QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
  return mime;
}

bool NoteEditor::canInsertFromMimeData(const QMimeData* source) const {
  return source->hasText() || source->hasFormat(QLatin1String(noteMimeType)) ||
         source->hasFormat(QLatin1String(citationMimeType));
}

std::string NoteEditor::bytesOf(const QMimeData& mime) const {
  if (mime.hasFormat(QLatin1String(noteMimeType)))
    return m_mirror->withLineEnds(mime.data(QLatin1String(noteMimeType)).toStdString());
  return m_mirror->withLineEnds(mime.text().toStdString());
}

void NoteEditor::insertFromMimeData(const QMimeData* source) {
  if (const std::string bytes = bytesOf(*source); !bytes.empty())
    insertText(bytes);
}

void NoteEditor::dropEvent(QDropEvent* event) {
  QDragLeaveEvent leave; // the base class would edit the widget's text; its caret of the drag goes
  QTextEdit::dragLeaveEvent(&leave);
  const QMimeData* mime = event->mimeData();
  if (!canInsertFromMimeData(mime))
    return;
  const std::size_t offset = offsetAt(event->position().toPoint());
  const bool isOwn = event->source() == this || event->source() == viewport();
  const bool moves = isOwn && event->dropAction() == Qt::MoveAction;
  event->acceptProposedAction();
  setFocus(Qt::MouseFocusReason);
  if (mime->hasFormat(QLatin1String(citationMimeType)))
    Q_EMIT citationDropped(QString::fromUtf8(mime->data(QLatin1String(citationMimeType))), offset);
  else
    dropText(*mime, offset, moves);
}

/// One undo step, also where the selection is moved.
void NoteEditor::dropText(const QMimeData& mime, std::size_t offset, bool movesSelection) {
  const std::string text = bytesOf(mime);
  if (text.empty())
    return;
  std::size_t begin = offset;
  if (movesSelection) {
    const ByteSpan from = selectedSpan();
    const std::string_view bytes = m_note.bytes();
    if (offset >= from.begin && offset <= from.end)
      return;
    if (offset < from.begin) {
      const auto between = bytes.substr(offset, from.begin - offset);
      m_note.replace({offset, from.end}, text + std::string(between));
    } else {
      const auto between = bytes.substr(from.end, offset - from.end);
      begin = offset - from.size();
      m_note.replace({from.begin, offset}, std::string(between) + text);
    }
  } else {
    m_note.replace({offset, offset}, text);
  }
  select({begin, begin + text.size()});
}

} // namespace escolio
