#include "ui/controllers/status_controller.h"

#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/citing_controller.h"
#include "ui/controllers/mark_controller.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/notes/notes_pane.h"
#include "ui/status/status_bar.h"
#include "ui/text/message_text.h"

namespace escolio {
namespace {

/// What the pin of SOURCE is worth, in a few words.
void setPin(StatusTexts& texts, const SourceObservation& source) {
  const auto say = [&texts](const QString& text, ColorRole color) {
    texts.pin = QStringLiteral("● ") + text;
    texts.pinColor = color;
  };
  texts.pinToolTip = messageText(source.pin.message);
  if (texts.pinToolTip.isEmpty())
    texts.pinToolTip = messageText(source.message);
  switch (source.pin.state) {
  case ObservedPin::State::holds:
    return say(StatusController::tr("pin holds"), ColorRole::good);
  case ObservedPin::State::absent:
    return say(StatusController::tr("no pin"), ColorRole::bad);
  case ObservedPin::State::malformed:
    return say(StatusController::tr("pin is malformed"), ColorRole::bad);
  case ObservedPin::State::missing:
    return say(StatusController::tr("pin is not here"), ColorRole::bad);
  case ObservedPin::State::unverified:
    return say(StatusController::tr("pin not looked up"), ColorRole::warning);
  }
}

} // namespace

StatusController::StatusController(StatusBar& bar, NotesPane& notes, ChecklistController& checklist,
                                   CitingController& citing, MarkController& marks,
                                   SourceController& sources, QObject* parent)
    : QObject(parent), m_bar(bar), m_notes(notes), m_checklist(checklist), m_citing(citing),
      m_marks(marks), m_sources(sources) {
  connect(&marks, &MarkController::changed, this, &StatusController::update);
  connect(&citing, &CitingController::selectionChanged, this, &StatusController::update);
  connect(&notes, &NotesPane::caretMoved, this, &StatusController::update);
  connect(&notes, &NotesPane::currentNoteChanged, this, &StatusController::update);
  connect(&citing, &CitingController::message, &bar, &StatusBar::showMessage);
  for (int i = 0; i < notes.count(); ++i)
    connect(notes.note(i), &NoteController::modifiedChanged, this, &StatusController::update);
}

QString StatusController::decisionText(int note) const {
  const std::size_t caret = m_notes.caretOffset();
  const ReadingPlan& plan = *m_checklist.snapshot().plan;
  const PlannedNote* planned = plan.note(plan.writtenFiles()[static_cast<std::size_t>(note)]);
  const std::vector<Decision>& decisions = m_marks.decisions(note);
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    if (caret < decisions[i].span.begin || caret > decisions[i].span.end)
      continue;
    if (planned != nullptr && planned->decisionWords)
      return tr("decision %1: %2 of %3–%4")
          .arg(i + 1)
          .arg(decisions[i].words)
          .arg(planned->decisionWords->least)
          .arg(planned->decisionWords->most);
    return tr("decision %1: %2 words").arg(i + 1).arg(decisions[i].words);
  }
  return {};
}

void StatusController::update() {
  StatusTexts texts;
  texts.citeKeys = tr("Ctrl+Enter");
  texts.citeText = m_citing.statusText();
  const int index = m_notes.currentIndex();
  const ReadingPlan& plan = *m_checklist.snapshot().plan;
  if (index >= 0) {
    const std::string file = plan.writtenFiles()[static_cast<std::size_t>(index)];
    const PlannedNote* note = plan.note(file);
    const PlannedDiagrams* diagrams = plan.diagramsFile(file);
    std::optional<int> limit;
    if (note != nullptr)
      limit = note->maxWords;
    else if (diagrams != nullptr)
      limit = diagrams->maxWords;
    const WordCount words = m_notes.note(index)->document()->words;
    texts.hasNote = true;
    texts.words = words.words;
    texts.citationWords = words.citationWords;
    texts.rawWords = words.rawWords;
    texts.maxWords = limit.value_or(0);
    texts.decision = decisionText(index);
    if (note != nullptr && m_sources.isOpen())
      setPin(texts, m_sources.source(note->source));
  }
  int modified = 0;
  for (int i = 0; i < m_notes.count(); ++i)
    modified += m_notes.note(i)->isModified() ? 1 : 0;
  texts.isSaved = modified == 0;
  texts.saved = modified == 0   ? tr("saved")
                : modified == 1 ? tr("1 note not saved")
                                : tr("%1 notes not saved").arg(modified);
  m_bar.setTexts(texts);
}

} // namespace escolio
