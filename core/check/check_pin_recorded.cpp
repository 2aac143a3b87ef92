#include "core/check/pin_text.h"
#include "core/check/row.h"
#include "core/check/rules.h"

namespace escolio {
namespace {

CheckState stateOf(ObservedPin::State pin, bool byFormOnly) {
  switch (pin) {
  case ObservedPin::State::holds:
    return CheckState::met;
  case ObservedPin::State::absent:
  case ObservedPin::State::malformed:
    return CheckState::unmet;
  case ObservedPin::State::missing:
    return byFormOnly ? CheckState::met : CheckState::unmet;
  case ObservedPin::State::unverified:
    return byFormOnly ? CheckState::met : CheckState::unverified;
  }
  return CheckState::unverified;
}

/// Says what is the matter with the pin; which source it is only where there are several.
Message summaryOf(CheckState state, ObservedPin::State pin, bool isOnly, const std::string& id) {
  const auto choose = [&](MessageTemplate alone, MessageTemplate withId) {
    return isOnly ? makeMessage(alone) : makeMessage(withId, id);
  };
  if (state == CheckState::met)
    return choose(ESCOLIO_MESSAGE("core", "Pin recorded"),
                  ESCOLIO_MESSAGE("core", "Pin recorded: %1"));
  if (pin == ObservedPin::State::absent)
    return choose(ESCOLIO_MESSAGE("core", "No pin recorded"),
                  ESCOLIO_MESSAGE("core", "No pin recorded: %1"));
  if (pin == ObservedPin::State::malformed)
    return choose(ESCOLIO_MESSAGE("core", "Pin not valid"),
                  ESCOLIO_MESSAGE("core", "Pin not valid: %1"));
  if (pin == ObservedPin::State::missing)
    return choose(ESCOLIO_MESSAGE("core", "Pin not in the checkout"),
                  ESCOLIO_MESSAGE("core", "Pin not in the checkout: %1"));
  return choose(ESCOLIO_MESSAGE("core", "Pin not verified"),
                ESCOLIO_MESSAGE("core", "Pin not verified: %1"));
}

/// Where the pin is recorded, or would be.
FindingPlace placeOf(const Analysis& analysis, const PlannedSource& source,
                     ObservedPin::State state) {
  if (!source.pinFile.empty())
    return {source.pinFile, state == ObservedPin::State::absent ? TextPlace{} : TextPlace{1, 1}};
  for (const WrittenFile& file : analysis.files) {
    if (file.source != source.id)
      continue;
    for (const PinLine& line : file.document->pinLines)
      if (line.source == source.id)
        return {file.name, line.place};
    return {file.name, {}};
  }
  return {};
}

Message messageOf(const PlannedSource& source, const SourceObservation& observation) {
  if (observation.pin.state == ObservedPin::State::absent && source.pinFile.empty())
    return makeMessage(ESCOLIO_MESSAGE("core",
                                       "No line “%1 @ …” says what %1 is read at: write it, "
                                       "or run “escolio-cli pin %1 HEAD”."),
                       source.id.text());
  if (observation.pin.state == ObservedPin::State::absent)
    return makeMessage(ESCOLIO_MESSAGE("core", "No pin is recorded for %1: choose one with "
                                               "“escolio-cli pin %1 HEAD”."),
                       source.id.text());
  if (!observation.pin.message.isEmpty())
    return observation.pin.message;
  if (observation.pin.state == ObservedPin::State::unverified && !observation.message.isEmpty())
    return observation.message;
  return makeMessage(ESCOLIO_MESSAGE("core", "The pin of %1 could not be verified: %2"),
                     source.id.text(), observation.pin.recorded);
}

CheckRow rowOf(const Analysis& analysis, const PlannedSource& source) {
  CheckRow row;
  row.source = source.id.text();
  const bool isOnly = analysis.plan().sources.size() == 1;
  const SourceObservation* observation = analysis.source(source.id);
  if (observation == nullptr) {
    row.state = CheckState::unverified;
    row.summary = summaryOf(row.state, ObservedPin::State::unverified, isOnly, source.id.text());
    row.findings.push_back(findingElsewhere(
        makeMessage(ESCOLIO_MESSAGE("core", "%1 was not looked at yet."), source.id.text())));
    return row;
  }
  const ObservedPin& pin = observation->pin;
  row.state = stateOf(pin.state, analysis.snapshot->trustCitations);
  row.summary = summaryOf(row.state, pin.state, isOnly, source.id.text());
  if (!pin.pin.empty())
    row.detail = verbatim(pinForDisplay(pin.pin));
  if (row.state != CheckState::met) {
    const FindingPlace place = placeOf(analysis, source, pin.state);
    row.findings.push_back(findingAt(place.file, place.place, messageOf(source, *observation)));
  }
  return row;
}

} // namespace

std::vector<CheckRow> checkPinRecorded(const Analysis& analysis) {
  std::vector<CheckRow> rows;
  for (const PlannedSource& source : analysis.plan().sources)
    rows.push_back(rowOf(analysis, source));
  return rows;
}

} // namespace escolio
