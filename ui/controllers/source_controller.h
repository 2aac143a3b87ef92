#pragma once

#include "core/workspace/observation_gatherer.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <set>
#include <utility>

namespace escolio {

/// The window's view of the sources: what was observed so far, and a worker that looks further. All
/// observations come through here; the checklist judges by them.
class SourceController : public QObject {
  Q_OBJECT

 public:
  /// GATHERER is used on the worker only.
  explicit SourceController(std::shared_ptr<ObservationGatherer> gatherer,
                            QObject* parent = nullptr);
  ~SourceController() override;

  /// Opens (or reopens) all sources; sourcesOpened() follows.
  void open(const PinLines& pinLines);
  /// Reopens when the pin lines of the notes are others than those that were opened with.
  void setPinLines(const PinLines& pinLines);
  /// True once the first open() has answered.
  [[nodiscard]] bool isOpen() const { return m_isOpen; }

  [[nodiscard]] const Observations& observations() const { return m_observations; }
  /// What is known of a source; a state of noCheckout without message while nothing is.
  [[nodiscard]] const SourceObservation& source(const SourceId& id) const;
  /// Null while the file was not looked at.
  [[nodiscard]] const ObservedFile* file(const SourceId& id, const std::string& path) const;

  /// Looks at what was not looked at yet; observed() follows, and fileObserved() for each file.
  void want(const Wanted& wanted);
  void wantFile(const SourceId& id, const std::string& path);
  /// Looks at the notes folder and the workspace's repository again.
  void refreshWorkspace();
  void refreshWorkingFiles();

 Q_SIGNALS:
  void sourcesOpened();
  void fileObserved(const escolio::SourceId& source, const QString& path);
  /// observations() has more than before.
  void observed();

 private:
  using Work = std::function<Observations(ObservationGatherer&)>;
  using Merge = std::function<void(Observations&&)>;
  void runOnWorker(Work work, Merge merge);
  void merge(Observations&& found, const Wanted& wanted);

  std::shared_ptr<ObservationGatherer> m_gatherer;
  Observations m_observations;
  PinLines m_pinLines;
  Wanted m_pending; ///< asked for and not answered
  QThreadPool m_worker;
  bool m_isOpen = false;
  int m_round = 0; ///< of open(); answers of an earlier one are stale
};

} // namespace escolio
