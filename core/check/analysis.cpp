#include "core/check/analysis.h"

#include <algorithm>

namespace escolio {
namespace {

/// The verdict on the form alone, for `--no-verify`.
VerifiedCitation trusted(const Citation& citation, const SourceId& source,
                         const ReadingPlan& plan) {
  if (citation.fault == CitationFault::none)
    return {Verdict::ok, source, citation.path, citation.range(), {}};
  VerifiedCitation verified = verifyCitation(citation, source, plan, Observations(), nullptr);
  if (citation.fault == CitationFault::tooLarge) {
    verified.verdict = Verdict::beyondEnd;
    verified.message = makeMessage(ESCOLIO_MESSAGE("core", "No file has that many lines."));
  }
  return verified;
}

void addContent(const Snapshot& snapshot, WrittenFile& file) {
  static const auto nothing = std::make_shared<const NoteDocument>();
  file.document = nothing;
  const auto found = snapshot.notes.find(file.name);
  if (found == snapshot.notes.end() || !found->second.isPresent)
    return;
  const NoteInSnapshot& content = found->second;
  file.isPresent = true;
  file.isUnsaved = content.isUnsaved;
  file.unreadable = content.unreadable;
  if (file.unreadable || !content.document)
    return;
  file.bytes = content.bytes;
  file.document = content.document;
}

void addJudgements(const Snapshot& snapshot, WrittenFile& file, Wanted* wanted) {
  const NoteDocument& document = *file.document;
  if (file.note != nullptr && file.note->closing)
    file.closing = findClosing(document, *file.note->closing);
  if (file.note != nullptr)
    file.decisions = findDecisions(document, file.closing);
  file.citations.reserve(document.citations.size());
  for (const CitationInNote& cited : document.citations)
    file.citations.push_back(snapshot.trustCitations
                                 ? trusted(cited.found.citation, file.source, *snapshot.plan)
                                 : verifyCitation(cited.found.citation, file.source, *snapshot.plan,
                                                  snapshot.observations, wanted));
}

void addReadFile(Analysis& analysis, const SourceId& source, const std::string& path,
                 bool isPlanned) {
  if (analysis.readFile(source, path) != nullptr)
    return;
  ReadFile file{.source = source, .path = path, .isPlanned = isPlanned};
  if (const SourceObservation* observation = analysis.source(source)) {
    const auto found = observation->files.find(path);
    file.observed = found == observation->files.end() ? nullptr : &found->second;
  }
  analysis.readFiles.push_back(std::move(file));
}

void addReadFiles(Analysis& analysis) {
  for (const PlannedSource& source : analysis.plan().sources)
    for (const std::string& path : source.plannedPaths())
      addReadFile(analysis, source.id, path, true);
  for (const WrittenFile& file : analysis.files)
    for (const VerifiedCitation& citation : file.citations)
      if (citation.verdict == Verdict::ok && !citation.source.isEmpty())
        addReadFile(analysis, citation.source, citation.path, false);
}

} // namespace

const SourceText* ReadFile::text() const {
  return observed != nullptr && observed->kind == ObservedFile::Kind::text ? observed->text.get()
                                                                           : nullptr;
}

const SourceObservation* Analysis::source(const SourceId& id) const {
  const auto found = snapshot->observations.sources.find(id);
  return found == snapshot->observations.sources.end() ? nullptr : &found->second;
}

const ReadFile* Analysis::readFile(const SourceId& id, std::string_view path) const {
  const auto found = std::ranges::find_if(
      readFiles, [&](const ReadFile& file) { return file.source == id && file.path == path; });
  return found == readFiles.end() ? nullptr : &*found;
}

const WrittenFile* Analysis::file(std::string_view name) const {
  const auto found = std::ranges::find(files, name, &WrittenFile::name);
  return found == files.end() ? nullptr : &*found;
}

Analysis analyse(const Snapshot& snapshot, Wanted* wanted) {
  Analysis analysis;
  analysis.snapshot = &snapshot;
  for (const PlannedNote& note : snapshot.plan->notes)
    analysis.files.push_back(
        {.name = note.file, .note = &note, .source = note.source, .maxWords = note.maxWords});
  for (const PlannedDiagrams& diagrams : snapshot.plan->diagrams)
    analysis.files.push_back(
        {.name = diagrams.file, .diagrams = &diagrams, .maxWords = diagrams.maxWords});
  for (WrittenFile& file : analysis.files) {
    addContent(snapshot, file);
    addJudgements(snapshot, file, wanted);
  }
  addReadFiles(analysis);
  return analysis;
}

} // namespace escolio
