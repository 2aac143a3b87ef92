#include "core/source/pin.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace escolio {
namespace {

/// The text of a pin file without BOM and without white space at its ends. A file that Windows
/// PowerShell wrote with `>` is UTF-16; its ASCII is taken out.
std::string plainText(std::string_view bytes) {
  const bool isLittleEndian = bytes.starts_with("\xFF\xFE");
  if (isLittleEndian || bytes.starts_with("\xFE\xFF")) {
    std::string ascii;
    for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
      const char low = bytes[isLittleEndian ? i : i + 1];
      const char high = bytes[isLittleEndian ? i + 1 : i];
      ascii += high == '\0' ? low : '?';
    }
    return std::string(trimmed(ascii));
  }
  bytes = trimmed(bytes);
  if (bytes.starts_with("\xEF\xBB\xBF"))
    bytes.remove_prefix(3);
  return std::string(trimmed(bytes));
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    if (!trimmed(line).empty())
      lines.push_back(trimmed(line));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return lines;
}

/// The first full commit id in a text, whatever stands around it.
std::optional<CommitId> firstFullId(std::string_view text) {
  while (!text.empty()) {
    const auto isHex = [](char c) { return isHexadecimal({&c, 1}); };
    const auto begin = std::ranges::find_if(text, isHex);
    const auto end = std::find_if_not(begin, text.end(), isHex);
    if (const auto id = CommitId::parse({begin, end}))
      return id;
    text = {end, text.end()};
  }
  return std::nullopt;
}

/// A pin as a message shows it: somebody may have named a whole book as the pin file.
std::string shown(const std::string& recorded) {
  constexpr std::size_t longest = 80;
  if (recorded.size() <= longest)
    return recorded;
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(recorded[end]) & 0xC0U) == 0x80U)
    --end;
  return recorded.substr(0, end) + "…";
}

ObservedPin malformed(const std::string& recorded, Message message) {
  return {ObservedPin::State::malformed, recorded, "", std::move(message)};
}

ObservedPin absent() {
  return {ObservedPin::State::absent, "", "",
          makeMessage(ESCOLIO_MESSAGE("core", "No pin is recorded."))};
}

/// What a text of several words or lines would be.
std::optional<CommitId> commitIn(std::string_view text, const ResolveRevision& resolve) {
  const auto id = firstFullId(text);
  if (!id || !resolve)
    return std::nullopt;
  const auto resolved = resolve(id->text());
  return resolved ? resolved->commit : std::nullopt;
}

ObservedPin severalLines(const std::string& recorded, std::size_t count,
                         const std::optional<CommitId>& commit) {
  if (commit)
    return malformed(recorded,
                     makeMessage(ESCOLIO_MESSAGE("core", "The pin has %1 lines; it must be one "
                                                         "full commit id alone: %2."),
                                 count, commit->text()));
  return malformed(recorded,
                   makeMessage(ESCOLIO_MESSAGE("core", "The pin has %1 lines; it must be one "
                                                       "full commit id alone."),
                               count));
}

ObservedPin severalWords(const std::string& recorded, const std::optional<CommitId>& commit) {
  if (commit)
    return malformed(
        recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” has more in it than a commit "
                                                      "id; it must be the full id alone: %2."),
                              shown(recorded), commit->text()));
  return malformed(
      recorded,
      makeMessage(ESCOLIO_MESSAGE(
                      "core", "The pin “%1” is no commit id; it must be a full commit id alone."),
                  shown(recorded)));
}

ObservedPin shortId(const std::string& recorded, const ResolveRevision& resolve) {
  const Result<ResolvedRevision> resolved =
      resolve ? resolve(recorded) : failure(ErrorKind::noCheckout, {});
  if (resolved && resolved->form == RevisionForm::shortId && resolved->commit)
    return malformed(recorded,
                     makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is a short id, which "
                                                         "may name another commit one "
                                                         "day; the full one is %2."),
                                 shown(recorded), resolved->commit->text()));
  if (!resolved && resolved.error().kind == ErrorKind::usage)
    return malformed(recorded, resolved.error().message);
  return malformed(recorded,
                   makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is no full commit id, which has "
                                                       "40 hexadecimal digits (or 64)."),
                               shown(recorded)));
}

ObservedPin name(const std::string& recorded, const ResolveRevision& resolve) {
  const Result<ResolvedRevision> resolved =
      resolve ? resolve(recorded) : failure(ErrorKind::noCheckout, {});
  if (!resolved || !resolved->commit)
    return severalWords(recorded, commitIn(recorded, resolve));
  const std::string commit = resolved->commit->text();
  switch (resolved->form) {
  case RevisionForm::tag:
    return malformed(recorded,
                     makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is the name of a tag, which "
                                                         "can be moved; its commit is %2."),
                                 shown(recorded), commit));
  case RevisionForm::branch:
    return malformed(recorded,
                     makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is the name of a branch, "
                                                         "which moves on; its commit is %2 now."),
                                 shown(recorded), commit));
  default:
    return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is no commit id; "
                                                                   "its commit is %2 now."),
                                           shown(recorded), commit));
  }
}

/// The commit that a tree's id was perhaps meant for: HEAD, when the tree is its tree.
std::optional<CommitId> headOfTree(const std::string& tree, const ResolveRevision& resolve) {
  const auto headTree = resolve("HEAD^{tree}");
  const auto head = resolve("HEAD");
  return head && headTree && headTree->objectId == tree ? head->commit : std::nullopt;
}

