#include "core/base/ascii.h"
#include "core/check/row.h"
#include "core/check/rules.h"

#include <algorithm>
#include <string>

namespace escolio {
namespace {

bool isBlank(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF"))
    bytes.remove_prefix(3);
  return std::ranges::all_of(bytes, isAsciiSpace);
}

/// A file of the notes folder whose name differs in case only.
const std::string* similarFile(const NotesFolderObservation& folder, const std::string& name) {
  const auto found = std::ranges::find_if(
      folder.files, [&](const auto& file) { return isEqualWithoutCase(file.first, name); });
  return found == folder.files.end() ? nullptr : &found->first;
}

struct Count {
  int files = 0;
  int present = 0;
  std::string firstMissing;
  bool isFirstEmpty = false;
};

Message summaryOf(const Count& count) {
  if (count.present < count.files)
    return count.files == 1 ? makeMessage(ESCOLIO_MESSAGE("core", "The file does not exist yet"))
                            : makeMessage(ESCOLIO_MESSAGE("core", "%1 of %2 files exist"),
                                          count.present, count.files);
  switch (count.files) {
  case 1:
    return makeMessage(ESCOLIO_MESSAGE("core", "The file exists"));
  case 2:
    return makeMessage(ESCOLIO_MESSAGE("core", "The two files exist"));
  case 3:
    return makeMessage(ESCOLIO_MESSAGE("core", "The three files exist"));
  case 4:
    return makeMessage(ESCOLIO_MESSAGE("core", "The four files exist"));
  case 5:
    return makeMessage(ESCOLIO_MESSAGE("core", "The five files exist"));
  default:
    return makeMessage(ESCOLIO_MESSAGE("core", "All %1 files exist"), count.files);
  }
}

Message detailOf(const Count& count) {
  const int missing = count.files - count.present;
  if (missing == 0)
    return {};
  if (missing > 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1 missing"), missing);
  return count.isFirstEmpty
             ? makeMessage(ESCOLIO_MESSAGE("core", "%1 is empty"), count.firstMissing)
             : makeMessage(ESCOLIO_MESSAGE("core", "%1 is missing"), count.firstMissing);
}

void countFile(Count& count, const std::string& name, bool isPresent, bool isEmpty) {
  ++count.files;
  if (isPresent && !isEmpty) {
    ++count.present;
  } else if (count.firstMissing.empty()) {
    count.firstMissing = name;
    count.isFirstEmpty = isPresent;
  }
}

/// What is to be done about a written file that is not there.
Message missingMessage(const NotesFolderObservation& folder, const std::string& name) {
  if (const std::string* similar = similarFile(folder, name))
    return makeMessage(ESCOLIO_MESSAGE("core", "%1 is missing, but %2 is there: rename it."), name,
                       *similar);
  return makeMessage(ESCOLIO_MESSAGE("core", "%1 is missing: create it in the notes folder."),
                     name);
}

void judgeWrittenFile(const Analysis& analysis, const WrittenFile& file, Count& count,
                      CheckRow& row) {
  const bool isEmpty = !file.unreadable && isBlank(file.bytes);
  countFile(count, file.name, file.isPresent, isEmpty);
  if (file.unreadable) {
    row.state = CheckState::unverified;
    row.findings.push_back(findingAbout(file.name, *file.unreadable));
  } else if (!file.isPresent) {
    row.findings.push_back(findingAbout(
        file.name, missingMessage(analysis.snapshot->observations.notesFolder, file.name)));
  } else if (isEmpty) {
    row.findings.push_back(findingAbout(
        file.name, makeMessage(ESCOLIO_MESSAGE("core", "%1 is empty: write it."), file.name)));
  }
}

void judgePinFile(const Analysis& analysis, const PlannedSource& source, Count& count,
                  CheckRow& row) {
  const NotesFolderObservation& folder = analysis.snapshot->observations.notesFolder;
  const auto found = folder.files.find(source.pinFile);
  const bool isPresent = found != folder.files.end();
  const SourceObservation* observation = analysis.source(source.id);
  const bool isEmpty =
      isPresent && (found->second == 0 || (observation != nullptr &&
                                           observation->pin.state == ObservedPin::State::absent));
  countFile(count, source.pinFile, isPresent, isEmpty);
  if (isEmpty)
    row.findings.push_back(findingAbout(
        source.pinFile,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 is empty: record what %2 is read at, for example "
                                            "with “escolio-cli pin %2 HEAD”."),
                    source.pinFile, source.id.text())));
  else if (!isPresent && similarFile(folder, source.pinFile) != nullptr)
    row.findings.push_back(findingAbout(source.pinFile, missingMessage(folder, source.pinFile)));
  else if (!isPresent)
    row.findings.push_back(findingAbout(
        source.pinFile,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 is missing: record what %2 is read at, for example "
                                            "with “escolio-cli pin %2 HEAD”."),
                    source.pinFile, source.id.text())));
}

} // namespace

std::vector<CheckRow> checkFilesPresent(const Analysis& analysis) {
  CheckRow row;
  row.state = CheckState::met;
  Count count;
  for (const WrittenFile& file : analysis.files)
    judgeWrittenFile(analysis, file, count, row);
  for (const PlannedSource& source : analysis.plan().sources)
    if (!source.pinFile.empty())
      judgePinFile(analysis, source, count, row);
  if (count.present < count.files)
    row.state = CheckState::unmet;
  row.summary = summaryOf(count);
  row.detail = detailOf(count);
  return {row};
}

} // namespace escolio
