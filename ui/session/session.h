#pragma once

#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/workspace/file_store.h"
#include "core/workspace/observation_gatherer.h"
#include "core/workspace/workspace.h"

#include <QObject>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <vector>

namespace escolio {

class ChecklistController;
class NavigationHistory;
class NoteController;
class OutlineController;
class PinFileWatch;
class SourceController;

/// What a session is opened with: a workspace's folders, its plan, and what stands for the disk,
/// the programs and the sources.
struct Reading {
  Workspace workspace;
  std::shared_ptr<FileStore> store;
  std::shared_ptr<const ProcessRunner> runner;
  std::shared_ptr<ObservationGatherer> gatherer;
  std::stop_source stop; ///< ends what runner and gatherer are at
};

/// Owns an open workspace and its controllers, and does nothing else.
class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(Reading reading, QObject* parent = nullptr);
  ~Session() override;

  [[nodiscard]] const Reading& reading() const { return m_reading; }
  [[nodiscard]] const ReadingPlan& plan() const { return *m_reading.workspace.plan; }
  /// One for each of the plan's written files, in its order.
  [[nodiscard]] const std::vector<NoteController*>& notes() const { return m_notes; }
  [[nodiscard]] SourceController& sources() const { return *m_sources; }
  [[nodiscard]] ChecklistController& checklist() const { return *m_checklist; }
  [[nodiscard]] OutlineController& outline() const { return *m_outline; }
  [[nodiscard]] NavigationHistory& history() const { return *m_history; }
  [[nodiscard]] bool hasUnsavedNotes() const;
  /// Looks again at the places and pins of the sources and at the workspace's repository, which
  /// another program or a dialog may have changed.
  void refreshSources();
  /// Has refreshSources() happen whenever a pin file changes. For after the first frame: nobody
  /// waits for it.
  void watchPinFiles();

 private:
  [[nodiscard]] PinLines pinLines() const;

  Reading m_reading;
  std::vector<NoteController*> m_notes;
  SourceController* m_sources;
  std::vector<PinFileWatch*> m_pinFiles;
  ChecklistController* m_checklist;
  OutlineController* m_outline;
  NavigationHistory* m_history;
};

} // namespace escolio
