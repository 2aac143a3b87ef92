#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr LineRange exampleRange{142, 168};

struct Count {
  int verified = 0;
  int unverifiable = 0;
  std::vector<const Decision*> broken; ///< cited, but no citation holds
};

Count countDecisions(const WrittenFile& file) {
  Count count;
  for (const Decision& decision : file.decisions) {
    const auto hasVerdict = [&](Verdict verdict) {
      return std::ranges::any_of(decision.citations, [&](std::size_t index) {
        return file.citations[index].verdict == verdict;
      });
    };
    if (hasVerdict(Verdict::ok))
      ++count.verified;
    else if (hasVerdict(Verdict::unverified))
      ++count.unverifiable;
    else
      count.broken.push_back(&decision);
  }
  return count;
}

Message summaryOf(const WrittenFile& file, int count, int least) {
  if (count < least)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 of %3 cited decisions"), file.name, count,
                       least);
  if (count == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 cited decision"), file.name);
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 cited decisions"), file.name, count);
}

std::string exampleFor(const Analysis& analysis, const WrittenFile& file) {
  const PlannedSource* source = analysis.plan().source(file.source);
  return formatCitation(source == nullptr ? "path" : source->target, exampleRange);
}

Finding uncitedFinding(const Analysis& analysis, const WrittenFile& file, const Decision& uncited) {
  return findingAt(
      file.name, uncited.place,
      makeMessage(ESCOLIO_MESSAGE("core", "“%1” cites no lines: add a citation such as %2."),
                  uncited.title, exampleFor(analysis, file)));
}

Finding brokenFinding(const WrittenFile& file, const Decision& decision) {
  const CitationInNote& cited = file.document->citations[decision.citations.front()];
  return findingAt(
      file.name, cited.place,
      makeMessage(ESCOLIO_MESSAGE("core", "“%1” counts once its citation holds: mend %2."),
                  decision.title, cited.text));
}

/// The section whose citations would be enough if it did not count as one decision: paragraphs or
/// rows of a table where a list or headings were meant.
const Decision* lumpedTogether(const WrittenFile& file, int missing) {
  const Decision* only = nullptr;
  for (const Decision& decision : file.decisions) {
    if (decision.isSection && only != nullptr)
      return nullptr;
    if (decision.isSection)
      only = &decision;
  }
  return only != nullptr && std::ssize(only->citations) > missing ? only : nullptr;
}

Finding lumpedFinding(const WrittenFile& file, const Decision& section) {
  return findingAt(
      file.name, section.place,
      makeMessage(ESCOLIO_MESSAGE("core",
                                  "“%1” counts as one decision, however many it cites: make "
                                  "each an item of a list, outside of quotes and tables, or "
                                  "give it a heading."),
                  section.title));
}

/// How to begin, for a note without any citation: it may have them in a form that is none.
Message firstNeeded(const Analysis& analysis, const WrittenFile& file, int missing) {
  const std::string example = exampleFor(analysis, file);
  return missing == 1
             ? makeMessage(ESCOLIO_MESSAGE("core", "No citation stands here. Point out 1 decision, "
                                                   "with one such as %1."),
                           example)
             : makeMessage(ESCOLIO_MESSAGE("core", "No citation stands here. Point out %1 "
                                                   "decisions, each with one such as %2."),
                           missing, example);
}

Message moreNeeded(int missing) {
  return missing == 1
             ? makeMessage(ESCOLIO_MESSAGE("core", "Point out 1 more decision, with the lines that "
                                                   "show it."))
             : makeMessage(ESCOLIO_MESSAGE("core", "Point out %1 more decisions, each with the "
                                                   "lines that show it."),
                           missing);
}

/// What is nearest to be mended, in a few words.
Message detailOf(const WrittenFile& file, const std::vector<Decision>& uncited,
                 const std::vector<Finding>& findings, int missing) {
  if (!file.isPresent)
    return missingDetail(file);
  if (findings.empty())
    return makeMessage(ESCOLIO_MESSAGE("core", "%1 to go"), missing);
  const TextPlace& first = findings.front().where.place;
  return std::ranges::contains(uncited, first, &Decision::place)
             ? makeMessage(ESCOLIO_MESSAGE("core", "line %1 has no citation"), first.line)
             : makeMessage(ESCOLIO_MESSAGE("core", "line %1: broken citation"), first.line);
}

void judge(const Analysis& analysis, const WrittenFile& file, CheckRow& row) {
  const int least = *file.note->minDecisions;
  const Count count = countDecisions(file);
  row.summary = summaryOf(file, count.verified, least);
  if (count.verified >= least) {
    row.state = CheckState::met;
    return;
  }
  const int missing = least - count.verified;
  if (count.verified + count.unverifiable >= least) {
    row.state = CheckState::unverified;
    row.summary = summaryOf(file, count.verified + count.unverifiable, least);
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "not verified"));
    row.findings.push_back(findingAbout(
        file.name, makeMessage(ESCOLIO_MESSAGE("core", "%1 of %2 decisions cite lines that could "
                                                       "not be looked at."),
                               count.unverifiable, count.verified + count.unverifiable)));
    return;
  }
  row.state = CheckState::unmet;
  const std::vector<Decision> uncited = findUncited(*file.document, file.closing);
  for (const Decision& decision : uncited)
    row.findings.push_back(uncitedFinding(analysis, file, decision));
  for (const Decision* decision : count.broken)
    row.findings.push_back(brokenFinding(file, *decision));
  std::ranges::stable_sort(row.findings, {},
                           [](const Finding& finding) { return finding.where.place.line; });
  row.detail = detailOf(file, uncited, row.findings, missing);
  if (const Decision* lumped = lumpedTogether(file, missing)) {
    row.findings.insert(row.findings.begin(), lumpedFinding(file, *lumped));
    return;
  }
  const int further = missing - static_cast<int>(row.findings.size());
  const bool hasBegun = !file.document->citations.empty() || file.document->words.words == 0;
  if (further > 0)
    row.findings.push_back(findingAbout(file.name, hasBegun || !file.isPresent
                                                       ? moreNeeded(further)
                                                       : firstNeeded(analysis, file, further)));
}

} // namespace

std::vector<CheckRow> checkDecisions(const Analysis& analysis) {
  return rowsOfFiles(
      analysis,
      [](const WrittenFile& file) { return file.note != nullptr && file.note->minDecisions; },
      [&](const WrittenFile& file, CheckRow& row) { judge(analysis, file, row); });
}

} // namespace escolio
