#include "ui/controllers/source_controller.h"

namespace escolio {
namespace {

/// Moves what is in ASKED and not in PENDING into the result, and notes it in PENDING.
template <typename Map>
Map takeNew(const Map& asked, Map& pending) {
  Map fresh;
  for (const auto& [id, items] : asked)
    for (const auto& item : items)
      if (pending[id].insert(item).second)
        fresh[id].insert(item);
  return fresh;
}

} // namespace

SourceController::SourceController(std::shared_ptr<ObservationGatherer> gatherer, QObject* parent)
    : QObject(parent), m_gatherer(std::move(gatherer)) {
  m_worker.setMaxThreadCount(1);
}

SourceController::~SourceController() {
  m_worker.clear();
  m_worker.waitForDone();
}

void SourceController::runOnWorker(Work work, Merge merge) {
  // The destructor waits for the worker, so `this` lives as long as the work does; what is queued
  // for it by then is dropped with it.
  m_worker.start([this, gatherer = m_gatherer, round = m_round, work = std::move(work),
                  merge = std::move(merge)]() mutable {
    auto found = std::make_shared<Observations>(work(*gatherer));
    QMetaObject::invokeMethod(
        this,
        [this, round, found, merge = std::move(merge)] {
          if (m_round == round)
            merge(std::move(*found));
        },
        Qt::QueuedConnection);
  });
}

void SourceController::setPinLines(const PinLines& pinLines) {
  if (pinLines != m_pinLines)
    open(pinLines);
}

void SourceController::open(const PinLines& pinLines) {
  ++m_round;
  m_pending = {};
  m_pinLines = pinLines;
  runOnWorker([pinLines](ObservationGatherer& gatherer) { return gatherer.open(pinLines); },
              [this](Observations&& found) {
                m_observations = std::move(found);
                m_isOpen = true;
                Q_EMIT sourcesOpened();
                Q_EMIT observed();
              });
}

const SourceObservation& SourceController::source(const SourceId& id) const {
  static const SourceObservation unknown;
  const auto found = m_observations.sources.find(id);
  return found == m_observations.sources.end() ? unknown : found->second;
}

const ObservedFile* SourceController::file(const SourceId& id, const std::string& path) const {
  const SourceObservation& observed = source(id);
  const auto found = observed.files.find(path);
  return found == observed.files.end() ? nullptr : &found->second;
}

void SourceController::wantFile(const SourceId& id, const std::string& path) {
  Wanted wanted;
  wanted.files[id].insert(path);
  want(wanted);
}

void SourceController::want(const Wanted& wanted) {
  if (!m_isOpen)
    return; // the answer of open() makes everybody ask again
  Wanted fresh;
  fresh.files = takeNew(wanted.files, m_pending.files);
  fresh.commits = takeNew(wanted.commits, m_pending.commits);
  for (const SourceId& id : wanted.trees)
    if (m_pending.trees.insert(id).second)
      fresh.trees.insert(id);
  if (fresh.isEmpty())
    return;
  runOnWorker(
      [fresh](ObservationGatherer& gatherer) {
        Observations found;
        gatherer.observe(fresh, found);
        return found;
      },
      [this, fresh](Observations&& found) { merge(std::move(found), fresh); });
}

void SourceController::merge(Observations&& found, const Wanted& wanted) {
  for (auto& [id, more] : found.sources) {
    SourceObservation& known = m_observations.sources[id];
    known.files.merge(more.files);
    known.namedCommits.merge(more.namedCommits);
    if (more.tree)
      known.tree = std::move(more.tree);
    known.isTreeUnavailable = known.isTreeUnavailable || more.isTreeUnavailable;
  }
  for (const auto& [id, paths] : wanted.files)
    for (const std::string& path : paths)
      Q_EMIT fileObserved(id, QString::fromStdString(path));
  Q_EMIT observed();
}

void SourceController::refreshWorkspace() {
  runOnWorker(
      [](ObservationGatherer& gatherer) {
        Observations found;
        gatherer.observeWorkspace(found);
        return found;
      },
      [this](Observations&& found) {
        m_observations.notesFolder = std::move(found.notesFolder);
        m_observations.commit = std::move(found.commit);
        Q_EMIT observed();
      });
}

void SourceController::refreshWorkingFiles() {
  runOnWorker(
      [](ObservationGatherer& gatherer) {
        Observations found;
        gatherer.observeWorkingFiles(found);
        return found;
      },
      [this](Observations&& found) {
        for (auto& [id, more] : found.sources)
          if (const auto known = m_observations.sources.find(id);
              known != m_observations.sources.end())
            known->second.rewrittenFiles = std::move(more.rewrittenFiles);
        Q_EMIT observed();
      });
}

} // namespace escolio
