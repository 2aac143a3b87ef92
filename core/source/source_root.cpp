#include "core/source/source_root.h"

#include "core/source/folder_source.h"
#include "core/source/open_repository.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

bool isTarget(const Result<FoundPath>& found) {
  if (!found) // a file of a partial clone is the target, downloaded or not
    return found.error().kind == ErrorKind::notDownloaded;
  return found->kind == PathKind::file || found->kind == PathKind::largeFilePointer;
}

bool hasTarget(const ObjectSource& repository, const std::string& target,
               const std::optional<CommitId>& pin) {
  if (pin && isTarget(repository.find(*pin, target)))
    return true;
  const auto head = repository.head();
  return head && head->commit && isTarget(repository.find(*head->commit, target));
}

/// The nearest folder, from PLACE up to LAST, below which TARGET is a file; null when there is
/// none.
std::unique_ptr<ObjectSource> folderWithTarget(fs::path place, const fs::path& last,
                                               const std::string& target) {
  for (;; place = place.parent_path()) {
    std::error_code ignored;
    if (fs::exists(place / target, ignored)) {
      auto folder = openFolderSource(place);
      if (folder && isTarget((*folder)->find({}, target)))
        return std::move(*folder);
    }
    if (place == last || place == place.parent_path())
      return nullptr;
  }
}

std::unexpected<Error> noTarget(const fs::path& place, const std::string& target,
                                const std::optional<RepositoryLocation>& repository) {
  if (repository)
    return failure(
        ErrorKind::noTarget,
        makeMessage(ESCOLIO_MESSAGE("core", "The git repository %2 has no %1 at its HEAD, "
                                            "and %3 is no package with it: choose a "
                                            "folder inside the right checkout."),
                    target, repository->root.string(), place.string()));
  return failure(
      ErrorKind::noTarget,
      makeMessage(ESCOLIO_MESSAGE("core", "There is no %1 in %2 or in a folder above it: "
                                          "choose a folder inside the checkout or "
                                          "package."),
                  target, place.string()));
}

} // namespace

Result<OpenedSource> openSourceAt(const fs::path& place, const std::string& target,
                                  const std::optional<CommitId>& pin, WithoutTarget withoutTarget,
                                  const ProcessRunner& runner) {
  std::error_code error;
  fs::path folder = fs::canonical(place, error);
  if (error)
    return failure(ErrorKind::notFound,
                   makeMessage(ESCOLIO_MESSAGE("core", "There is no folder %1."), place.string()));
  if (!fs::is_directory(folder, error))
    folder = folder.parent_path();

  const std::optional<RepositoryLocation> innermost = repositoryContaining(folder);
  std::unique_ptr<ObjectSource> innermostSource;
  fs::path from = folder;
  for (auto location = innermost; location; location = repositoryContaining(from)) {
    auto repository = openRepository(*location, runner);
    if (!repository) {
      // A package below it may be read all the same; the repository's own file may not.
      auto plain = folderWithTarget(from, location->root, target);
      if (plain && plain->root() != location->root)
        return OpenedSource{std::move(plain), true};
      return std::unexpected(repository.error());
    }
    if (hasTarget(**repository, target, pin))
      return OpenedSource{std::move(*repository), true};
    if (!innermostSource)
      innermostSource = std::move(*repository);
    if (auto plain = folderWithTarget(from, location->root, target))
      return OpenedSource{std::move(plain), true};
    if (location->root == location->root.parent_path())
      break;
    from = location->root.parent_path();
  }
  if (auto plain = folderWithTarget(from, "/", target))
    return OpenedSource{std::move(plain), true};
  if (innermostSource && withoutTarget == WithoutTarget::isTaken)
    return OpenedSource{std::move(innermostSource), false};
  return noTarget(place, target, innermost);
}

} // namespace escolio
