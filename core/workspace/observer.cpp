#include "core/workspace/observer.h"

#include "core/workspace/commit_state.h"

#include <utility>

namespace escolio {
namespace {

constexpr std::uint64_t largestPinFile = std::uint64_t{1} << 16U;

} // namespace

Observer::Observer(ObserverSetup setup) : m_setup(std::move(setup)) {}

SourceObservation Observer::openSource(const PlannedSource& source, const PinLines& pinLines) {
  PinnedSourceRequest request;
  std::optional<Message> unknownPlace;
  std::optional<Message> unreadablePin;
  if (const auto found = m_setup.overrides.find(source.id); found != m_setup.overrides.end()) {
    request.location = found->second.place;
    request.revision = found->second.revision;
  } else if (auto place = m_setup.locate(source)) {
    request.location = *std::move(place);
  } else {
    unknownPlace = std::move(place).error().message;
  }
  if (!source.pinFile.empty()) {
    auto bytes = m_setup.store->read(m_setup.notesFolder / source.pinFile, largestPinFile);
    if (bytes)
      request.recordedPin = *std::move(bytes);
    else if (bytes.error().kind != ErrorKind::notFound)
      unreadablePin = std::move(bytes).error().message;
  } else if (const auto line = pinLines.find(source.id); line != pinLines.end()) {
    request.recordedPin = line->second;
  }

  auto opened = openPinned(source, request, *m_setup.runner);
  SourceObservation observation = opened->observation();
  if (unknownPlace)
    observation.message = *std::move(unknownPlace);
  if (unreadablePin) {
    observation.pin = {ObservedPin::State::unverified, "", "", *unreadablePin};
    if (observation.state == SourceState::noPin)
      observation.message = *std::move(unreadablePin);
  }
  if (opened->isReadable())
    for (const std::string& path : source.plannedPaths())
      observation.files[path] = opened->observe(path);
  m_sources[source.id] = std::move(opened);
  return observation;
}

Observations Observer::open(const PinLines& pinLines) {
  Observations found;
  m_sources.clear();
  for (const PlannedSource& source : m_setup.plan->sources)
    found.sources[source.id] = openSource(source, pinLines);
  observeWorkspace(found);
  return found;
}

void Observer::observe(const Wanted& wanted, Observations& into) {
  for (const auto& [id, paths] : wanted.files)
    if (const auto source = m_sources.find(id); source != m_sources.end())
      for (const std::string& path : paths)
        into.sources[id].files[path] = source->second->observe(path);
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
