#include "core/source/pin_line.h"

#include "core/base/ascii.h"
#include "core/base/commit_id.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr std::size_t fewestDigits = 7;

bool isShortCommit(std::string_view text) {
  return text.size() >= fewestDigits && isHexadecimal(text);
}

bool isOneWord(std::string_view text) {
  return !text.empty() && std::ranges::none_of(text, isAsciiSpace);
}

/// "2.5.1", "v2.5.1+cpu": one word, and no commit's digits alone.
bool looksLikeVersion(std::string_view text) {
  if (!isOneWord(text) || isShortCommit(text))
    return false;
  if (text.starts_with('v') || text.starts_with('V'))
    text.remove_prefix(1);
  return !text.empty() && isAsciiDigit(text.front());
}

} // namespace

ObservedPin completedGitPin(ObservedPin judged, const ResolveRevision& resolve) {
  if (judged.state != ObservedPin::State::malformed || !isShortCommit(judged.recorded))
    return judged;
  const auto resolved = resolve(judged.recorded);
  if (!resolved || resolved->form != RevisionForm::shortId ||
      resolved->object != ObjectKind::commit || !resolved->commit)
    return judged;
  return {ObservedPin::State::holds, judged.recorded, resolved->commit->text(), {}};
}

ObservedPin completedFolderPin(ObservedPin judged, const FolderPin& current) {
  if (judged.state != ObservedPin::State::malformed)
    return judged;
  if (pinLineNames(current.text(), judged.recorded))
    return {ObservedPin::State::holds, judged.recorded, current.text(), {}};
  if (looksLikeVersion(judged.recorded))
    return {ObservedPin::State::missing, judged.recorded, "",
            makeMessage(ESCOLIO_MESSAGE("core", "The pin is version %1, and what is here is %2."),
                        judged.recorded, current.version)};
  return judged;
}

ObservedPin uncompletedPin(ObservedPin judged) {
  if (judged.state != ObservedPin::State::malformed)
    return judged;
  const std::string_view recorded = judged.recorded;
  const std::size_t space = recorded.find(' ');
  const bool isVersionWithHash =
      space != std::string_view::npos && isOneWord(recorded.substr(0, space)) &&
      isEqualWithoutCase(trimmed(recorded.substr(space)).substr(0, 7), "sha256:");
  if (!isOneWord(recorded) && !isVersionWithHash)
    return judged;
  return {ObservedPin::State::unverified, judged.recorded, "", {}};
}

} // namespace escolio
