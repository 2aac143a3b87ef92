#include "core/check/row.h"
#include "core/check/rules.h"

namespace escolio {
namespace {

Message shortMessage(const Decision& decision, const WordRange& advised) {
  return makeMessage(ESCOLIO_MESSAGE("core", "“%1” is short, %2 of %3 to %4 words: %5 to add."),
                     decision.title, decision.words, advised.least, advised.most,
                     advised.least - decision.words);
}

Message longMessage(const Decision& decision, const WordRange& advised) {
  return makeMessage(ESCOLIO_MESSAGE("core", "“%1” is long, %2 of %3 to %4 words: %5 to cut."),
                     decision.title, decision.words, advised.least, advised.most,
                     decision.words - advised.most);
}

void judge(const WrittenFile& file, CheckRow& row) {
  const WordRange advised = *file.note->decisionWords;
  for (const Decision& decision : file.decisions) {
    if (decision.words < advised.least)
      row.findings.push_back(findingAt(file.name, decision.place, shortMessage(decision, advised)));
    else if (decision.words > advised.most)
      row.findings.push_back(findingAt(file.name, decision.place, longMessage(decision, advised)));
  }
  row.state = row.findings.empty() ? CheckState::met : CheckState::unmet;
  if (row.findings.empty()) {
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: decisions of %2 to %3 words"), file.name,
                              advised.least, advised.most);
    row.detail = missingDetail(file);
    return;
  }
  row.summary =
      row.findings.size() == 1
          ? makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 decision is not of %2 to %3 words"),
                        file.name, advised.least, advised.most)
          : makeMessage(ESCOLIO_MESSAGE("core", "%1: %4 decisions are not of %2 to %3 words"),
                        file.name, advised.least, advised.most, row.findings.size());
  row.detail =
      makeMessage(ESCOLIO_MESSAGE("core", "line %1"), row.findings.front().where.place.line);
}

} // namespace

std::vector<CheckRow> checkDecisionWords(const Analysis& analysis) {
  return rowsOfFiles(
      analysis,
      [](const WrittenFile& file) { return file.note != nullptr && file.note->decisionWords; },
      judge);
}

} // namespace escolio
