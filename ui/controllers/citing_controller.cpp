#include "ui/controllers/citing_controller.h"

#include "core/citation/citation.h"
#include "ui/code/code_pane.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/mark_controller.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/notes/notes_pane.h"
#include "ui/text/message_text.h"

#include <QApplication>
#include <QClipboard>
#include <algorithm>

namespace escolio {
namespace {

constexpr LineNumber mostPreviewLines = 30;

} // namespace

CitingController::CitingController(NotesPane& notes, CodeNavigator& code, SourceController& sources,
                                   MarkController& marks, QObject* parent)
    : QObject(parent), m_notes(notes), m_code(code), m_sources(sources), m_marks(marks) {
  for (const std::size_t index : {std::size_t{0}, std::size_t{1}}) {
    CodePane& pane = code.pane(index);
    connect(&pane, &CodePane::citeRequested, this, &CitingController::cite);
    connect(&pane, &CodePane::copyCitationRequested, this, &CitingController::copyCitation);
    connect(&pane, &CodePane::citedRangeActivated, this, &CitingController::goToCitingPlace);
    pane.setCitationMaker([](const CodeTab& tab, const LineRange& lines) {
      return QString::fromStdString(formatCitation(tab.path.toStdString(), lines));
    });
  }
  connect(&code, &CodeNavigator::currentPlaceChanged, this, [this] {
    m_notes.setCanCite(!citationText().isEmpty());
    Q_EMIT selectionChanged();
  });
  connect(&notes, &NotesPane::citationActivated, this, &CitingController::goToCitation);
  connect(&notes, &NotesPane::citationRequested, this, &CitingController::cite);
  connect(&notes, &NotesPane::citationDropped, this, &CitingController::dropped);
  notes.setCitationPreview(
      [this](int note, std::size_t citation) { return preview(note, citation); });
}

QString CitingController::selectedLinesText() const {
  const CodePlace place = m_code.currentPlace();
  if (place.path.isEmpty() || !place.lines.isValid())
    return {};
  const QString first = QStringLiteral("L%1").arg(place.lines.first);
  return place.lines.first == place.lines.last
             ? first
             : QStringLiteral("%1–L%2").arg(first).arg(place.lines.last);
}

QString CitingController::statusText() const {
  const CodePlace place = m_code.currentPlace();
  if (place.path.isEmpty() || !place.lines.isValid())
    return {};
  return place.lines.first == place.lines.last
             ? tr("cites line %1").arg(place.lines.first)
             : tr("cites lines %1 to %2").arg(place.lines.first).arg(place.lines.last);
}

QString CitingController::citationText() const {
  const CodePlace place = m_code.currentPlace();
  if (place.path.isEmpty() || !place.lines.isValid())
    return {};
  return QString::fromStdString(formatCitation(place.path.toStdString(), place.lines));
}

void CitingController::cite() {
  const QString text = citationText();
  if (text.isEmpty()) {
    Q_EMIT message(tr("Nothing to cite: click a line number in the code first."));
    return;
  }
  const NoteController* note = m_notes.currentNote();
  if (note == nullptr || note->readError()) {
    Q_EMIT message(tr("There is no note to cite in."));
    return;
  }
  m_notes.insertCitation(text.toStdString());
  Q_EMIT message(tr("%1 is in %2").arg(selectedLinesText(), note->fileName()));
}

void CitingController::copyCitation() {
  const QString text = citationText();
  if (text.isEmpty())
    return;
  QApplication::clipboard()->setText(text);
  Q_EMIT message(tr("Copied: %1").arg(text));
}

void CitingController::dropped(int note, const QString& citation, std::size_t offset) {
  if (citation.isEmpty())
    return;
  m_notes.setCurrentIndex(note);
  m_notes.insertCitation(citation.toStdString(), offset);
}

void CitingController::goToCitation(int note, std::size_t citation) {
  const VerifiedCitation* verified = m_marks.verified(note, citation);
  if (verified == nullptr)
    return;
  if (verified->verdict != Verdict::ok || !verified->range) {
    Q_EMIT message(messageText(verified->message));
    return;
  }
  m_code.open({verified->source, QString::fromStdString(verified->path), *verified->range});
}

void CitingController::goToCitingPlace(int id) {
  const auto place = m_marks.citingPlace(id);
  if (!place)
    return;
  const NoteController* note = m_notes.note(place->note);
  const auto document = note->document();
  if (place->citation < document->citations.size())
    m_notes.goToOffset(place->note, document->citations[place->citation].found.span.begin);
}

QString CitingController::preview(int note, std::size_t citation) const {
  const VerifiedCitation* verified = m_marks.verified(note, citation);
  if (verified == nullptr || verified->verdict != Verdict::ok || !verified->range)
    return {};
  const ObservedFile* file = m_sources.file(verified->source, verified->path);
  if (file == nullptr || file->text == nullptr)
    return {};
  const LineRange range = *verified->range;
  const LineNumber last = std::min(range.last, range.first + mostPreviewLines - 1);
  const int width = static_cast<int>(QString::number(last).size());
  QString text;
  for (LineNumber line = range.first; line <= last; ++line)
    text += QStringLiteral("%1  %2\n")
                .arg(line, width)
                .arg(shownText(file->text->lineWithoutEnd(line)));
  if (last < range.last)
    text += QStringLiteral("…");
  return text.trimmed().isEmpty() ? QString() : text;
}

} // namespace escolio
