// What the core's work costs, as "name <tab> value <tab> unit" lines.
// `--note PATH` and `--module LINES` print the texts that it is measured on instead.
#include "core/check/evaluate.h"
#include "core/note/note_document.h"
#include "core/plan/plan_file.h"
#include "core/source/source_text.h"
#include "tests/bench/bench_text.h"
#include "tests/bench/median_time.h"

#include <cstdio>
#include <cstdlib>
#include <format>
#include <malloc.h>
#include <string_view>

using namespace escolio;
using namespace escolio::bench;

namespace {

void print(const std::string& name, double value, const char* unit) {
  std::printf("%s\t%.2f\t%s\n", name.c_str(), value, unit);
}

std::vector<SourceId> sourceIds(const ReadingPlan& plan) {
  std::vector<SourceId> ids;
  for (const PlannedSource& source : plan.sources)
    ids.push_back(source.id);
  return ids;
}

/// A reading of PLAN whose sources lie open and whose notes are TIMES × 300 words.
Snapshot openReading(const ReadingPlan& plan, int times) {
  Snapshot snapshot;
  snapshot.plan = std::make_shared<const ReadingPlan>(plan);
  const std::string pin(40, 'a');
  for (const PlannedSource& source : plan.sources) {
    SourceObservation& seen = snapshot.observations.sources[source.id];
    seen.state = SourceState::ok;
    seen.pin = {ObservedPin::State::holds, pin, pin, {}};
    seen.rewrittenFiles.emplace();
    const std::vector<std::string> paths = source.plannedPaths();
    seen.tree = std::make_shared<const std::vector<std::string>>(paths);
    for (const std::string& path : paths)
      seen.files[path] = {ObservedFile::Kind::text, SourceText::fromBytes(pythonModule(1600)), {}};
  }
  snapshot.observations.notesFolder.exists = true;
  snapshot.observations.commit.state = CommitObservation::State::known;
  for (const PlannedNote& planned : plan.notes) {
    NoteInSnapshot& written = snapshot.notes[planned.file];
    written.isPresent = true;
    written.bytes = note(plan.source(planned.source)->target, times);
    written.document =
        std::make_shared<const NoteDocument>(analyseNote(written.bytes, sourceIds(plan)));
  }
  return snapshot;
}

void measureNote(const ReadingPlan& plan) {
  const std::vector<SourceId> ids = sourceIds(plan);
  for (const int times : {1, 10, 100}) {
    const std::string text = note(plan.sources.front().target, times);
    const int words = analyseNote(text, ids).words.words;
    print(std::format("analyse a note of {} words", words),
          medianTime([&] { return analyseNote(text, ids); }).count(), "µs");
  }
}

bool measureKeyPress(const ReadingPlan& plan) {
  const std::vector<SourceId> ids = sourceIds(plan);
  Snapshot snapshot = openReading(plan, 1);
  const Checklist first = evaluate(snapshot);
  if (first.rows.empty()) {
    std::fputs("core-bench: the checklist is empty: nothing was measured\n", stderr);
    return false;
  }
  print(std::format("evaluate {} rows, {} citations a note", first.rows.size(),
                    snapshot.notes.begin()->second.document->citations.size()),
        medianTime([&] { return evaluate(snapshot); }).count(), "µs");
  NoteInSnapshot& written = snapshot.notes[plan.notes.front().file];
  print("key press: analyse one note, evaluate all",
        medianTime([&] {
          written.document = std::make_shared<const NoteDocument>(analyseNote(written.bytes, ids));
          return evaluate(snapshot);
        }).count(),
        "µs");
  return true;
}

std::size_t heapBytes() {
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void measureLongSource() {
  constexpr int lines = 1'000'000;
  const std::string bytes = pythonModule(lines);
  const auto owned = std::make_shared<const std::string>(bytes);
  print("index 1,000,000 lines",
        medianTime([&] { return SourceText(*owned, owned); }).count() / 1000, "ms");
  const std::size_t before = heapBytes();
  const SourceText text(*owned, owned);
  print("memory beside the file's bytes", static_cast<double>(heapBytes() - before) / lines,
        "bytes a line");
  if (text.lineCount() != lines)
    std::fputs("core-bench: lines were lost\n", stderr);
}

} // namespace

int main(int count, char** arguments) {
  if (count == 3 && std::string_view(arguments[1]) == "--note") {
    std::fputs(note(arguments[2], 1).c_str(), stdout);
    return 0;
  }
  if (count == 3 && std::string_view(arguments[1]) == "--module") {
    std::fputs(pythonModule(std::atoi(arguments[2])).c_str(), stdout);
    return 0;
  }
  const ReadingPlan& plan = builtinPlan();
  measureNote(plan);
  if (!measureKeyPress(plan))
    return 1;
  measureLongSource();
  return 0;
}
