#include "ui/controllers/checklist_controller.h"

#include "core/check/evaluate.h"
#include "core/check/wanted.h"
#include "core/workspace/file_store.h"
#include "ui/controllers/note_controller.h"
#include "ui/controllers/source_controller.h"

#include <QTimer>

namespace escolio {

ChecklistController::ChecklistController(std::shared_ptr<const ReadingPlan> plan,
                                         std::vector<NoteController*> notes,
                                         SourceController& sources, const FileStore& store,
                                         std::filesystem::path recall, QObject* parent)
    : QObject(parent), m_files(plan->writtenFiles()), m_notes(std::move(notes)), m_sources(sources),
      m_store(store), m_recall(std::move(recall)), m_soon(new QTimer(this)) {
  m_snapshot.plan = std::move(plan);
  m_soon->setSingleShot(true);
  m_soon->setInterval(0);
  connect(m_soon, &QTimer::timeout, this, &ChecklistController::evaluateNow);
  for (std::size_t i = 0; i < m_notes.size(); ++i) {
    connect(m_notes[i], &NoteController::documentChanged, this, [this, i] { noteChanged(i); });
    connect(m_notes[i], &NoteController::onDiskChanged, this, [this, i] { noteChanged(i); });
    // Soon: the change of a document that a key makes with it follows, and is judged once.
    connect(m_notes[i], &NoteController::modifiedChanged, this, [this, i] {
      m_snapshot.notes[m_files[i]].isUnsaved = m_notes[i]->isModified();
      m_soon->start();
    });
    m_snapshot.notes[m_files[i]] = m_notes[i]->snapshot();
  }
  connect(&m_sources, &SourceController::observed, this, [this] { m_soon->start(); });
  refreshRecall();
}

void ChecklistController::noteChanged(std::size_t index) {
  m_snapshot.notes[m_files[index]] = m_notes[index]->snapshot();
  evaluateNow();
}

void ChecklistController::refreshRecall() {
  const auto bytes = m_store.read(m_recall);
  m_snapshot.recallRecord = bytes ? std::optional(*bytes) : std::nullopt;
  m_soon->start();
}

void ChecklistController::evaluateNow() {
  m_soon->stop();
  m_snapshot.observations = m_sources.observations();
  Wanted wanted;
  m_analysis = analyse(m_snapshot, &wanted);
  m_checklist = evaluate(m_analysis);
  m_sources.want(wantedBy(m_analysis, std::move(wanted)));
  Q_EMIT changed();
}

} // namespace escolio
