#pragma once

#include "core/check/analysis.h"
#include "core/check/check.h"
#include "core/check/snapshot.h"

#include <QObject>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

class QTimer;

namespace escolio {

class FileStore;
class NoteController;
class SourceController;

/// Keeps the checklist right: judges what is in the editors at every change of a note, and again
/// when something new was observed.
class ChecklistController : public QObject {
  Q_OBJECT

 public:
  /// NOTES are the plan's written files in its order; RECALL is the record's path. STORE, notes and
  /// sources outlive the controller.
  ChecklistController(std::shared_ptr<const ReadingPlan> plan, std::vector<NoteController*> notes,
                      SourceController& sources, const FileStore& store,
                      std::filesystem::path recall, QObject* parent = nullptr);

  [[nodiscard]] const Checklist& checklist() const { return m_checklist; }
  /// What the checklist was computed from.
  [[nodiscard]] const Snapshot& snapshot() const { return m_snapshot; }
  /// Its notes' decisions and citations, judged; in the order of the plan's written files.
  [[nodiscard]] const Analysis& analysis() const { return m_analysis; }
  /// Reads the recall record anew and judges again.
  void refreshRecall();

 Q_SIGNALS:
  /// checklist() and snapshot() are new.
  void changed();

 private:
  void noteChanged(std::size_t index);
  void evaluateNow();

  std::vector<std::string> m_files; ///< the notes' names in the plan
  std::vector<NoteController*> m_notes;
  SourceController& m_sources;
  const FileStore& m_store;
  std::filesystem::path m_recall;
  Snapshot m_snapshot;
  Analysis m_analysis; ///< points into m_snapshot
  Checklist m_checklist;
  QTimer* m_soon;
};

} // namespace escolio
