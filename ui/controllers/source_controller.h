#pragma once

#include "core/workspace/observation_gatherer.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace escolio {

/// The window's view of the sources: what was observed so far, and a worker that looks further. All
/// observations come through here; the checklist judges by them.
class SourceController : public QObject {
  Q_OBJECT

 public:
  /// GATHERER is used on the worker only, which may go on with it for a while when the controller
  /// is gone: nobody waits for it.
  explicit SourceController(std::shared_ptr<ObservationGatherer> gatherer,
                            QObject* parent = nullptr);
  ~SourceController() override;

  /// Opens all sources; sourcesOpened() follows.
  void open(const PinLines& pinLines);
  /// Looks again, when the typing pauses, at the pin lines of the notes that are others than those
  /// that were looked at.
  void setPinLines(const PinLines& pinLines);
  /// Looks again at places, pins and what was missing. sourcesOpened() follows for the sources that
  /// changed, and fileObserved() for files that could not be read and now can; what stayed as it
  /// was is left alone. Does nothing before the first open() has answered.
  void refresh();
  /// A place or pin that was chosen goes before what the program was started with (`--source`);
  /// refresh() is to follow.
  void usePlaceOfSettings(const SourceId& id);
  void useRecordedPin(const SourceId& id);
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
  /// These were opened, at first or because they changed: nothing that was known of them holds.
  void sourcesOpened(const std::set<escolio::SourceId>& sources);
  void fileObserved(const escolio::SourceId& source, const QString& path);
  /// observations() has more than before.
  void observed();

 private:
  struct Refreshed {
    std::map<SourceId, SourceObservation> reopened;
    Observations missing; ///< what was looked for in vain before
  };
  template <typename Work, typename Merge>
  void runOnWorker(Work work, Merge merge);
  void merge(Observations&& found, const Wanted& wanted);
  void mergeRefreshed(Refreshed&& found);
  /// Takes what is news; gives the paths of files that are.
  std::vector<std::string> mergeMissing(const SourceId& id, SourceObservation&& found);
  [[nodiscard]] Wanted missing() const;

  std::shared_ptr<ObservationGatherer> m_gatherer;
  Observations m_observations;
  PinLines m_pinLines;         ///< as they are in the notes
  PinLines m_lookedAtPinLines; ///< as they were at the last look
  QTimer m_pinLinesSettle;
  Wanted m_pending;                      ///< asked for and not answered
  std::unique_ptr<QThreadPool> m_worker; ///< of one thread
  bool m_isOpen = false;
  bool m_isRefreshing = false;
  bool m_isRefreshWanted = false; ///< again, when the one under way is through
  int m_round = 0;                ///< of open(); answers of an earlier one are stale
};

} // namespace escolio
