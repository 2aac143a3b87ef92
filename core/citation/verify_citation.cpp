#include "core/base/commit_id.h"
#include "core/citation/forge_address.h"
#include "core/citation/path_lookup.h"
#include "core/citation/verdict.h"
#include "core/source/folder_pin.h"

#include <optional>
#include <utility>

namespace escolio {
namespace {

/// A verdict on VERIFIED's source and path.
VerifiedCitation judged(VerifiedCitation verified, Verdict verdict, Message message) {
  verified.verdict = verdict;
  verified.message = std::move(message);
  return verified;
}

Message ambiguousMessage(const std::vector<std::string>& candidates) {
  if (candidates.size() == 2)
    return makeMessage(ESCOLIO_MESSAGE("core", "Several files end so (%1, %2): write more of the "
                                               "path."),
                       candidates[0], candidates[1]);
  return makeMessage(ESCOLIO_MESSAGE("core", "Several files end so (%1, %2, %3 …): write more of "
                                             "the path."),
                     candidates[0], candidates[1], candidates[2]);
}

Message absentMessage(const std::string& path, const std::vector<std::string>& similar) {
  switch (similar.size()) {
  case 0:
    return makeMessage(
        ESCOLIO_MESSAGE("core", "No source has a file %1 at its pin: correct the path."), path);
  case 1:
    return makeMessage(
        ESCOLIO_MESSAGE("core", "No source has a file %1 at its pin. Did you mean %2?"), path,
        similar[0]);
  default:
    return makeMessage(
        ESCOLIO_MESSAGE("core", "No source has a file %1 at its pin. Did you mean %2 or %3?"), path,
        similar[0], similar[1]);
  }
}

Message closedMessage(const PathLookup& lookup) {
  return lookup.reason.isEmpty()
             ? makeMessage(ESCOLIO_MESSAGE("core", "The source %1 cannot be looked at."),
                           lookup.source.text())
             : lookup.reason;
}

/// What is wrong by the form alone; an empty message when nothing is.
std::pair<Verdict, Message> judgeForm(const Citation& citation) {
  switch (citation.fault) {
  case CitationFault::reversed:
    return {Verdict::reversed,
            citation.first && citation.last
                ? makeMessage(ESCOLIO_MESSAGE("core", "The range is backwards: write L%1-L%2."),
                              *citation.last, *citation.first)
                : makeMessage(ESCOLIO_MESSAGE("core", "The range is backwards: swap its lines."))};
  case CitationFault::lineZero:
    return {Verdict::malformed,
            makeMessage(ESCOLIO_MESSAGE("core", "There is no line 0: lines are counted from 1."))};
  case CitationFault::malformed:
    return {Verdict::malformed,
            makeMessage(ESCOLIO_MESSAGE("core", "This cannot be read as a citation: write "
                                                "path:L142-L168, or path:L142 for one line."))};
  case CitationFault::none:
  case CitationFault::tooLarge:
    break;
  }
  return {Verdict::ok, {}};
}

VerifiedCitation judgeLines(VerifiedCitation verified, const Citation& citation,
                            const SourceText& text) {
  const LineNumber lineCount = text.lineCount();
  const bool isBeyond = citation.fault == CitationFault::tooLarge || !verified.range ||
                        verified.range->last > lineCount;
  if (!isBeyond)
    return judged(std::move(verified), Verdict::ok, {});
  if (lineCount == 0)
    return judged(std::move(verified), Verdict::beyondEnd,
                  makeMessage(ESCOLIO_MESSAGE("core", "The file has no lines: it is empty.")));
  return judged(std::move(verified), Verdict::beyondEnd,
                makeMessage(ESCOLIO_MESSAGE("core", "Ends after the last line, %1."), lineCount));
}

VerifiedCitation judgeFile(VerifiedCitation verified, const Citation& citation,
                           const ObservedFile& file) {
  using Kind = ObservedFile::Kind;
  const auto notAFile = [&](MessageTemplate text) {
    const std::string path = verified.path;
    return judged(std::move(verified), Verdict::notAFile, makeMessage(text, path));
  };
  switch (file.kind) {
  case Kind::text:
    return judgeLines(std::move(verified), citation, *file.text);
  case Kind::folder:
    return notAFile(ESCOLIO_MESSAGE("core", "%1 is a folder: cite a file in it."));
  case Kind::link:
    return notAFile(ESCOLIO_MESSAGE("core", "%1 is a symbolic link, or lies behind one: cite the "
                                            "file that it leads to."));
  case Kind::submodule:
    return notAFile(ESCOLIO_MESSAGE("core", "%1 lies in a submodule, which is a repository of its "
                                            "own: it needs to be a source of the plan."));
  case Kind::largeFilePointer:
    return notAFile(ESCOLIO_MESSAGE("core", "%1 is a large-file pointer: its lines are not in the "
                                            "repository and cannot be cited."));
  case Kind::binary:
    return notAFile(ESCOLIO_MESSAGE("core", "%1 is a binary file: it has no lines to cite."));
  case Kind::notDownloaded:
  case Kind::unreadable:
    return judged(std::move(verified), Verdict::unverified, file.message);
  case Kind::absent:
    break;
  }
  const std::string path = verified.path;
  return judged(std::move(verified), Verdict::noSuchFile, absentMessage(path, {}));
}

VerifiedCitation judgeLookup(VerifiedCitation verified, const Citation& citation,
                             const PathLookup& lookup) {
  switch (lookup.state) {
  case PathLookup::State::found:
    return judgeFile(std::move(verified), citation, *lookup.file);
  case PathLookup::State::ambiguous:
    return judged(std::move(verified), Verdict::ambiguous, ambiguousMessage(lookup.candidates));
  case PathLookup::State::absent:
    return judged(std::move(verified), Verdict::noSuchFile,
                  absentMessage(citation.path, lookup.candidates));
  case PathLookup::State::unavailable:
    return judged(std::move(verified), Verdict::unverified, closedMessage(lookup));
  case PathLookup::State::unknown:
    break;
  }
  return judged(std::move(verified), Verdict::unverified,
                makeMessage(ESCOLIO_MESSAGE("core", "The source was not looked at yet.")));
}

void takePlace(VerifiedCitation& verified, const PathLookup& lookup) {
  verified.source = lookup.source;
  if (lookup.state == PathLookup::State::found)
    verified.path = lookup.path;
}

/// What SOURCE is read at; empty when nobody knows.
const std::string& pinOf(const SourceObservation& source) {
  return source.commit.isEmpty() ? source.pin.pin : source.commit.text();
}

/// How a permalink's revision stands to the pin of SOURCE; an empty message when they are the same.
/// Nothing is said about a source whose pin is not known.
std::optional<Message> judgeRevision(const std::string& revision, const SourceObservation& source) {
  const std::string& pin = pinOf(source);
  const auto commit = CommitId::parse(pin);
  if (!commit) {
    // A folder is pinned by its version, and a forge's tag is named after it.
    const std::string version = pin.substr(0, pin.find(' '));
    if (namesVersion(revision, version))
      return std::nullopt;
    const auto builtFrom = CommitId::parse(source.builtFrom);
    if (builtFrom && builtFrom->beginsWith(revision))
      return std::nullopt;
    return makeMessage(ESCOLIO_MESSAGE("core", "The link leads to %1, and what is read is version "
                                               "%2: cite the path alone."),
                       revision, version);
  }
  if (commit->beginsWith(revision))
    return std::nullopt;
  if (isHexadecimal(revision) && revision.size() >= 7)
    return makeMessage(ESCOLIO_MESSAGE("core", "The link leads to commit %1, and the pin is %2: "
                                               "cite the lines at the pin."),
                       revision.substr(0, 12), commit->shortText());
  return makeMessage(ESCOLIO_MESSAGE("core", "The link leads to %1, which may move: link to the "
                                             "pin, %2, or cite the path alone."),
                     revision, commit->shortText());
}

VerifiedCitation verifyPermalink(VerifiedCitation verified, const Citation& citation,
                                 const ReadingPlan& plan, const Observations& observations,
                                 Wanted* wanted) {
  std::optional<VerifiedCitation> refused;
  for (const PlannedSource& source : plan.sources) {
    if (!isSameRepository(citation.address, source.url))
      continue;
    verified.source = source.id;
    const auto seen = observations.sources.find(source.id);
    if (seen == observations.sources.end() || pinOf(seen->second).empty()) {
      PathLookup lookup = lookUpPathIn(citation.path, source.id, plan, observations, wanted);
      if (lookup.state == PathLookup::State::unavailable)
        return judgeLookup(std::move(verified), citation, lookup);
      return judgeLookup(std::move(verified), citation, {.state = PathLookup::State::unknown});
    }
    if (auto other = judgeRevision(citation.commit, seen->second)) {
      if (!refused)
        refused = judged(verified, Verdict::otherCommit, *std::move(other));
      continue; // the plan may have the repository at another pin as well
    }
    const PathLookup lookup = lookUpPathIn(citation.path, source.id, plan, observations, wanted);
    takePlace(verified, lookup);
    verified.source = source.id;
    return judgeLookup(std::move(verified), citation, lookup);
  }
  if (refused)
    return *std::move(refused);
  return judged(std::move(verified), Verdict::noSuchFile,
                makeMessage(ESCOLIO_MESSAGE("core", "The link leads to %1, which is no source of "
                                                    "the plan."),
                            citation.address));
}

} // namespace

const char* toString(Verdict verdict) {
  switch (verdict) {
  case Verdict::ok:
    return "ok";
  case Verdict::noSuchFile:
    return "no-such-file";
  case Verdict::notAFile:
    return "not-a-file";
  case Verdict::beyondEnd:
    return "beyond-end";
  case Verdict::reversed:
    return "reversed";
  case Verdict::malformed:
    return "malformed";
  case Verdict::ambiguous:
    return "ambiguous";
  case Verdict::otherCommit:
    return "other-commit";
  case Verdict::unverified:
    return "unverified";
  }
  return "unverified";
}

VerifiedCitation verifyCitation(const Citation& citation, const SourceId& noteSource,
                                const ReadingPlan& plan, const Observations& observations,
                                Wanted* wanted) {
  VerifiedCitation verified;
  verified.path = citation.path;
  verified.range = citation.range();
  if (!citation.address.empty()) {
    auto [verdict, message] = judgeForm(citation);
    return verdict == Verdict::ok
               ? verifyPermalink(std::move(verified), citation, plan, observations, wanted)
               : judged(std::move(verified), verdict, std::move(message));
  }
  const PathLookup lookup = lookUpPath(citation.path, noteSource, plan, observations, wanted);
  takePlace(verified, lookup);
  if (auto [verdict, message] = judgeForm(citation); verdict != Verdict::ok)
    return judged(std::move(verified), verdict, std::move(message));
  return judgeLookup(std::move(verified), citation, lookup);
}

} // namespace escolio
