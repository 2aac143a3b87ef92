#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>

namespace escolio {
namespace {

Message metSummary(const WrittenFile& file) {
  const std::size_t count = file.citations.size();
  if (count == 0)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: no citations"), file.name);
  if (count == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: its citation holds"), file.name);
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: all %2 citations hold"), file.name, count);
}

Message unmetSummary(const WrittenFile& file, std::size_t broken) {
  if (broken == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 of %2 citations does not hold"), file.name,
                       file.citations.size());
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 of %3 citations do not hold"), file.name,
                     broken, file.citations.size());
}

bool isBroken(const VerifiedCitation& citation) {
  return citation.verdict != Verdict::ok && citation.verdict != Verdict::unverified;
}

void addFinding(const WrittenFile& file, std::size_t index, CheckRow& row) {
  row.findings.push_back(
      findingAt(file.name, file.document->citations[index].place, file.citations[index].message));
}

void judge(const WrittenFile& file, CheckRow& row) {
  std::size_t broken = 0;
  std::size_t unverified = 0;
  for (std::size_t i = 0; i < file.citations.size(); ++i) {
    const VerifiedCitation& citation = file.citations[i];
    if (isBroken(citation)) {
      ++broken;
      addFinding(file, i, row);
    } else if (citation.verdict == Verdict::unverified) {
      ++unverified;
      // One checkout that cannot be read would give the same reason for every citation.
      const bool isSaid = std::ranges::any_of(row.findings, [&](const Finding& finding) {
        return finding.message == citation.message;
      });
      if (!isSaid)
        addFinding(file, i, row);
    }
  }
  if (broken > 0) {
    row.state = CheckState::unmet;
    row.summary = unmetSummary(file, broken);
    const auto first = std::ranges::find_if(file.citations, isBroken) - file.citations.begin();
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "line %1"),
                             file.document->citations[static_cast<std::size_t>(first)].place.line);
  } else if (unverified > 0) {
    row.state = CheckState::unverified;
    row.summary = unverified == 1
                      ? makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 of %2 citations not verified"),
                                    file.name, file.citations.size())
                      : makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 of %3 citations not verified"),
                                    file.name, unverified, file.citations.size());
  } else {
    row.state = CheckState::met;
    row.summary = metSummary(file);
    row.detail = missingDetail(file);
  }
}

} // namespace

std::vector<CheckRow> checkCitationsResolve(const Analysis& analysis) {
  return rowsOfFiles(analysis, [](const WrittenFile&) { return true; }, judge);
}

} // namespace escolio
