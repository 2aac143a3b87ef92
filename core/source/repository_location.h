#pragma once

#include <filesystem>
#include <optional>

namespace escolio {

/// Where a git repository lies, as found by its folders alone (nothing of it is opened).
struct RepositoryLocation {
  std::filesystem::path root; ///< the folder with `.git` in it, or the bare git directory itself
  bool isBare = false;        ///< `root` is a git directory without working files
  bool operator==(const RepositoryLocation&) const = default;
};

/// The innermost repository that contains PATH (a file or folder, need not exist in full): the
/// nearest folder upwards with a `.git` folder or file (worktrees, submodules), or that is a git
/// directory itself.
std::optional<RepositoryLocation> repositoryContaining(const std::filesystem::path& path);

} // namespace escolio
