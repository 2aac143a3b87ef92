#include "core/check/row.h"
#include "core/check/rules.h"

namespace escolio {
namespace {

/// The plan's files that are not committed as they are: missing and unsaved ones too.
std::vector<std::string> openFiles(const Analysis& analysis) {
  const std::set<std::string>& uncommitted = analysis.snapshot->observations.commit.uncommitted;
  std::vector<std::string> open;
  for (const WrittenFile& file : analysis.files)
    if (!file.isPresent || file.isUnsaved || uncommitted.contains(file.name))
      open.push_back(file.name);
  const auto& onDisk = analysis.snapshot->observations.notesFolder.files;
  for (const PlannedSource& source : analysis.plan().sources)
    if (!source.pinFile.empty() &&
        (!onDisk.contains(source.pinFile) || uncommitted.contains(source.pinFile)))
      open.push_back(source.pinFile);
  return open;
}

void judgeFiles(const Analysis& analysis, CheckRow& row) {
  const std::vector<std::string> open = openFiles(analysis);
  if (open.empty()) {
    row.state = CheckState::met;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "Notes committed"));
    return;
  }
  row.state = CheckState::unmet;
  row.summary = makeMessage(ESCOLIO_MESSAGE("core", "Notes not committed"));
  row.detail = open.size() == 1
                   ? verbatim(open.front())
                   : makeMessage(ESCOLIO_MESSAGE("core", "%1 files to commit"), open.size());
  for (const std::string& name : open) {
    const WrittenFile* file = analysis.file(name);
    const bool isUnsaved = file != nullptr && file->isUnsaved;
    row.findings.push_back(findingAbout(
        name, isUnsaved ? makeMessage(ESCOLIO_MESSAGE("core", "Save %1, then commit it."), name)
                        : makeMessage(ESCOLIO_MESSAGE("core", "Commit %1."), name)));
  }
}

} // namespace

std::vector<CheckRow> checkCommitted(const Analysis& analysis) {
  const CommitObservation& commit = analysis.snapshot->observations.commit;
  CheckRow row;
  switch (commit.state) {
  case CommitObservation::State::known:
    judgeFiles(analysis, row);
    break;
  case CommitObservation::State::noRepository:
    row.state = CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "Notes not committed"));
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "no repository"));
    row.findings.push_back(findingElsewhere(
        makeMessage(ESCOLIO_MESSAGE("core", "The notes are in no repository: make one with “git "
                                            "init” and commit them."))));
    break;
  case CommitObservation::State::unverified:
    row.state = CheckState::unverified;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "Notes committed: not verified"));
    if (!commit.message.isEmpty())
      row.findings.push_back(findingElsewhere(commit.message));
    break;
  }
  return {row};
}

} // namespace escolio
