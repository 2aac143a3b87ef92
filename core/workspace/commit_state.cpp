#include "core/workspace/commit_state.h"

#include "core/source/object_source.h"
#include "core/source/open_repository.h"
#include "core/source/repository_location.h"

#include <system_error>

namespace escolio {
namespace {

CommitObservation couldNotLook(const Error& error) {
  return {CommitObservation::State::unverified, error.message, {}, false};
}

bool isInHead(const ObjectSource& repository, const HeadState& head, const std::string& path) {
  if (!head.commit)
    return false;
  const auto found = repository.find(*head.commit, path);
  return found && found->kind != PathKind::absent;
}

} // namespace

CommitObservation observeCommitState(const std::filesystem::path& notesFolder,
                                     const std::vector<std::string>& files,
                                     const ProcessRunner& runner) {
  const auto location = repositoryContaining(notesFolder);
  if (!location || location->isBare)
    return {CommitObservation::State::noRepository, {}, {}, false};
  const auto repository = openRepository(*location, runner);
  if (!repository)
    return couldNotLook(repository.error());
  const auto head = (*repository)->head();
  if (!head)
    return couldNotLook(head.error());

  std::error_code ignored;
  const std::filesystem::path root = std::filesystem::weakly_canonical(location->root, ignored);
  const std::filesystem::path folder = std::filesystem::weakly_canonical(notesFolder, ignored);
  CommitObservation observed;
  observed.state = CommitObservation::State::known;
  std::vector<std::string> inHead;
  for (const std::string& file : files) {
    if (!std::filesystem::exists(folder / file, ignored))
      continue;
    const std::string path = (folder / file).lexically_relative(root).generic_string();
    if (isInHead(**repository, *head, path))
      inHead.push_back(path);
    else
      observed.uncommitted.insert(file);
  }
  const auto rewritten = (*repository)->rewrittenFiles(inHead);
  if (!rewritten)
    return couldNotLook(rewritten.error());
  for (const std::string& path : *rewritten)
    observed.uncommitted.insert((root / path).lexically_relative(folder).generic_string());
  return observed;
}

} // namespace escolio
