#include "ui/sources/pin_choices.h"

#include "core/source/folder_source.h"
#include "core/source/pinned_source.h"
#include "core/source/source_root.h"

namespace escolio {
namespace {

constexpr std::size_t mostCommits = 40;

} // namespace

Result<PinChoices> readPinChoices(const PlannedSource& source,
                                  const std::filesystem::path& location,
                                  const ProcessRunner& runner) {
  auto opened = openSourceAt(location, source.target, std::nullopt, WithoutTarget::isTaken, runner);
  if (!opened)
    return std::unexpected(opened.error());
  PinChoices choices;
  choices.isFolder = opened->objects->kind() == SourceKind::folder;
  if (choices.isFolder) {
    PinnedSourceRequest request;
    request.location = location;
    choices.folderPin = openPinned(source, request, runner)->currentPin();
    return choices;
  }
  const ObjectSource& objects = *opened->objects;
  auto head = objects.head();
  if (!head)
    return std::unexpected(head.error());
  choices.head = std::move(*head);
  if (auto branches = objects.branches())
    choices.branches = std::move(*branches);
  if (auto tags = objects.tags())
    choices.tags = std::move(*tags);
  if (choices.head.commit)
    if (auto commits = objects.recentCommits(*choices.head.commit, source.target, mostCommits))
      choices.commits = std::move(*commits);
  return choices;
}

Result<CommitSummary> readCommit(const PlannedSource& source, const std::filesystem::path& location,
                                 const std::string& revision, const ProcessRunner& runner) {
  auto opened = openSourceAt(location, source.target, std::nullopt, WithoutTarget::isTaken, runner);
  if (!opened)
    return std::unexpected(opened.error());
  auto resolved = opened->objects->resolve(revision);
  if (!resolved)
    return std::unexpected(resolved.error());
  if (!resolved->commit)
    return failure(ErrorKind::pinMalformed,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 names no commit."), revision));
  auto commits = opened->objects->recentCommits(*resolved->commit, "", 1);
  if (!commits)
    return std::unexpected(commits.error());
  if (commits->empty())
    return failure(ErrorKind::notFound,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 names no commit."), revision));
  return commits->front();
}

} // namespace escolio
