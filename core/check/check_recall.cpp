#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/recall/recall_record.h"

namespace escolio {
namespace {

constexpr const char* recordFile = "recall.md";

Message adviceFor(const RecallQuestion& question, const RecallTry* latest) {
  if (latest != nullptr && !*latest->hidden)
    return makeMessage(ESCOLIO_MESSAGE("core", "Answer this once more with the sources hidden: %1"),
                       question.question);
  if (latest != nullptr)
    return makeMessage(ESCOLIO_MESSAGE("core", "Try this once more until you know it: %1"),
                       question.question);
  return makeMessage(ESCOLIO_MESSAGE("core", "Answer this from memory: %1"), question.question);
}

/// Sections of QUESTION that are no tries because they lack a line.
void addIncomplete(const std::vector<RecallTry>& record, const RecallQuestion& question,
                   CheckRow& row) {
  for (const RecallTry& attempt : record)
    if (attempt.question == question.id && !attempt.isComplete())
      row.findings.push_back(findingAt(
          recordFile, {attempt.line, 1},
          makeMessage(ESCOLIO_MESSAGE("core", "This is no try yet: it needs the lines “hidden: …”, "
                                              "“seconds: …” and “judged: …” at its end."))));
}

} // namespace

std::vector<CheckRow> checkRecall(const Analysis& analysis) {
  const std::vector<RecallQuestion>& questions = analysis.plan().recall;
  if (questions.empty())
    return {};
  const std::vector<RecallTry> record =
      readRecallRecord(analysis.snapshot->recallRecord.value_or(std::string()));
  CheckRow row;
  int answered = 0;
  for (const RecallQuestion& question : questions) {
    const RecallTry* latest = latestTry(record, question.id);
    if (latest != nullptr && latest->isAnswered()) {
      ++answered;
      continue;
    }
    const TextPlace place = latest == nullptr ? TextPlace{} : TextPlace{latest->line, 1};
    row.findings.push_back(findingAt(recordFile, place, adviceFor(question, latest)));
    addIncomplete(record, question, row);
  }
  row.state = row.findings.empty() ? CheckState::met : CheckState::unmet;
  row.summary =
      makeMessage(ESCOLIO_MESSAGE("core", "Recall: %1 of %2 answered"), answered, questions.size());
  return {row};
}

} // namespace escolio
