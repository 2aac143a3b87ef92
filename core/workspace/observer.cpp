#include "core/workspace/observer.h"

#include "core/workspace/commit_state.h"

#include <future>
#include <utility>
#include <vector>

namespace escolio {
namespace {

constexpr std::uint64_t largestPinFile = std::uint64_t{1} << 16U;

/// Looks at PATH of SOURCE. With FINGERPRINTS those of its lines are made at once: here, where it
/// holds nobody up.
ObservedFile look(const PinnedSource& source, const std::string& path, bool fingerprints) {
  ObservedFile file = source.observe(path);
  if (fingerprints && file.text)
    static_cast<void>(file.text->fingerprints());
  return file;
}

bool looksForPastedLines(const ReadingPlan& plan) {
  return plan.restrictions && plan.restrictions->maxPastedLines;
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
  result.source = openPinned(*opening.planned, opening.request, *m_setup.runner);
  result.observation = result.source->observation();
  SourceObservation& observation = result.observation;
  if (opening.unknownPlace)
    observation.message = *std::move(opening.unknownPlace);
  if (opening.unreadablePin) {
    observation.pin = {ObservedPin::State::unverified, "", "", *opening.unreadablePin};
    if (observation.state == SourceState::noPin)
      observation.message = *std::move(opening.unreadablePin);
  }
  const bool fingerprints = looksForPastedLines(*m_setup.plan);
  if (result.source->isReadable())
    for (const std::string& path : opening.planned->plannedPaths())
      observation.files[path] = look(*result.source, path, fingerprints);
  return result;
}

Observations Observer::open(const PinLines& pinLines) {
  Observations found;
  m_sources.clear();
  // Repositories and packages have nothing in common but the disk: they are opened side by side.
  // Where no thread can be had, get() opens them one after the other.
  std::vector<std::future<Opened>> opening;
  for (const PlannedSource& source : m_setup.plan->sources)
    opening.push_back(std::async(std::launch::async | std::launch::deferred, &Observer::openSource,
                                 this, prepare(source, pinLines)));
  observeWorkspace(found);
  for (std::future<Opened>& future : opening) {
    Opened opened = future.get();
    const SourceId id = opened.source->id();
    found.sources[id] = std::move(opened.observation);
    m_sources[id] = std::move(opened.source);
  }
  return found;
}

void Observer::observe(const Wanted& wanted, Observations& into) {
  const bool fingerprints = looksForPastedLines(*m_setup.plan);
  for (const auto& [id, paths] : wanted.files)
    if (const auto source = m_sources.find(id); source != m_sources.end())
      for (const std::string& path : paths)
        into.sources[id].files[path] = look(*source->second, path, fingerprints);
  for (const SourceId& id : wanted.trees)
    if (const auto source = m_sources.find(id); source != m_sources.end()) {
      SourceObservation& observation = into.sources[id];
      observation.tree = source->second->tree();
      observation.isTreeUnavailable = observation.tree == nullptr;
    }
  for (const auto& [id, texts] : wanted.commits)
    if (const auto source = m_sources.find(id); source != m_sources.end())
      for (const std::string& text : texts)
        into.sources[id].namedCommits[text] = source->second->commitNamed(text);
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
  for (const auto& [id, source] : m_sources) {
    into.sources[id].rewrittenFiles = source->rewritten();
    into.sources[id].hasWorkingFiles = source->hasWorkingFiles();
  }
}

} // namespace escolio
