#pragma once

#include "core/base/commit_id.h"
#include "core/base/error.h"
#include "core/source/revision.h"
#include "core/source/source_text.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

enum class SourceKind {
  git,   ///< a repository, read from its objects
  folder ///< a plain folder (an installed package), read from its files
};

/// What stands at a path.
enum class PathKind {
  file,
  folder,
  link,             ///< a symbolic link, or a path that goes through one
  submodule,        ///< a submodule, or a path inside one
  largeFilePointer, ///< a file whose content is kept elsewhere (git-lfs, git-annex)
  absent
};

struct FoundPath {
  PathKind kind = PathKind::absent;
  std::uint64_t size = 0; ///< in bytes, of `file` and `largeFilePointer`
  std::string at;         ///< the path of the link or submodule itself; else empty
  bool operator==(const FoundPath&) const = default;
};

/// Files above this many bytes are refused before they are inflated.
inline constexpr std::uint64_t largestSourceFile = std::uint64_t{1} << 30U;

/// One repository or plain folder to read from. It never writes: no lock, no index refresh, no
/// network. Paths are relative to root(), with '/'; one that is empty, absolute or has "." or ".."
/// in it is `absent`. A folder has one content and no commits: find, read and list ignore the
/// commit, and what asks for revisions fails with ErrorKind::unsupported.
///
/// An instance is used by one thread at a time.
class ObjectSource {
 public:
  virtual ~ObjectSource() = default;

  [[nodiscard]] virtual SourceKind kind() const = 0;
  /// The top of the working files; the git directory itself where there are none.
  [[nodiscard]] virtual const std::filesystem::path& root() const = 0;
  /// False for bare repositories.
  [[nodiscard]] virtual bool hasWorkingFiles() const = 0;
  /// True when the history is cut off: a commit that is not here may exist nevertheless.
  [[nodiscard]] virtual bool isShallow() const = 0;

  /// What REVISION names. Ids come first: a branch or tag that is named like an id never hides a
  /// commit. ErrorKind::pinMissing for a full id that is not here (the message says how to get it),
  /// notFound for other texts that name nothing, usage for an ambiguous short id.
  [[nodiscard]] virtual Result<ResolvedRevision> resolve(std::string_view revision) const = 0;
  [[nodiscard]] virtual Result<HeadState> head() const = 0;
  /// Local branches, then remote-tracking ones, each in name order.
  [[nodiscard]] virtual Result<std::vector<NamedCommit>> branches() const = 0;
  /// Tags that lead to a commit, in name order.
  [[nodiscard]] virtual Result<std::vector<NamedCommit>> tags() const = 0;
  /// Up to LIMIT commits from FROM backwards, newest first; with a PATH only those that changed it
  /// (a merge that took one side's content is left out, as `git log` does).
  [[nodiscard]] virtual Result<std::vector<CommitSummary>>
  recentCommits(const CommitId& from, std::string_view path, std::size_t limit) const = 0;

  /// What stands at PATH. ErrorKind::pinMissing for a commit that is not here, notDownloaded for a
  /// file of a partial clone whose content is elsewhere.
  [[nodiscard]] virtual Result<FoundPath> find(const CommitId& commit,
                                               std::string_view path) const = 0;
  /// The file at PATH. Errors of find(); notFound, notAFile (also for pointers), tooLarge (above
  /// LIMIT bytes).
  [[nodiscard]] virtual Result<std::shared_ptr<const SourceText>>
  read(const CommitId& commit, std::string_view path,
       std::uint64_t limit = largestSourceFile) const = 0;
  /// Every path but folders (files, links, submodules), sorted by bytes. Of a plain folder without
  /// version control folders and `__pycache__`.
  [[nodiscard]] virtual Result<std::vector<std::string>> list(const CommitId& commit) const = 0;

  /// Which of PATHS have a working file with other content than the checkout's own HEAD. Content
  /// is compared after git's usual conversion of line ends; modes are not. A file deleted from a
  /// full checkout counts, one that was never checked out (sparse, --no-checkout) does not; neither
  /// does one that HEAD lacks. ErrorKind::unsupported when that cannot be told.
  [[nodiscard]] virtual Result<std::vector<std::string>>
  rewrittenFiles(const std::vector<std::string>& paths) const = 0;
};

} // namespace escolio
