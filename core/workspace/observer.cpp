#include "core/workspace/observer.h"

#include "core/workspace/commit_state.h"

#include <algorithm>
#include <filesystem>
#include <future>
#include <system_error>
#include <utility>
#include <vector>

namespace escolio {
namespace {

constexpr std::uint64_t largestPinFile = std::uint64_t{1} << 16U;

/// True when nobody could tell the sources apart by what opening them said.
bool areAlike(const SourceObservation& left, const SourceObservation& right) {
  const auto isSameKind = [](const auto& one, const auto& other) {
    return one.first == other.first && one.second.kind == other.second.kind &&
           one.second.message == other.second.message;
  };
  return left.state == right.state && left.message == right.message &&
         left.location == right.location && left.isFolder == right.isFolder &&
         left.pin == right.pin && left.commit == right.commit &&
         std::ranges::equal(left.files, right.files, isSameKind);
}

} // namespace

Observer::Observer(ObserverSetup setup) : m_setup(std::move(setup)) {}

Observer::Opening Observer::prepare(const PlannedSource& source, const PinLines& pinLines) const {
  Opening opening;
  opening.planned = &source;
  PinnedSourceRequest& request = opening.request;
  if (const auto found = m_setup.overrides.find(source.id); found != m_setup.overrides.end()) {
    request.location = found->second.place;
    request.revision = found->second.revision;
  } else if (auto place = m_setup.locate(source)) {
    request.location = *std::move(place);
  } else {
    opening.unknownPlace = std::move(place).error().message;
  }
  if (!source.pinFile.empty()) {
    auto bytes = m_setup.store->read(m_setup.notesFolder / source.pinFile, largestPinFile);
    if (bytes)
      request.recordedPin = *std::move(bytes);
    else if (bytes.error().kind != ErrorKind::notFound)
      opening.unreadablePin = std::move(bytes).error().message;
  } else if (const auto line = pinLines.find(source.id); line != pinLines.end()) {
    request.recordedPin = line->second;
  }
  return opening;
}

Observer::Opened Observer::openSource(Opening opening) const {
  Opened result;
  result.as = std::move(opening);
  const Opening& as = result.as;
  result.source = openPinned(*as.planned, as.request, *m_setup.runner);
  result.observation = result.source->observation();
  SourceObservation& observation = result.observation;
  if (as.unknownPlace)
    observation.message = *as.unknownPlace;
  if (as.unreadablePin) {
    observation.pin = {ObservedPin::State::unverified, "", "", *as.unreadablePin};
    if (observation.state == SourceState::noPin)
      observation.message = *as.unreadablePin;
  }
  if (result.source->isReadable())
    for (const std::string& path : as.planned->plannedPaths())
      if (!isStopped())
        observation.files[path] = result.source->observe(path);
  return result;
}

void Observer::makeFingerprints(const SourceObservation& observation) const {
  const auto& restrictions = m_setup.plan->restrictions;
  if (!restrictions || !restrictions->maxPastedLines)
    return;
  for (const auto& [path, file] : observation.files)
    if (file.text)
      static_cast<void>(file.text->fingerprints());
}

/// What a commit holds never changes, so a source that is read at its recorded one needs no second
/// look. A folder may have other content by now, and a branch may have moved.
bool Observer::isSettled(const Opened& source, const Opening& now) {
  const SourceObservation& seen = source.observation;
  std::error_code ignored;
  return source.as == now && seen.state == SourceState::ok && !seen.isFolder &&
         seen.pin.state == ObservedPin::State::holds && !now.request.revision &&
         std::filesystem::exists(seen.location, ignored);
}

Observations Observer::open(const PinLines& pinLines) {
  Observations found;
  m_sources.clear();
  // Repositories and packages have nothing in common but the disk: they are opened side by side.
  // Where no thread can be had, get() opens them one after the other.
  std::vector<std::future<Opened>> opening;
  for (const PlannedSource& source : m_setup.plan->sources)
    opening.push_back(std::async(std::launch::async | std::launch::deferred,
                                 [this, as = prepare(source, pinLines)]() mutable {
                                   Opened opened = openSource(std::move(as));
                                   makeFingerprints(opened.observation);
                                   return opened;
                                 }));
  observeWorkspace(found);
  for (std::future<Opened>& future : opening) {
    Opened opened = future.get();
    const SourceId id = opened.source->id();
    found.sources[id] = opened.observation;
    m_sources[id] = std::move(opened);
  }
  return found;
}

std::map<SourceId, SourceObservation> Observer::reopenChanged(const PinLines& pinLines) {
  std::map<SourceId, SourceObservation> changed;
  for (const PlannedSource& source : m_setup.plan->sources) {
    if (isStopped())
      break;
    Opening now = prepare(source, pinLines);
    Opened& known = m_sources[source.id];
    if (isSettled(known, now))
      continue;
    Opened opened = openSource(std::move(now));
    if (!areAlike(known.observation, opened.observation)) {
      makeFingerprints(opened.observation);
      changed[source.id] = opened.observation;
    }
    known = std::move(opened);
  }
  return changed;
}

void Observer::useRecordedPin(const SourceId& source) {
  if (const auto found = m_setup.overrides.find(source); found != m_setup.overrides.end())
    found->second.revision.reset();
}

void Observer::observe(const Wanted& wanted, Observations& into) {
  for (const auto& [id, paths] : wanted.files)
    if (const auto source = m_sources.find(id); source != m_sources.end()) {
      for (const std::string& path : paths) {
        if (isStopped())
          return;
        into.sources[id].files[path] = source->second.source->observe(path);
      }
      makeFingerprints(into.sources[id]);
    }
  for (const SourceId& id : wanted.trees)
    if (const auto source = m_sources.find(id); source != m_sources.end()) {
      SourceObservation& observation = into.sources[id];
      observation.tree = source->second.source->tree();
      observation.isTreeUnavailable = observation.tree == nullptr;
    }
  for (const auto& [id, texts] : wanted.commits)
    if (const auto source = m_sources.find(id); source != m_sources.end())
      for (const std::string& text : texts) {
        if (isStopped())
          return;
        into.sources[id].namedCommits[text] = source->second.source->commitNamed(text);
      }
}

void Observer::observeWorkspace(Observations& into) {
  into.notesFolder = {};
  if (const auto files = m_setup.store->list(m_setup.notesFolder)) {
    into.notesFolder.exists = true;
    for (const std::string& file : *files)
      if (const auto status = m_setup.store->status(m_setup.notesFolder / file);
          status && status->has_value())
        into.notesFolder.files[file] = (*status)->size;
  }
  std::vector<std::string> files = m_setup.plan->writtenFiles();
  for (const PlannedSource& source : m_setup.plan->sources)
    if (!source.pinFile.empty())
      files.push_back(source.pinFile);
  into.commit = observeCommitState(m_setup.notesFolder, files, *m_setup.runner);
}

void Observer::observeWorkingFiles(Observations& into) {
  for (const auto& [id, opened] : m_sources) {
    into.sources[id].rewrittenFiles = opened.source->rewritten();
    into.sources[id].hasWorkingFiles = opened.source->hasWorkingFiles();
  }
}

} // namespace escolio
