#include "ui/controllers/source_controller.h"

#include "ui/workers/background.h"

#include <chrono>
#include <utility>

namespace escolio {
namespace {

using namespace std::chrono_literals;

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
    : QObject(parent), m_gatherer(std::move(gatherer)), m_worker(std::make_unique<QThreadPool>()) {
  m_worker->setMaxThreadCount(1);
  m_pinLinesSettle.setSingleShot(true);
  m_pinLinesSettle.setInterval(300ms);
  connect(&m_pinLinesSettle, &QTimer::timeout, this, [this] {
    if (m_pinLines != m_lookedAtPinLines)
      refresh();
  });
}

SourceController::~SourceController() {
  m_worker->clear();
  if (m_worker->activeThreadCount() == 0)
    return;
  // A look may take minutes, so the program's pool waits for its end, not the window.
  QThreadPool::globalInstance()->start(
      [worker = std::shared_ptr<QThreadPool>(std::move(m_worker))] { worker->waitForDone(); });
}

template <typename Work, typename Merge>
void SourceController::runOnWorker(Work work, Merge merge) {
  const auto look = [gatherer = m_gatherer, work = std::move(work)] { return work(*gatherer); };
  runInPool(*m_worker, this, look,
            [this, round = m_round, merge = std::move(merge)](auto found) mutable {
              if (m_round == round)
                merge(std::move(found));
            });
}

void SourceController::open(const PinLines& pinLines) {
  ++m_round;
  m_pending = {};
  m_worker->clear(); // what is queued would be of the sources as they were
  m_pinLines = pinLines;
  m_lookedAtPinLines = pinLines;
  m_isRefreshing = false;
  m_isRefreshWanted = false;
  runOnWorker([pinLines](ObservationGatherer& gatherer) { return gatherer.open(pinLines); },
              [this](Observations&& found) {
                m_observations = std::move(found);
                m_isOpen = true;
                std::set<SourceId> opened;
                for (const auto& [id, source] : m_observations.sources)
                  opened.insert(id);
                Q_EMIT sourcesOpened(opened);
                Q_EMIT observed();
                if (m_pinLines != m_lookedAtPinLines && !m_pinLinesSettle.isActive())
                  refresh();
              });
}

void SourceController::setPinLines(const PinLines& pinLines) {
  if (pinLines == m_pinLines)
    return;
  m_pinLines = pinLines;
  m_pinLinesSettle.start();
}

void SourceController::refresh() {
  if (!m_isOpen)
    return;
  m_isRefreshWanted = m_isRefreshing;
  if (m_isRefreshing)
    return;
  m_isRefreshing = true;
  m_lookedAtPinLines = m_pinLines;
  runOnWorker(
      [pinLines = m_pinLines, wanted = missing()](ObservationGatherer& gatherer) {
        Refreshed found;
        found.reopened = gatherer.reopenChanged(pinLines);
        gatherer.observe(wanted, found.missing);
        return found;
      },
      [this](Refreshed&& found) {
        m_isRefreshing = false;
        mergeRefreshed(std::move(found));
        if (m_isRefreshWanted)
          refresh();
      });
}

void SourceController::usePlaceOfSettings(const SourceId& id) {
  runOnWorker(
      [id](ObservationGatherer& gatherer) {
        gatherer.usePlaceOfSettings(id);
        return true;
      },
      [](bool) {});
}

void SourceController::useRecordedPin(const SourceId& id) {
  runOnWorker(
      [id](ObservationGatherer& gatherer) {
        gatherer.useRecordedPin(id);
        return true;
      },
      [](bool) {});
}

Wanted SourceController::missing() const {
  Wanted wanted;
  for (const auto& [id, source] : m_observations.sources) {
    for (const auto& [path, file] : source.files)
      if (file.kind == ObservedFile::Kind::notDownloaded ||
          file.kind == ObservedFile::Kind::unreadable)
        wanted.files[id].insert(path);
    for (const auto& [text, commit] : source.namedCommits)
      if (!commit)
        wanted.commits[id].insert(text);
    if (source.isTreeUnavailable)
      wanted.trees.insert(id);
  }
  return wanted;
}

void SourceController::mergeRefreshed(Refreshed&& found) {
  std::set<SourceId> opened;
  for (auto& [id, source] : found.reopened) {
    m_observations.sources[id] = std::move(source);
    m_pending.files.erase(id);
    m_pending.commits.erase(id);
    m_pending.trees.erase(id);
    opened.insert(id);
  }
  std::vector<std::pair<SourceId, std::string>> files;
  for (auto& [id, source] : found.missing.sources)
    if (!opened.contains(id))
      for (std::string& path : mergeMissing(id, std::move(source)))
        files.emplace_back(id, std::move(path));
  if (!opened.empty())
    Q_EMIT sourcesOpened(opened);
  for (const auto& [id, path] : files)
    Q_EMIT fileObserved(id, QString::fromStdString(path));
  Q_EMIT observed();
}

std::vector<std::string> SourceController::mergeMissing(const SourceId& id,
                                                        SourceObservation&& found) {
  SourceObservation& known = m_observations.sources[id];
  std::vector<std::string> news;
  for (auto& [path, file] : found.files)
    if (ObservedFile& before = known.files[path];
        file.kind != before.kind || file.message != before.message) {
      before = std::move(file);
      news.push_back(path);
    }
  for (const auto& [text, commit] : found.namedCommits)
    known.namedCommits[text] = commit;
  if (found.tree != nullptr) {
    known.tree = std::move(found.tree);
    known.isTreeUnavailable = false;
  }
  return news;
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
