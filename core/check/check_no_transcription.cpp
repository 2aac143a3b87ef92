#include "core/check/pasted_lines.h"
#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/diagram/mermaid_diagram.h"

#include <algorithm>

namespace escolio {
namespace {

void addLongBlocks(const WrittenFile& file, int most, CheckRow& row) {
  for (const CodeBlock& block : file.document->codeBlocks)
    if (!isMermaid(block) && std::ssize(block.lines) > most)
      row.findings.push_back(findingAt(
          file.name, block.place,
          makeMessage(ESCOLIO_MESSAGE("core",
                                      "This code block has %1 lines of at most %2: cite the lines "
                                      "instead of pasting them."),
                      block.lines.size(), most)));
}

Message pastedMessage(const PastedRun& run) {
  const std::string citation = formatCitation(run.file->path, run.source);
  if (run.lines == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "This line also stands in the source: cite %1 "
                                               "instead of pasting it."),
                       citation);
  return makeMessage(ESCOLIO_MESSAGE("core", "Lines %1 to %2 also stand in the source: cite %3 "
                                             "instead of pasting them."),
                     run.note.first, run.note.last, citation);
}

void addPastedRuns(const Analysis& analysis, const WrittenFile& file, int most, CheckRow& row) {
  for (const PastedRun& run : findPastedRuns(file.bytes, analysis.readFiles, most))
    row.findings.push_back(
        findingAt(file.name, {static_cast<int>(run.note.first), 1}, pastedMessage(run)));
}

/// True when pasted lines could be missed, because a file was not looked at or could not be.
bool mayMissLines(const Analysis& analysis) {
  return std::ranges::any_of(analysis.readFiles, [](const ReadFile& file) {
    return file.observed == nullptr || file.observed->kind == ObservedFile::Kind::notDownloaded ||
           file.observed->kind == ObservedFile::Kind::unreadable;
  });
}

void judge(const Analysis& analysis, const WrittenFile& file, CheckRow& row) {
  const Restrictions& rules = *analysis.plan().restrictions;
  const bool looksAtSources = rules.maxPastedLines && !analysis.snapshot->trustCitations;
  if (rules.maxCodeLines)
    addLongBlocks(file, *rules.maxCodeLines, row);
  if (looksAtSources)
    addPastedRuns(analysis, file, *rules.maxPastedLines, row);
  std::ranges::stable_sort(row.findings, {},
                           [](const Finding& finding) { return finding.where.place.line; });
  if (!row.findings.empty()) {
    row.state = CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: pasted source"), file.name);
    row.detail =
        makeMessage(ESCOLIO_MESSAGE("core", "line %1"), row.findings.front().where.place.line);
  } else if (looksAtSources && file.isPresent && mayMissLines(analysis)) {
    row.state = CheckState::unverified;
    row.summary =
        makeMessage(ESCOLIO_MESSAGE("core", "%1: pasted source not looked for"), file.name);
    row.findings.push_back(findingAbout(
        file.name,
        makeMessage(ESCOLIO_MESSAGE("core", "Without the sources it cannot be told "
                                            "whether lines of them were pasted here."))));
  } else {
    row.state = CheckState::met;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: no pasted source"), file.name);
    row.detail = missingDetail(file);
    if (rules.maxPastedLines && !looksAtSources)
      row.detail = makeMessage(ESCOLIO_MESSAGE("core", "sources not looked at"));
  }
}

} // namespace

std::vector<CheckRow> checkNoTranscription(const Analysis& analysis) {
  const auto& rules = analysis.plan().restrictions;
  if (!rules || (!rules->maxCodeLines && !rules->maxPastedLines))
    return {};
  return rowsOfFiles(
      analysis, [](const WrittenFile&) { return true; },
      [&](const WrittenFile& file, CheckRow& row) { judge(analysis, file, row); });
}

} // namespace escolio
