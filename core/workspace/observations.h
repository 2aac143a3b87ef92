#pragma once

#include "core/base/commit_id.h"
#include "core/base/message.h"
#include "core/base/source_id.h"
#include "core/source/source_text.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace escolio {

// Facts that workers and watchers gather and evaluate() judges by. What is absent was not looked at
// yet.

enum class SourceState {
  ok,
  noCheckout, ///< no place on this computer is known
  noPin,      ///< no pin recorded, or none that is well formed
  pinMissing, ///< the checkout does not have the commit; the folder has other content than the pin
  notOwner,
  notDownloaded,
  unsupported,
  unreadable
};
const char* toString(SourceState state); ///< the word of the JSON report ("no-checkout")

/// What stands at a path of a source at its pin.
struct ObservedFile {
  enum class Kind {
    text,
    folder,
    link,
    submodule,
    largeFilePointer,
    binary, ///< SourceText::looksBinary(): it has no lines to read or cite
    absent,
    notDownloaded,
    unreadable
  };
  Kind kind = Kind::absent;
  std::shared_ptr<const SourceText> text; ///< set for `text`
  Message message;                        ///< set for `notDownloaded` and `unreadable`
};

/// How the pin was recorded.
struct ObservedPin {
  enum class State {
    holds,     ///< well formed and the checkout has it (or the folder's content is it)
    absent,    ///< nothing is recorded
    malformed, ///< recorded, and no full commit id or no `VERSION sha256:HEX`
    missing,   ///< well formed, but the checkout lacks it; the folder differs
    unverified ///< well formed, but it could not be looked up
  };
  State state = State::unverified;
  std::string recorded; ///< as it was written, trimmed
  std::string pin;      ///< normalised: a full commit id in lower case, or "VERSION sha256:HEX"
  Message message;      ///< why it does not hold, and what it would be
  bool operator==(const ObservedPin&) const = default;
};

struct SourceObservation {
  SourceState state = SourceState::noCheckout;
  Message message;       ///< for every state but ok: what, where, what to do
  std::string location;  ///< the checkout's or folder's root on this computer; empty when unknown
  bool isFolder = false; ///< a plain folder (an installed package), not a git repository
  std::string builtFrom; ///< the commit that a folder's package says it was built from; or empty
  ObservedPin pin;
  /// What the files are read at, which may be another than the recorded pin when the caller said so
  /// (`--source ID=PATH@REV`); empty for a folder and while nothing can be read.
  CommitId commit;

  std::map<std::string, ObservedFile> files; ///< looked at so far, by path
  /// Every path at the pin (files, links, submodules), sorted; null when it was not listed.
  std::shared_ptr<const std::vector<std::string>> tree;
  bool isTreeUnavailable = false; ///< listing was tried in vain: it is not wanted again
  /// Texts of 7 or more hexadecimal digits in notes, and the commit of this source that each names;
  /// nullopt inside: it names none.
  std::map<std::string, std::optional<CommitId>> namedCommits;

  /// The plan's files whose working copies differ from the checkout's own HEAD; nullopt: could not
  /// look.
  std::optional<std::vector<std::string>> rewrittenFiles;
  bool hasWorkingFiles = false;
};

/// The notes folder on disk.
struct NotesFolderObservation {
  bool exists = false;
  std::map<std::string, std::uint64_t> files; ///< every file below it, relative path and size
};

/// The workspace's own repository, for the files of the plan.
struct CommitObservation {
  enum class State { noRepository, known, unverified };
  State state = State::unverified;
  Message message;                   ///< for `unverified`
  std::set<std::string> uncommitted; ///< of the plan's files (relative to the notes folder): new,
                                     ///< changed or staged only
  bool hasReferenceOpened = false;
};

struct Observations {
  std::map<SourceId, SourceObservation> sources;
  NotesFolderObservation notesFolder;
  CommitObservation commit;
};

/// What evaluate() would need to look at and has not been observed yet.
struct Wanted {
  std::map<SourceId, std::set<std::string>> files;
  std::set<SourceId> trees;
  std::map<SourceId, std::set<std::string>> commits;

  [[nodiscard]] bool isEmpty() const { return files.empty() && trees.empty() && commits.empty(); }
};

} // namespace escolio
