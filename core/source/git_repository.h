#pragma once

#include "core/base/commit_id.h"
#include "core/base/error.h"
#include "core/source/git_handles.h"
#include "core/source/repository_location.h"

#include <filesystem>
#include <string_view>

namespace escolio {

/// A repository opened through libgit2: what the reading of its objects, revisions and working
/// files share.
struct GitRepository {
  GitHandle<git_repository> handle;
  std::filesystem::path root; ///< as ObjectSource::root()
  bool hasWorkingFiles = false;

  /// True when objects may lie with a remote only (a partial clone).
  [[nodiscard]] bool isPartial() const;
  [[nodiscard]] bool isShallow() const;
  /// The object PATH of COMMIT is not here: notDownloaded in a partial clone, else io (damage).
  [[nodiscard]] Error missingObject(const CommitId& commit, std::string_view path) const;
  /// COMMIT is not here, and why.
  [[nodiscard]] Error missingCommit(std::string_view commit) const;
  /// libgit2 failed at the call before, at no fault that is known.
  [[nodiscard]] Error unexpected() const;
};

Result<GitRepository> openGitRepository(const RepositoryLocation& location);

/// See git_object_source.h.
void startLibgit2();

} // namespace escolio