ObservedPin otherObject(const std::string& recorded, const ResolvedRevision& resolved,
                        const ResolveRevision& resolve) {
  if (resolved.object == ObjectKind::tag && resolved.commit)
    return malformed(
        recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is the id of a tag, not of its "
                                                      "commit, which is %2."),
                              shown(recorded), resolved.commit->text()));
  if (resolved.object == ObjectKind::tree) {
    if (const auto head = headOfTree(resolved.objectId, resolve))
      return malformed(recorded,
                       makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is the id of a tree, not of "
                                                           "its commit, which is %2."),
                                   shown(recorded), head->text()));
    return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is the id of a tree "
                                                                   "(a folder), not of a commit."),
                                           shown(recorded)));
  }
  return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is the id of a file's "
                                                                 "content, not of a commit."),
                                         shown(recorded)));
}

ObservedPin fullId(const std::string& recorded, const CommitId& id,
                   const ResolveRevision& resolve) {
  ObservedPin pin{ObservedPin::State::unverified, recorded, id.text(), {}};
  if (!resolve)
    return pin;
  const auto resolved = resolve(id.text());
  if (!resolved) {
    if (resolved.error().kind == ErrorKind::pinMissing)
      pin.state = ObservedPin::State::missing;
    pin.message = resolved.error().message;
    return pin;
  }
  if (resolved->object != ObjectKind::commit)
    return otherObject(recorded, *resolved, resolve);
  pin.state = ObservedPin::State::holds;
  return pin;
}

} // namespace

ObservedPin judgeGitPin(std::string_view bytes, const ResolveRevision& resolve) {
  const std::string recorded = plainText(bytes);
  if (recorded.empty())
    return absent();
  if (const std::size_t count = linesOf(recorded).size(); count > 1)
    return severalLines(recorded, count, commitIn(recorded, resolve));
  if (const auto id = CommitId::parse(recorded))
    return fullId(recorded, *id, resolve);
  if (parseFolderPin(recorded))
    return malformed(
        recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is of a plain folder; that of "
                                                      "a git repository is a full commit id."),
                              shown(recorded)));
  if (std::ranges::any_of(recorded, isAsciiSpace))
    return severalWords(recorded, commitIn(recorded, resolve));
  return isHexadecimal(recorded) ? shortId(recorded, resolve) : name(recorded, resolve);
}

ObservedPin judgeFolderPin(std::string_view bytes, const FolderPin& current,
                           const std::string& builtFrom) {
  const std::string recorded = plainText(bytes);
  if (recorded.empty())
    return absent();
  if (const std::size_t count = linesOf(recorded).size(); count > 1)
    return malformed(recorded,
                     makeMessage(ESCOLIO_MESSAGE("core", "The pin has %1 lines; it must be one "
                                                         "line: %2."),
                                 count, current.text()));
  if (const auto pin = parseFolderPin(recorded)) {
    ObservedPin observed{ObservedPin::State::holds, recorded, pin->text(), {}};
    if (pin->hash == current.hash && namesVersion(pin->version, current.version)) {
      observed.pin = current.text();
      return observed;
    }
    observed.state = ObservedPin::State::missing;
    observed.message =
        pin->hash == current.hash
            ? makeMessage(ESCOLIO_MESSAGE("core", "The files are those of the pin, but the package "
                                                  "says that it is version %1, not %2."),
                          current.version, pin->version)
            : makeMessage(ESCOLIO_MESSAGE("core", "The files differ from those of the pin: what is "
                                                  "here is %1."),
                          current.text());
    return observed;
  }
  if (const auto commit = CommitId::parse(recorded); commit && commit->text() == builtFrom)
    return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The package was built from the "
                                                                   "commit %1, but it is a plain "
                                                                   "folder, whose pin is %2."),
                                           shown(recorded), current.text()));
  if (CommitId::parse(recorded))
    return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin %1 is a commit id, but "
                                                                   "the source is a plain folder, "
                                                                   "whose pin is %2."),
                                           shown(recorded), current.text()));
  if (pinLineNames(current.text(), recorded))
    return malformed(recorded, makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is shortened; in "
                                                                   "full it is %2."),
                                           shown(recorded), current.text()));
  return malformed(recorded,
                   makeMessage(ESCOLIO_MESSAGE("core", "The pin “%1” is not VERSION "
                                                       "sha256:HASH; what is here is %2."),
                               shown(recorded), current.text()));
}

ObservedPin judgePinForm(std::string_view bytes) {
  const std::string recorded = plainText(bytes);
  if (const auto pin = parseFolderPin(recorded); pin && linesOf(recorded).size() == 1)
    return {ObservedPin::State::unverified, recorded, pin->text(), {}};
  return judgeGitPin(bytes, nullptr);
}

bool pinLineNames(std::string_view pin, std::string_view text) {
  text = trimmed(text);
  if (const auto commit = CommitId::parse(pin))
    return commit->beginsWith(text);
  const auto folder = parseFolderPin(pin);
  const auto versionEnd = std::ranges::find_if(text, isAsciiSpace);
  if (!folder || !namesVersion({text.begin(), versionEnd}, folder->version))
    return false;
  std::string_view hash = trimmed(std::string_view(versionEnd, text.end()));
  if (hash.empty())
    return true;
  constexpr std::string_view method = "sha256:";
  constexpr std::size_t fewestDigits = 12;
  if (!isEqualWithoutCase(hash.substr(0, method.size()), method))
    return false;
  hash.remove_prefix(method.size());
  return hash.size() >= fewestDigits && folder->hash.starts_with(asciiLower(hash));
}

} // namespace escolio
