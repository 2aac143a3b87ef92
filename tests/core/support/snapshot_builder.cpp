#include "tests/core/support/snapshot_builder.h"

#include "core/check/evaluate.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace escolio::test {
namespace {

std::string numberedLines(const std::string& name, int count) {
  std::string text;
  for (int line = 1; line <= count; ++line)
    text += name + "_" + std::to_string(line) + " = " + std::to_string(line) + "\n";
  return text;
}

} // namespace

SnapshotBuilder::SnapshotBuilder() {
  PlannedSource toy;
  toy.id = SourceId("toy");
  toy.target = "toy/layers.py";
  toy.side = {"toy/mappings.py"};
  toy.pinFile = "toy-sha.txt";
  plan.id = "toy-reading";
  plan.notesDir = ".";
  plan.sources = {toy};
  PlannedNote split;
  split.file = "split.md";
  split.source = toy.id;
  plan.notes = {split};
  PlannedDiagrams synthesis;
  synthesis.file = "synthesis.md";
  synthesis.count = 2;
  plan.diagrams = {synthesis};

  SourceObservation source;
  source.state = SourceState::ok;
  source.location = "/checkouts/toy";
  source.pin.state = ObservedPin::State::holds;
  source.pin.recorded = pinnedCommit;
  source.pin.pin = pinnedCommit;
  source.rewrittenFiles.emplace();
  source.hasWorkingFiles = true;
  source.tree = std::make_shared<const std::vector<std::string>>(
      std::vector<std::string>{"toy/layers.py", "toy/mappings.py"});
  observations.sources[toy.id] = source;
  observations.notesFolder.exists = true;
  observations.notesFolder.files["toy-sha.txt"] = 41;
  observations.commit.state = CommitObservation::State::known;
  sourceFile("toy/layers.py", numberedLines("value", 200));
  sourceFile("toy/mappings.py", numberedLines("side", 40));
  write("split.md", "# Split\n");
  write("synthesis.md", "# Synthesis\n");
}

SnapshotBuilder& SnapshotBuilder::write(const std::string& file, std::string text) {
  observations.notesFolder.files[file] = text.size();
  m_texts[file] = std::move(text);
  return *this;
}

SnapshotBuilder& SnapshotBuilder::remove(const std::string& file) {
  observations.notesFolder.files.erase(file);
  m_texts.erase(file);
  return *this;
}

SnapshotBuilder& SnapshotBuilder::sourceFile(const std::string& path, std::string text) {
  source().files[path] = {ObservedFile::Kind::text, SourceText::fromBytes(std::move(text)), {}};
  return *this;
}

SnapshotBuilder& SnapshotBuilder::close(SourceState state) {
  source().state = state;
  source().message = makeMessage(MessageTemplate{"it is closed"});
  source().files.clear();
  source().tree.reset();
  source().rewrittenFiles.reset();
  source().pin.state = ObservedPin::State::unverified;
  return *this;
}

Snapshot SnapshotBuilder::build() const {
  Snapshot snapshot;
  snapshot.plan = std::make_shared<const ReadingPlan>(plan);
  snapshot.observations = observations;
  snapshot.recallRecord = recallRecord;
  snapshot.trustCitations = trustCitations;
  std::vector<SourceId> ids;
  for (const PlannedSource& planned : plan.sources)
    ids.push_back(planned.id);
  for (const auto& [file, text] : m_texts) {
    NoteInSnapshot& note = snapshot.notes[file];
    note.isPresent = true;
    note.bytes = text;
    note.document = std::make_shared<const NoteDocument>(analyseNote(note.bytes, ids));
  }
  return snapshot;
}

std::vector<CheckRow> rowsOf(const Snapshot& snapshot, std::string_view check) {
  std::vector<CheckRow> rows = evaluate(snapshot).rows;
  std::erase_if(rows, [check](const CheckRow& row) { return row.id != check; });
  return rows;
}

CheckRow rowOf(const Snapshot& snapshot, std::string_view check) {
  const std::vector<CheckRow> rows = rowsOf(snapshot, check);
  REQUIRE(rows.size() == 1);
  return rows.front();
}

CheckRow rowOf(const Snapshot& snapshot, std::string_view check, std::string_view file) {
  std::vector<CheckRow> rows = rowsOf(snapshot, check);
  std::erase_if(rows, [file](const CheckRow& row) { return row.note != file; });
  REQUIRE(rows.size() == 1);
  return rows.front();
}

std::string summaryOf(const CheckRow& row) {
  return toEnglish(row.summary);
}

std::string detailOf(const CheckRow& row) {
  return toEnglish(row.detail);
}

std::vector<std::string> findingsOf(const CheckRow& row) {
  std::vector<std::string> texts;
  for (const Finding& finding : row.findings)
    texts.push_back(std::to_string(finding.where.place.line) + ": " + toEnglish(finding.message));
  return texts;
}

} // namespace escolio::test
