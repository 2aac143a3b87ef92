#include "core/source/git_revisions.h"

#include "core/source/repository_errors.h"

#include <algorithm>
#include <git2.h>
#include <optional>

namespace escolio {
namespace {

constexpr std::size_t fewestShortDigits = 4; // git's own least, core.abbrev

std::optional<CommitId> commitOf(git_object* object) {
  const auto commit = openGit<git_object>(
      [&](git_object** out) { return git_object_peel(out, object, GIT_OBJECT_COMMIT); });
  return commit.code == 0 ? CommitId::parse(gitHex(git_object_id(commit.handle.get())))
                          : std::nullopt;
}

std::optional<CommitId> commitOf(git_reference* reference) {
  const auto commit = openGit<git_object>(
      [&](git_object** out) { return git_reference_peel(out, reference, GIT_OBJECT_COMMIT); });
  return commit.code == 0 ? CommitId::parse(gitHex(git_object_id(commit.handle.get())))
                          : std::nullopt;
}

ObjectKind kindOf(git_object_t type) {
  switch (type) {
  case GIT_OBJECT_TAG:
    return ObjectKind::tag;
  case GIT_OBJECT_TREE:
    return ObjectKind::tree;
  case GIT_OBJECT_BLOB:
    return ObjectKind::blob;
  default:
    return ObjectKind::commit;
  }
}

ResolvedRevision described(RevisionForm form, git_object* object) {
  return {form, kindOf(git_object_type(object)), gitHex(git_object_id(object)), commitOf(object)};
}

GitHandle<git_odb> objectDatabase(const GitRepository& repository) {
  return openGit<git_odb>(
             [&](git_odb** out) { return git_repository_odb(out, repository.handle.get()); })
      .handle;
}

/// The ids that begin with PREFIX and are of commits or tags; several when it is ambiguous.
std::vector<git_oid> committishIds(const GitRepository& repository, const git_oid& prefix,
                                   std::size_t digits) {
  struct Search {
    git_odb* database;
    const git_oid* prefix;
    std::size_t digits;
    std::vector<git_oid> found;
  };
  const GitHandle<git_odb> database = objectDatabase(repository);
  Search search{database.get(), &prefix, digits, {}};
  const auto take = [](const git_oid* id, void* payload) {
    auto* state = static_cast<Search*>(payload);
    if (git_oid_ncmp(id, state->prefix, state->digits) != 0)
      return 0;
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    const bool isReadable = git_odb_read_header(&size, &type, state->database, id) == 0;
    const auto isSame = [id](const git_oid& other) { return git_oid_equal(&other, id) != 0; };
    if (isReadable && (type == GIT_OBJECT_COMMIT || type == GIT_OBJECT_TAG) &&
        std::ranges::none_of(state->found, isSame))
      state->found.push_back(*id);
    return 0;
  };
  git_odb_foreach(database.get(), take, &search);
  return search.found;
}

Result<GitHandle<git_object>> lookUp(const GitRepository& repository, const git_oid& id) {
  auto object = openGit<git_object>([&](git_object** out) {
    return git_object_lookup(out, repository.handle.get(), &id, GIT_OBJECT_ANY);
  });
  if (object.code != 0)
    return std::unexpected(repository.unexpected());
  return std::move(object.handle);
}

/// A full id, or the error that it is not here.
Result<ResolvedRevision> resolveFullId(const GitRepository& repository,
                                       const std::string& revision) {
  git_oid id;
  const bool hasThisLength = revision.size() == GIT_OID_SHA1_HEXSIZE;
  if (!hasThisLength || git_oid_fromstr(&id, revision.c_str()) != 0)
    return std::unexpected(repository.missingCommit(revision));
  const auto object = openGit<git_object>([&](git_object** out) {
    return git_object_lookup(out, repository.handle.get(), &id, GIT_OBJECT_ANY);
  });
  if (object.code == GIT_ENOTFOUND)
    return std::unexpected(repository.missingCommit(revision));
  if (object.code != 0)
    return std::unexpected(repository.unexpected());
  return described(RevisionForm::fullId, object.handle.get());
}

/// A short id; nullopt when it begins the id of nothing.
Result<std::optional<ResolvedRevision>> resolveShortId(const GitRepository& repository,
                                                       const std::string& revision) {
  git_oid prefix;
  git_oid id;
  if (git_oid_fromstrn(&prefix, revision.c_str(), revision.size()) != 0)
    return std::nullopt;
  const GitHandle<git_odb> database = objectDatabase(repository);
  const int code = git_odb_exists_prefix(&id, database.get(), &prefix, revision.size());
  if (code == GIT_EAMBIGUOUS) {
    const std::vector<git_oid> ids = committishIds(repository, prefix, revision.size());
    if (ids.size() != 1)
      return std::unexpected(ambiguousRevisionError(repository.root, revision));
    id = ids.front();
  } else if (code != 0) {
    return std::nullopt;
  }
  const auto object = lookUp(repository, id);
  if (!object)
    return std::unexpected(object.error());
  return described(RevisionForm::shortId, object->get());
}

/// The object that a reference leads to; of a tag, the tag's own object.
std::optional<ResolvedRevision> resolveReference(const GitRepository& repository,
                                                 const std::string& revision) {
  const bool isHead = revision == "HEAD" || revision == "@";
  const std::string name = isHead ? "HEAD" : revision;
  const auto reference = openGit<git_reference>([&](git_reference** out) { // symbolic ones followed
    return git_reference_dwim(out, repository.handle.get(), name.c_str());
  });
  if (reference.code != 0 || git_reference_target(reference.handle.get()) == nullptr)
    return std::nullopt;
  const auto object = lookUp(repository, *git_reference_target(reference.handle.get()));
  if (!object)
    return std::nullopt;
  RevisionForm form = RevisionForm::otherReference;
  if (isHead)
    form = RevisionForm::head;
  else if (git_reference_is_tag(reference.handle.get()) == 1)
    form = RevisionForm::tag;
  else if (git_reference_is_branch(reference.handle.get()) == 1 ||
           git_reference_is_remote(reference.handle.get()) == 1)
    form = RevisionForm::branch;
  return described(form, object->get());
}

std::vector<NamedCommit> sortedByName(std::vector<NamedCommit> commits) {
  std::ranges::sort(commits, {}, &NamedCommit::name);
  return commits;
}

} // namespace

Result<ResolvedRevision> resolveGitRevision(const GitRepository& repository,
                                            std::string_view text) {
  if (text.empty() || text.contains('\0'))
    return std::unexpected(unknownRevisionError(repository.root, text));
  const std::string revision(text);
  if (CommitId::parse(revision))
    return resolveFullId(repository, revision);
  std::optional<ResolvedRevision> idOfOtherObject;
  if (isHexadecimal(revision) && revision.size() >= fewestShortDigits &&
      revision.size() < GIT_OID_MAX_HEXSIZE) {
    const auto byId = resolveShortId(repository, revision);
    if (!byId)
      return std::unexpected(byId.error());
    if (*byId && (*byId)->commit)
      return **byId;
    idOfOtherObject = *byId;
  }
  if (const auto byName = resolveReference(repository, revision))
    return *byName;
  if (idOfOtherObject)
    return *idOfOtherObject;
  const auto object = openGit<git_object>([&](git_object** out) {
    return git_revparse_single(out, repository.handle.get(), revision.c_str());
  });
  if (object.code != 0)
    return std::unexpected(unknownRevisionError(repository.root, revision));
  return described(RevisionForm::expression, object.handle.get());
}

Result<HeadState> gitHead(const GitRepository& repository) {
  HeadState state;
  const auto head = openGit<git_reference>(
      [&](git_reference** out) { return git_repository_head(out, repository.handle.get()); });
  if (head.code == GIT_EUNBORNBRANCH || head.code == GIT_ENOTFOUND)
    return state;
  if (head.code != 0)
    return std::unexpected(repository.unexpected());
  state.commit = commitOf(head.handle.get());
  if (git_repository_head_detached(repository.handle.get()) == 0)
    state.branch = git_reference_shorthand(head.handle.get());
  return state;
}

Result<std::vector<NamedCommit>> gitBranches(const GitRepository& repository) {
  std::vector<NamedCommit> local;
  std::vector<NamedCommit> remote;
  git_branch_iterator* raw = nullptr;
  if (git_branch_iterator_new(&raw, repository.handle.get(), GIT_BRANCH_ALL) != 0)
    return std::unexpected(repository.unexpected());
  const std::unique_ptr<git_branch_iterator, decltype(&git_branch_iterator_free)> iterator(
      raw, git_branch_iterator_free);
  while (true) {
    git_branch_t type = GIT_BRANCH_LOCAL;
    const auto branch = openGit<git_reference>(
        [&](git_reference** out) { return git_branch_next(out, &type, iterator.get()); });
    if (branch.code != 0)
      break;
    const bool isRemoteHead = git_reference_type(branch.handle.get()) == GIT_REFERENCE_SYMBOLIC;
    const auto commit = commitOf(branch.handle.get());
    if (commit && !(type == GIT_BRANCH_REMOTE && isRemoteHead))
      (type == GIT_BRANCH_LOCAL ? local : remote)
          .push_back({git_reference_shorthand(branch.handle.get()), *commit});
  }
  std::vector<NamedCommit> all = sortedByName(std::move(local));
  std::ranges::move(sortedByName(std::move(remote)), std::back_inserter(all));
  return all;
}

Result<std::vector<NamedCommit>> gitTags(const GitRepository& repository) {
  git_reference_iterator* raw = nullptr;
  if (git_reference_iterator_glob_new(&raw, repository.handle.get(), "refs/tags/*") != 0)
    return std::unexpected(repository.unexpected());
  const std::unique_ptr<git_reference_iterator, decltype(&git_reference_iterator_free)> iterator(
      raw, git_reference_iterator_free);
  std::vector<NamedCommit> tags;
  while (true) {
    const auto tag = openGit<git_reference>(
        [&](git_reference** out) { return git_reference_next(out, iterator.get()); });
    if (tag.code != 0)
      break;
    if (const auto commit = commitOf(tag.handle.get()))
      tags.push_back({git_reference_shorthand(tag.handle.get()), *commit});
  }
  return sortedByName(std::move(tags));
}

} // namespace escolio
