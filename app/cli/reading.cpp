#include "app/cli/reading.h"

#include "core/base/edit_distance.h"
#include "core/process/posix_process_runner.h"
#include "core/workspace/snapshot_reader.h"

#include <utility>

namespace escolio::cli {
namespace {

/// An observer that knows no place of any source.
std::unique_ptr<Observer> makeBlindObserver(const Reading& reading) {
  ObserverSetup setup;
  setup.plan = reading.workspace.plan;
  setup.notesFolder = reading.workspace.notesFolder;
  setup.locate = [](const PlannedSource&) { return std::nullopt; };
  setup.store = reading.store;
  setup.runner = reading.runner;
  return std::make_unique<Observer>(std::move(setup));
}

} // namespace

Result<Reading> openReading(const ReadingOptions& options) {
  Reading reading;
  reading.store = std::make_shared<DiskFileStore>();
  reading.runner = std::make_shared<PosixProcessRunner>();
  auto workspace = openWorkspace(options.folder, options.planFile, *reading.store);
  if (!workspace)
    return std::unexpected(std::move(workspace.error()));
  reading.workspace = *std::move(workspace);
  for (const std::string& text : options.sources) {
    auto parsed = parseSourceOverride(text, *reading.workspace.plan);
    if (!parsed)
      return std::unexpected(std::move(parsed.error()));
    reading.overrides.insert_or_assign(std::move(parsed->first), std::move(parsed->second));
  }
  return reading;
}

Result<const PlannedSource*> findSource(const Reading& reading, const std::string& id) {
  const ReadingPlan& plan = *reading.workspace.plan;
  if (const PlannedSource* source = plan.source(SourceId(id)))
    return source;
  std::vector<std::string> known;
  std::string listed;
  for (const PlannedSource& source : plan.sources) {
    known.push_back(source.id.text());
    listed += (listed.empty() ? "" : ", ") + source.id.text();
  }
  const std::string nearest = nearestWord(id, known);
  return failure(
      ErrorKind::usage,
      nearest.empty()
          ? makeMessage(ESCOLIO_MESSAGE("core", "The plan has no source %1. It has: %2."), id,
                        listed)
          : makeMessage(ESCOLIO_MESSAGE("core", "The plan has no source %1. Did you mean "
                                                "%2?"),
                        id, nearest));
}

Result<std::filesystem::path> placeOf(const Reading& reading, const PlannedSource& source) {
  if (const auto found = reading.overrides.find(source.id); found != reading.overrides.end())
    return found->second.place;
  auto place = locateSource(reading.workspace, source, *reading.store);
  if (!place)
    return std::unexpected(std::move(place.error()));
  if (*place)
    return **std::move(place);
  return failure(ErrorKind::noCheckout,
                 makeMessage(ESCOLIO_MESSAGE("core", "Where %1 lies on this computer is not known "
                                                     "yet: escolio-cli source %1 PATH"),
                             source.id.text()));
}

void observeReading(const Reading& reading, Snapshot& snapshot, bool trust) {
  snapshot.trustCitations = trust;
  if (!trust) {
    const auto observer =
        makeObserver(reading.workspace, reading.overrides, reading.store, reading.runner);
    observe(snapshot, *observer);
    return;
  }
  observe(snapshot, *makeBlindObserver(reading));
  for (auto& [id, source] : snapshot.observations.sources)
    source.message = makeMessage(ESCOLIO_MESSAGE("core", "Not looked at, as --no-verify asks."));
}

} // namespace escolio::cli
