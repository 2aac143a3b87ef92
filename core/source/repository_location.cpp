#include "core/source/repository_location.h"

#include <system_error>

namespace escolio {
namespace {

namespace fs = std::filesystem;

bool isFolder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

bool isThere(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

/// What git asks of a git directory, see gitrepository-layout(5).
bool isGitDirectory(const fs::path& path) {
  return isThere(path / "HEAD") && isFolder(path / "objects") && isFolder(path / "refs");
}

/// True for a `.git` folder, and for the `.git` file of a worktree or submodule.
bool hasDotGit(const fs::path& folder) {
  const fs::path dotGit = folder / ".git";
  std::error_code ignored;
  return isGitDirectory(dotGit) || fs::is_regular_file(dotGit, ignored);
}

} // namespace

std::optional<RepositoryLocation> repositoryContaining(const fs::path& path) {
  std::error_code error;
  fs::path folder = fs::weakly_canonical(fs::absolute(path, error), error);
  if (error)
    return std::nullopt;
  for (;; folder = folder.parent_path()) {
    if (hasDotGit(folder))
      return RepositoryLocation{folder, false};
    const bool belongsToParent = folder.filename() == ".git";
    if (!belongsToParent && isGitDirectory(folder))
      return RepositoryLocation{folder, true};
    if (folder == folder.parent_path())
      return std::nullopt;
  }
}

} // namespace escolio
