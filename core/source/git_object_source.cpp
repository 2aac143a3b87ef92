#include "core/source/git_object_source.h"

#include "core/source/git_history.h"
#include "core/source/git_repository.h"
#include "core/source/git_revisions.h"
#include "core/source/git_tree_entry.h"
#include "core/source/git_working_files.h"
#include "core/source/large_file_pointer.h"
#include "core/source/repository_errors.h"

#include <git2.h>
#include <optional>
#include <utility>

namespace escolio {
namespace {

class GitObjectSource final : public ObjectSource {
 public:
  GitObjectSource(GitRepository repository, GitHandle<git_odb> objects)
      : m_repository(std::move(repository)), m_objects(std::move(objects)) {}

  [[nodiscard]] SourceKind kind() const override { return SourceKind::git; }
  [[nodiscard]] const std::filesystem::path& root() const override { return m_repository.root; }
  [[nodiscard]] bool hasWorkingFiles() const override { return m_repository.hasWorkingFiles; }
  [[nodiscard]] bool isShallow() const override { return m_repository.isShallow(); }

  [[nodiscard]] Result<ResolvedRevision> resolve(std::string_view revision) const override {
    return resolveGitRevision(m_repository, revision);
  }
  [[nodiscard]] Result<HeadState> head() const override { return gitHead(m_repository); }
  [[nodiscard]] Result<std::vector<NamedCommit>> branches() const override {
    return gitBranches(m_repository);
  }
  [[nodiscard]] Result<std::vector<NamedCommit>> tags() const override {
    return gitTags(m_repository);
  }
  [[nodiscard]] Result<std::vector<CommitSummary>>
  recentCommits(const CommitId& from, std::string_view path, std::size_t limit) const override {
    return recentGitCommits(m_repository, from, path, limit);
  }

  [[nodiscard]] Result<FoundPath> find(const CommitId& commit,
                                       std::string_view path) const override {
    const auto looked = look(commit, path);
    if (!looked)
      return std::unexpected(looked.error());
    return looked->found;
  }

  [[nodiscard]] Result<std::shared_ptr<const SourceText>>
  read(const CommitId& commit, std::string_view path, std::uint64_t limit) const override {
    const auto looked = look(commit, path);
    if (!looked)
      return std::unexpected(looked.error());
    const FoundPath& found = looked->found;
    if (found.kind != PathKind::file)
      return std::unexpected(notAFileError(path, found.kind, found.at));
    if (found.size > limit)
      return std::unexpected(tooLargeError(path, found.size, limit));
    const auto blob = readBlob(commit, path, looked->id);
    if (!blob)
      return std::unexpected(blob.error());
    return std::make_shared<const SourceText>(bytesOf(blob->get()), *blob);
  }

  [[nodiscard]] Result<std::vector<std::string>> list(const CommitId& commit) const override {
    return listGitTree(m_repository, commit);
  }

  [[nodiscard]] Result<std::vector<std::string>>
  rewrittenFiles(const std::vector<std::string>& paths) const override {
    return rewrittenGitFiles(m_repository, paths);
  }

 private:
  struct Looked {
    FoundPath found;
    git_oid id{};
  };

  /// The size comes from the object's header, so that a huge file is never inflated by a look.
  [[nodiscard]] Result<Looked> look(const CommitId& commit, std::string_view path) const {
    const auto entry = gitTreeEntry(m_repository, commit, path);
    if (!entry)
      return std::unexpected(entry.error());
    Looked looked{{entry->kind, 0, entry->at}, {}};
    if (entry->kind != PathKind::file)
      return looked;
    git_oid_fromstr(&looked.id, entry->id.c_str());
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    const int code = git_odb_read_header(&size, &type, m_objects.get(), &looked.id);
    if (code != 0)
      return std::unexpected(code == GIT_ENOTFOUND ? m_repository.missingObject(commit, path)
                                                   : m_repository.unexpected());
    looked.found.size = size;
    if (size >= largestPointer)
      return looked;
    const auto blob = readBlob(commit, path, looked.id);
    if (!blob)
      return std::unexpected(blob.error());
    if (isLargeFilePointer(bytesOf(blob->get())))
      looked.found.kind = PathKind::largeFilePointer;
    return looked;
  }

  [[nodiscard]] Result<std::shared_ptr<git_odb_object>>
  readBlob(const CommitId& commit, std::string_view path, const git_oid& id) const {
    auto blob = openGit<git_odb_object>(
        [&](git_odb_object** out) { return git_odb_read(out, m_objects.get(), &id); });
    if (blob.code != 0)
      return std::unexpected(blob.code == GIT_ENOTFOUND ? m_repository.missingObject(commit, path)
                                                        : m_repository.unexpected());
    return std::move(blob.handle);
  }

  static std::string_view bytesOf(git_odb_object* object) {
    return {static_cast<const char*>(git_odb_object_data(object)), git_odb_object_size(object)};
  }

  GitRepository m_repository;
  GitHandle<git_odb> m_objects;
};

} // namespace

Result<std::unique_ptr<ObjectSource>> openGitObjectSource(const RepositoryLocation& location) {
  auto repository = openGitRepository(location);
  if (!repository)
    return std::unexpected(repository.error());
  auto objects = openGit<git_odb>(
      [&](git_odb** out) { return git_repository_odb(out, repository->handle.get()); });
  if (objects.code != 0)
    return std::unexpected(repository->unexpected());
  return std::make_unique<GitObjectSource>(std::move(*repository), std::move(objects.handle));
}

void prepareGitReading() {
  startLibgit2();
}

} // namespace escolio
