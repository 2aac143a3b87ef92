#include "core/workspace/commit_state.h"

#include "core/source/object_source.h"
#include "core/source/open_repository.h"
#include "core/source/repository_location.h"

#include <map>
#include <system_error>

namespace escolio {
namespace {

namespace fs = std::filesystem;

CommitObservation couldNotLook(const Error& error) {
  return {CommitObservation::State::unverified, error.message, {}, false};
}

Result<bool> isInHead(const ObjectSource& repository, const HeadState& head,
                      const std::string& path) {
  if (!head.commit || path.starts_with(".."))
    return false;
  const auto found = repository.find(*head.commit, path);
  if (found)
    return found->kind != PathKind::absent;
  // A partial clone may lack the content of a file that HEAD has.
  if (found.error().kind == ErrorKind::notDownloaded)
    return true;
  return std::unexpected(found.error());
}

/// FILE of FOLDER as the repository at ROOT calls it, and what it leads to when it is a link.
std::vector<std::string> pathsOf(const fs::path& folder, const std::string& file,
                                 const fs::path& root) {
  const fs::path path = folder / file;
  std::vector<std::string> paths{path.lexically_relative(root).generic_string()};
  std::error_code ignored;
  if (const fs::path target = fs::weakly_canonical(path, ignored); fs::is_symlink(path, ignored))
    paths.push_back(target.lexically_relative(root).generic_string());
  return paths;
}

} // namespace

CommitObservation observeCommitState(const fs::path& notesFolder,
                                     const std::vector<std::string>& files,
                                     const ProcessRunner& runner) {
  std::error_code ignored;
  const fs::path folder = fs::weakly_canonical(notesFolder, ignored);
  const auto location = repositoryContaining(folder);
  if (!location || location->isBare)
    return {CommitObservation::State::noRepository, {}, {}, false};
  const auto repository = openRepository(*location, runner);
  if (!repository)
    return couldNotLook(repository.error());
  const auto head = (*repository)->head();
  if (!head)
    return couldNotLook(head.error());

  const fs::path root = fs::weakly_canonical(location->root, ignored);
  CommitObservation observed;
  observed.state = CommitObservation::State::known;
  std::vector<std::string> inHead;
  std::map<std::string, std::string> fileOf; // by its path in the repository
  for (const std::string& file : files) {
    if (!fs::exists(folder / file, ignored))
      continue;
    for (const std::string& path : pathsOf(folder, file, root)) {
      const auto isThere = isInHead(**repository, *head, path);
      if (!isThere)
        return couldNotLook(isThere.error());
      if (!*isThere)
        observed.uncommitted.insert(file);
      else if (fileOf.emplace(path, file).second)
        inHead.push_back(path);
    }
  }
  const auto rewritten = (*repository)->rewrittenFiles(inHead);
  if (!rewritten)
    return couldNotLook(rewritten.error());
  for (const std::string& path : *rewritten)
    observed.uncommitted.insert(fileOf[path]);
  return observed;
}

} // namespace escolio
