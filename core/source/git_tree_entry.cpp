#include "core/source/git_tree_entry.h"

#include "core/source/source_path.h"

#include <algorithm>
#include <git2.h>
#include <utility>
#include <vector>

namespace escolio {
namespace {

PathKind kindOf(git_filemode_t mode) {
  switch (mode) {
  case GIT_FILEMODE_TREE:
    return PathKind::folder;
  case GIT_FILEMODE_LINK:
    return PathKind::link;
  case GIT_FILEMODE_COMMIT:
    return PathKind::submodule;
  default:
    return PathKind::file;
  }
}

Result<GitHandle<git_tree>> treeOf(const GitRepository& repository, const CommitId& commit) {
  git_oid id;
  if (git_oid_fromstr(&id, commit.text().c_str()) != 0)
    return std::unexpected(repository.missingCommit(commit.text()));
  const auto found = openGit<git_commit>(
      [&](git_commit** out) { return git_commit_lookup(out, repository.handle.get(), &id); });
  if (found.code != 0)
    return std::unexpected(found.code == GIT_ENOTFOUND ? repository.missingCommit(commit.text())
                                                       : repository.unexpected());
  auto tree =
      openGit<git_tree>([&](git_tree** out) { return git_commit_tree(out, found.handle.get()); });
  if (tree.code != 0)
    return std::unexpected(tree.code == GIT_ENOTFOUND ? repository.missingObject(commit, "")
                                                      : repository.unexpected());
  return std::move(tree.handle);
}

Result<GitHandle<git_tree>> subtree(const GitRepository& repository, const CommitId& commit,
                                    const git_tree_entry* entry, const std::string& path) {
  auto tree = openGit<git_tree>([&](git_tree** out) {
    return git_tree_lookup(out, repository.handle.get(), git_tree_entry_id(entry));
  });
  if (tree.code != 0)
    return std::unexpected(tree.code == GIT_ENOTFOUND ? repository.missingObject(commit, path)
                                                      : repository.unexpected());
  return std::move(tree.handle);
}

} // namespace

Result<GitTreeEntry> gitTreeEntry(const GitRepository& repository, const CommitId& commit,
                                  std::string_view path) {
  auto tree = treeOf(repository, commit);
  if (!tree)
    return std::unexpected(tree.error());
  const auto parts = pathParts(path);
  if (!parts)
    return GitTreeEntry{};
  for (std::size_t depth = 1; depth <= parts->size(); ++depth) {
    const git_tree_entry* entry = git_tree_entry_byname(tree->get(), (*parts)[depth - 1].c_str());
    if (entry == nullptr)
      return GitTreeEntry{};
    const PathKind kind = kindOf(git_tree_entry_filemode(entry));
    const bool isLast = depth == parts->size();
    const bool leadsAway = kind == PathKind::link || kind == PathKind::submodule;
    if (isLast || leadsAway)
      return GitTreeEntry{kind, gitHex(git_tree_entry_id(entry)),
                          leadsAway ? joinedPath(*parts, depth) : std::string()};
    if (kind != PathKind::folder)
      return GitTreeEntry{};
    auto below = subtree(repository, commit, entry, joinedPath(*parts, depth));
    if (!below)
      return std::unexpected(below.error());
    *tree = std::move(*below);
  }
  return GitTreeEntry{};
}

Result<std::vector<std::string>> listGitTree(const GitRepository& repository,
                                             const CommitId& commit) {
  struct Level {
    GitHandle<git_tree> tree;
    std::string prefix;
    std::size_t next = 0;
  };
  auto top = treeOf(repository, commit);
  if (!top)
    return std::unexpected(top.error());
  std::vector<Level> levels;
  levels.push_back({std::move(*top), ""});
  std::vector<std::string> paths;
  while (!levels.empty()) {
    Level& level = levels.back();
    if (level.next == git_tree_entrycount(level.tree.get())) {
      levels.pop_back();
      continue;
    }
    const git_tree_entry* entry = git_tree_entry_byindex(level.tree.get(), level.next++);
    std::string path = level.prefix + git_tree_entry_name(entry);
    if (kindOf(git_tree_entry_filemode(entry)) != PathKind::folder) {
      paths.push_back(std::move(path));
      continue;
    }
    auto below = subtree(repository, commit, entry, path);
    if (!below)
      return std::unexpected(below.error());
    levels.push_back({std::move(*below), path + "/"});
  }
  std::ranges::sort(paths);
  return paths;
}

} // namespace escolio
