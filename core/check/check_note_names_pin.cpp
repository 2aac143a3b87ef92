#include "core/base/commit_id.h"
#include "core/base/utf8.h"
#include "core/check/named_commits.h"
#include "core/check/pin_text.h"
#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/source/pin.h"
#include "core/workspace/pin_writer.h"

#include <algorithm>

namespace escolio {
namespace {

/// What a note says about the pin of its source.
struct Naming {
  bool namesPin = false;
  bool isCertain = true; ///< every text that may name a commit was looked up
  std::vector<Finding> others;
};

void readPinLines(const WrittenFile& file, const std::string& pin, Naming& naming) {
  for (const PinLine& line : file.document->pinLines) {
    if (line.source != file.source)
      continue;
    if (pinLineNames(pin, line.pin))
      naming.namesPin = true;
    else
      naming.others.push_back(findingAt(
          file.name, line.place,
          makeMessage(ESCOLIO_MESSAGE("core", "This names %1, but the pin is %2: write “%3 @ %2”."),
                      line.pin, pinForNote(pin), file.source.text())));
  }
}

void readCommits(const WrittenFile& file, const SourceObservation& source, Naming& naming) {
  const auto pin = CommitId::parse(source.pin.pin);
  if (!pin)
    return;
  for (const HexText& hex : hexTexts(file.bytes))
    naming.namesPin = naming.namesPin || pin->beginsWith(hex.text);
  const PossibleCommits possible = possibleCommits(file);
  naming.isCertain = possible.isComplete;
  for (const auto& [text, offset] : possible.texts) {
    if (pin->beginsWith(text))
      continue;
    const auto named = source.namedCommits.find(text);
    if (named == source.namedCommits.end()) {
      naming.isCertain = false;
      continue;
    }
    if (!named->second.has_value() || *named->second == *pin)
      continue;
    const TextPlace place = placeOf(file.bytes, offset);
    const bool isSaid = std::ranges::any_of(naming.others, [&place](const Finding& finding) {
      return finding.where.place.line == place.line;
    });
    if (!isSaid)
      naming.others.push_back(findingAt(
          file.name, place,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is another commit of %2: the pin is %3."), text,
                      file.source.text(), pin->shortText())));
  }
}

void judge(const Analysis& analysis, const WrittenFile& file, CheckRow& row) {
  const SourceObservation* source = analysis.source(file.source);
  const std::string pin = source == nullptr ? std::string() : source->pin.pin;
  if (pin.empty()) {
    const bool namesSomething = std::ranges::any_of(
        file.document->pinLines, [&](const PinLine& line) { return line.source == file.source; });
    row.state = namesSomething || !hexTexts(file.bytes).empty() ? CheckState::unverified
                                                                : CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: no pin to name"), file.name);
    row.findings.push_back(findingAbout(
        file.name, makeMessage(ESCOLIO_MESSAGE("core", "No valid pin is recorded for %1 yet; once "
                                                       "it is, name it here: “%1 @ …”"),
                               file.source.text())));
    return;
  }
  Naming naming;
  readPinLines(file, pin, naming);
  readCommits(file, *source, naming);
  const bool isTrusted = analysis.snapshot->trustCitations;
  if (!naming.others.empty()) {
    row.state = CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1 names another pin"), file.name);
    row.detail =
        makeMessage(ESCOLIO_MESSAGE("core", "line %1"), naming.others.front().where.place.line);
    row.findings = std::move(naming.others);
  } else if (!naming.namesPin) {
    row.state = CheckState::unmet;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1 does not name the pin"), file.name);
    row.detail = missingDetail(file);
    row.findings.push_back(findingAt(
        file.name, file.isPresent ? TextPlace{1, 1} : TextPlace{},
        makeMessage(
            ESCOLIO_MESSAGE("core", "Say what this note was written about with a line “%1 @ %2”."),
            file.source.text(), pinForNote(pin))));
  } else if (!naming.isCertain && !isTrusted) {
    row.state = CheckState::unverified;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1 names the pin"), file.name);
    row.detail = makeMessage(ESCOLIO_MESSAGE("core", "not verified"));
    row.findings.push_back(findingAbout(
        file.name, makeMessage(ESCOLIO_MESSAGE("core", "It could not be looked up whether other "
                                                       "commits of %1 are named here."),
                               file.source.text())));
  } else {
    row.state = CheckState::met;
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1 names the pin"), file.name);
    row.detail = verbatim(pinForDisplay(pin));
  }
}

} // namespace

std::vector<CheckRow> checkNoteNamesPin(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.note != nullptr && file.note->namePin; },
      [&](const WrittenFile& file, CheckRow& row) { judge(analysis, file, row); });
}

} // namespace escolio
