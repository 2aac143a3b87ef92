#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/process/shell_words.h"

namespace escolio {
namespace {

Message untouchedSummary(const std::string& id) {
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: untouched"), id);
}

void judgeFolder(const SourceObservation& source, const std::string& id, CheckRow& row) {
  switch (source.pin.state) {
  case ObservedPin::State::holds:
    row.state = CheckState::met;
    row.summary = untouchedSummary(id);
    break;
  case ObservedPin::State::missing:
    row.state = CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: not as it was pinned"), id);
    row.findings.push_back(findingElsewhere(source.pin.message));
    break;
  default:
    row.state = CheckState::unverified;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: not verified"), id);
    row.findings.push_back(findingElsewhere(
        makeMessage(ESCOLIO_MESSAGE("core", "Without a pin it cannot be told whether somebody "
                                            "changed the files of %1."),
                    id)));
    break;
  }
}

/// For a person to paste: a plan and a folder may have any name.
std::string restoreCommand(const std::string& location, const std::string& path) {
  return "git -C " + shellWord(location) + " restore --staged --worktree -- " + shellWord(path);
}

void judgeCheckout(const SourceObservation& source, const std::string& id, CheckRow& row) {
  if (!source.rewrittenFiles) {
    row.state = CheckState::unverified;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: not verified"), id);
    row.findings.push_back(findingElsewhere(
        source.message.isEmpty()
            ? makeMessage(
                  ESCOLIO_MESSAGE("core", "The working files of %1 could not be looked at."), id)
            : source.message));
    return;
  }
  const std::vector<std::string>& files = *source.rewrittenFiles;
  if (files.empty()) {
    row.state = CheckState::met;
    row.summary = untouchedSummary(id);
    if (!source.hasWorkingFiles)
      row.detail = makeMessage(ESCOLIO_MESSAGE("core", "no working files"));
    return;
  }
  row.state = CheckState::unmet;
  row.summary = files.size() == 1 ? makeMessage(ESCOLIO_MESSAGE("core", "%1: 1 file rewritten"), id)
                                  : makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 files rewritten"),
                                                id, files.size());
  row.detail = verbatim(files.front());
  for (const std::string& path : files)
    row.findings.push_back(findingElsewhere(
        makeMessage(ESCOLIO_MESSAGE("core", "%1 is not as the checkout's own HEAD has it; if the "
                                            "change can go: %2"),
                    path, restoreCommand(source.location, path))));
}

} // namespace

std::vector<CheckRow> checkSourcesUntouched(const Analysis& analysis) {
  std::vector<CheckRow> rows;
  for (const PlannedSource& planned : analysis.plan().sources) {
    CheckRow& row = rows.emplace_back();
    row.source = planned.id.text();
    const SourceObservation* source = analysis.source(planned.id);
    if (analysis.snapshot->trustCitations) {
      row.state = CheckState::met;
      row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: not looked at"), planned.id.text());
    } else if (source == nullptr) {
      row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: not verified"), planned.id.text());
      row.findings.push_back(findingElsewhere(
          makeMessage(ESCOLIO_MESSAGE("core", "%1 was not looked at yet."), planned.id.text())));
    } else if (source->isFolder) {
      judgeFolder(*source, planned.id.text(), row);
    } else {
      judgeCheckout(*source, planned.id.text(), row);
    }
  }
  return rows;
}

} // namespace escolio
