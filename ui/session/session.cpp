#include "ui/session/session.h"

#include "core/workspace/pin_lines.h"
#include "ui/controllers/checklist_controller.h"
#include "ui/controllers/navigation_history.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/outline_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/session/pin_file_watch.h"

#include <algorithm>
#include <ranges>

namespace escolio {
namespace {

std::vector<SourceId> sourceIds(const ReadingPlan& plan) {
  std::vector<SourceId> ids;
  for (const PlannedSource& source : plan.sources)
    ids.push_back(source.id);
  return ids;
}

} // namespace

Session::Session(Reading reading, QObject* parent)
    : QObject(parent), m_reading(std::move(reading)),
      m_sources(new SourceController(m_reading.gatherer, this)) {
  for (const std::string& file : plan().writtenFiles()) {
    auto* note = new NoteController(*m_reading.store, m_reading.workspace.note(file),
                                    sourceIds(plan()), this);
    static_cast<void>(note->open()); // why one cannot be read is said in its own place
    connect(note, &NoteController::documentChanged, this,
            [this] { m_sources->setPinLines(pinLines()); });
    m_notes.push_back(note);
  }
  for (const PlannedSource& source : plan().sources) {
    if (source.pinFile.empty())
      continue;
    m_pinFiles.push_back(
        new PinFileWatch(*m_reading.store, m_reading.workspace.note(source.pinFile), this));
    connect(m_pinFiles.back(), &PinFileWatch::changed, this, &Session::refreshSources);
  }
  // The worker opens the sources while the window is being built.
  m_sources->open(pinLines());
  m_checklist = new ChecklistController(m_reading.workspace.plan, m_notes, *m_sources,
                                        *m_reading.store, m_reading.workspace.recallRecord(), this);
  m_outline = new OutlineController(*m_sources, m_reading.runner, this);
  m_history = new NavigationHistory(this);
}

Session::~Session() {
  m_reading.stop.request_stop();
}

PinLines Session::pinLines() const {
  std::map<std::string, std::shared_ptr<const NoteDocument>> documents;
  // While the notes are being opened there are fewer than files.
  for (const auto& [file, note] : std::views::zip(plan().writtenFiles(), m_notes))
    documents[file] = note->document();
  return pinLinesOf(plan(), documents);
}

void Session::refreshSources() {
  m_sources->refresh();
  m_sources->refreshWorkspace();
}

void Session::watchPinFiles() {
  for (PinFileWatch* watch : m_pinFiles)
    watch->start();
}

bool Session::hasUnsavedNotes() const {
  return std::ranges::any_of(m_notes, &NoteController::isModified);
}

} // namespace escolio
