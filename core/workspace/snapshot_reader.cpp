#include "core/workspace/snapshot_reader.h"

#include "core/check/wanted.h"
#include "core/workspace/pin_lines.h"

#include <utility>

namespace escolio {
namespace {

std::vector<SourceId> sourceIdsOf(const ReadingPlan& plan) {
  std::vector<SourceId> ids;
  for (const PlannedSource& source : plan.sources)
    ids.push_back(source.id);
  return ids;
}

NoteInSnapshot readNote(const std::filesystem::path& path, const std::vector<SourceId>& sources,
                        const FileStore& store) {
  NoteInSnapshot note;
  auto bytes = store.read(path);
  if (bytes) {
    note.isPresent = true;
    note.bytes = *std::move(bytes);
    note.document = std::make_shared<const NoteDocument>(analyseNote(note.bytes, sources));
  } else if (bytes.error().kind != ErrorKind::notFound) {
    note.isPresent = true;
    note.unreadable = std::move(bytes.error().message);
  }
  return note;
}

/// How much is still wanted: observing must make it less, or change what it is about.
bool isSame(const Wanted& left, const Wanted& right) {
  return left.files == right.files && left.trees == right.trees && left.commits == right.commits;
}

} // namespace

Snapshot readNotes(const Workspace& workspace, const FileStore& store) {
  Snapshot snapshot;
  snapshot.plan = workspace.plan;
  const std::vector<SourceId> sources = sourceIdsOf(*workspace.plan);
  for (const std::string& file : workspace.plan->writtenFiles())
    snapshot.notes[file] = readNote(workspace.note(file), sources, store);
  if (auto record = store.read(workspace.recallRecord()))
    snapshot.recallRecord = *std::move(record);
  return snapshot;
}

void observe(Snapshot& snapshot, ObservationGatherer& gatherer) {
  std::map<std::string, std::shared_ptr<const NoteDocument>> documents;
  for (const auto& [file, note] : snapshot.notes)
    if (note.document)
      documents[file] = note.document;
  snapshot.observations = gatherer.open(pinLinesOf(*snapshot.plan, documents));
  Wanted before;
  for (Wanted wanted = wantedBy(snapshot); !wanted.isEmpty() && !isSame(wanted, before);
       wanted = wantedBy(snapshot)) {
    gatherer.observe(wanted, snapshot.observations);
    before = std::move(wanted);
  }
}

} // namespace escolio
