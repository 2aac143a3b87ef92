#pragma once

#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/source/pinned_source.h"
#include "core/workspace/file_store.h"
#include "core/workspace/observation_gatherer.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace escolio {

/// Where a source is read, when the caller says so for this time (`--source ID=PATH[@REV]`).
struct SourceOverride {
  std::filesystem::path place;
  std::optional<std::string> revision;
};

/// What an observer looks at. All that it points to outlives it.
struct ObserverSetup {
  std::shared_ptr<const ReadingPlan> plan;
  std::filesystem::path notesFolder;
  /// Where a source lies on this computer; asked again at every open(). An error makes the source
  /// one whose place is not known, with the error's message.
  std::function<Result<std::optional<std::filesystem::path>>(const PlannedSource&)> locate;
  std::map<SourceId, SourceOverride> overrides; ///< go before `locate`
  std::shared_ptr<const FileStore> store;
  std::shared_ptr<const ProcessRunner> runner;
  /// When it asks, no file and no commit is looked at any more: answers are then incomplete.
  std::stop_token stop;
};

/// Looks at the real sources and the real workspace.
class Observer final : public ObservationGatherer {
 public:
  explicit Observer(ObserverSetup setup);

  Observations open(const PinLines& pinLines) override;
  std::map<SourceId, SourceObservation> reopenChanged(const PinLines& pinLines) override;
  void usePlaceOfSettings(const SourceId& source) override { m_setup.overrides.erase(source); }
  void useRecordedPin(const SourceId& source) override;
  void observe(const Wanted& wanted, Observations& into) override;
  void observeWorkspace(Observations& into) override;
  void observeWorkingFiles(Observations& into) override;

 private:
  /// What is to be opened, with what the settings and the pin file say about it.
  struct Opening {
    const PlannedSource* planned = nullptr;
    PinnedSourceRequest request;
    std::optional<Message> unknownPlace;
    std::optional<Message> unreadablePin;
    bool operator==(const Opening&) const = default;
  };
  struct Opened {
    Opening as;
    std::unique_ptr<PinnedSource> source;
    SourceObservation observation; ///< from when it was opened
  };
  [[nodiscard]] Opening prepare(const PlannedSource& source, const PinLines& pinLines) const;
  [[nodiscard]] Opened openSource(Opening opening) const;
  [[nodiscard]] bool isStopped() const { return m_setup.stop.stop_requested(); }
  /// Of the files' lines, if the plan looks for pasted ones: here, where it holds nobody up.
  void makeFingerprints(const SourceObservation& observation) const;
  static bool isSettled(const Opened& source, const Opening& now);

  ObserverSetup m_setup;
  std::map<SourceId, Opened> m_sources;
};

} // namespace escolio
