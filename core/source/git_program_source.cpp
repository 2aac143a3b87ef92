#include "core/source/git_program_source.h"

#include "core/source/git_program.h"
#include "core/source/git_program_revisions.h"
#include "core/source/large_file_pointer.h"
#include "core/source/repository_errors.h"
#include "core/source/source_path.h"
#include "core/source/tree_bytes.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

/// What `git rev-parse` says of a repository.
struct RepositoryFacts {
  bool isBare = false;
  bool isShallow = false;
  std::size_t idSize = 20; ///< in bytes
};

class GitProgramSource final : public ObjectSource {
 public:
  GitProgramSource(GitProgram git, RepositoryFacts facts) : m_git(std::move(git)), m_facts(facts) {}

  [[nodiscard]] SourceKind kind() const override { return SourceKind::git; }
  [[nodiscard]] const fs::path& root() const override { return m_git.root(); }
  [[nodiscard]] bool hasWorkingFiles() const override { return !m_facts.isBare; }
  [[nodiscard]] bool isShallow() const override { return m_facts.isShallow; }

  [[nodiscard]] Result<ResolvedRevision> resolve(std::string_view revision) const override {
    return resolveGitRevision(m_git, revision, m_facts.isShallow);
  }
  [[nodiscard]] Result<HeadState> head() const override { return gitHead(m_git); }
  [[nodiscard]] Result<std::vector<NamedCommit>> branches() const override {
    return gitBranches(m_git);
  }
  [[nodiscard]] Result<std::vector<NamedCommit>> tags() const override { return gitTags(m_git); }
  [[nodiscard]] Result<std::vector<CommitSummary>>
  recentCommits(const CommitId& from, std::string_view path, std::size_t limit) const override {
    return recentGitCommits(m_git, from, path, limit, m_facts.isShallow);
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
    auto bytes = blob(commit, path, looked->id);
    if (!bytes)
      return std::unexpected(bytes.error());
    return SourceText::fromBytes(std::move(*bytes));
  }

  [[nodiscard]] Result<std::vector<std::string>> list(const CommitId& commit) const override {
    const auto tree =
        m_git.objects({commit.text() + "^{commit}", commit.text() + "^{tree}"}, false);
    if (!tree)
      return std::unexpected(tree.error());
    if (!tree->front())
      return std::unexpected(missingCommitError(root(), commit.text(), m_facts.isShallow));
    const auto output =
        m_git.run({"ls-tree", "-r", "-z", "--name-only", "--full-tree", commit.text()});
    if (!output)
      return std::unexpected(output.error());
    if (output->exitCode != 0)
      return std::unexpected(missingObject(commit, ""));
    std::vector<std::string> paths;
    std::string_view rest = output->output;
    while (!rest.empty()) {
      paths.emplace_back(rest.substr(0, rest.find('\0')));
      rest.remove_prefix(std::min(paths.back().size() + 1, rest.size()));
    }
    std::ranges::sort(paths);
    return paths;
  }

  [[nodiscard]] Result<std::vector<std::string>>
  rewrittenFiles(const std::vector<std::string>& paths) const override {
    std::vector<std::string> rewritten;
    const auto state = head();
    if (!state)
      return std::unexpected(state.error());
    if (m_facts.isBare || !state->commit)
      return rewritten;
    for (const std::string& path : paths) {
      const auto looked = look(*state->commit, path);
      if (!looked && looked.error().kind != ErrorKind::notDownloaded)
        return std::unexpected(looked.error());
      if (!looked || looked->id.empty())
        continue;
      const auto isSame = isAsInHead(path, *looked);
      if (!isSame)
        return std::unexpected(isSame.error());
      if (!*isSame)
        rewritten.push_back(path);
    }
    return rewritten;
  }

 private:
  struct Looked {
    FoundPath found;
    std::string id; ///< of a file's or link's content
  };

  [[nodiscard]] Error missingObject(const CommitId& commit, std::string_view path) const {
    const auto promisor = m_git.run(
        {"config", "--get-regexp", "^(remote\\..*\\.promisor|extensions\\.partialclone)$"});
    return promisor && promisor->exitCode == 0 ? notDownloadedError(root(), commit, path)
                                               : damagedRepositoryError(root(), path);
  }

  [[nodiscard]] Result<std::string> blob(const CommitId& commit, std::string_view path,
                                         const std::string& id) const {
    auto objects = m_git.objects({id}, true);
    if (!objects)
      return std::unexpected(objects.error());
    if (!objects->front())
      return std::unexpected(missingObject(commit, path));
    return std::move(objects->front()->bytes);
  }

  /// Asks for the commit and for every folder on the way at once.
  [[nodiscard]] Result<Looked> look(const CommitId& commit, std::string_view path) const {
    std::vector<std::string> names{commit.text() + "^{commit}", commit.text() + "^{tree}"};
    const auto parts = path.contains('\n') ? std::nullopt : pathParts(path);
    for (std::size_t depth = 1; parts && depth < parts->size(); ++depth)
      names.push_back(commit.text() + ":" + joinedPath(*parts, depth));
    const auto objects = m_git.objects(names, true);
    if (!objects)
      return std::unexpected(objects.error());
    if (!objects->front())
      return std::unexpected(missingCommitError(root(), commit.text(), m_facts.isShallow));
    if (!parts)
      return Looked{};
    for (std::size_t depth = 1; depth <= parts->size(); ++depth) {
      const auto& tree = (*objects)[depth];
      if (!tree)
        return std::unexpected(missingObject(commit, joinedPath(*parts, depth - 1)));
      const auto entry = findInTree(tree->bytes, (*parts)[depth - 1], m_facts.idSize);
      if (!entry)
        return Looked{};
      const bool isLast = depth == parts->size();
      if (entry->kind == PathKind::link || entry->kind == PathKind::submodule)
        return Looked{{entry->kind, 0, joinedPath(*parts, depth)},
                      isLast && entry->kind == PathKind::link ? entry->id : std::string()};
      if (isLast)
        return entry->kind == PathKind::folder ? Looked{{PathKind::folder, 0, ""}, ""}
                                               : lookAtFile(commit, path, entry->id);
      if (entry->kind != PathKind::folder)
        return Looked{};
    }
    return Looked{};
  }

  [[nodiscard]] Result<Looked> lookAtFile(const CommitId& commit, std::string_view path,
                                          const std::string& id) const {
    const auto header = m_git.object(id);
    if (!header)
      return std::unexpected(header.error());
    if (!*header)
      return std::unexpected(missingObject(commit, path));
    Looked looked{{PathKind::file, (*header)->size, ""}, id};
    if (looked.found.size >= largestPointer)
      return looked;
    const auto bytes = blob(commit, path, id);
    if (!bytes)
      return std::unexpected(bytes.error());
    if (isLargeFilePointer(*bytes))
      looked.found.kind = PathKind::largeFilePointer;
    return looked;
  }

  [[nodiscard]] Result<bool> isAsInHead(const std::string& path, const Looked& looked) const {
    const fs::path file = root() / path;
    std::error_code error;
    const fs::file_status status = fs::symlink_status(file, error);
    if (status.type() == fs::file_type::not_found)
      return isLeftOut(path);
    if (fs::is_symlink(status)) {
      const auto id = m_git.ask({"hash-object", "--stdin"}, fs::read_symlink(file, error).string());
      return id && looked.found.kind == PathKind::link && id->starts_with(looked.id);
    }
    if (!fs::is_regular_file(status))
      return false;
    const auto raw = m_git.ask({"hash-object", "--no-filters", "--", file.string()});
    if (!raw)
      return std::unexpected(raw.error());
    if (raw->starts_with(looked.id))
      return true;
    const auto clean = m_git.ask({"hash-object", "--path=" + path, "--", file.string()});
    if (!clean)
      return std::unexpected(clean.error());
    return clean->starts_with(looked.id);
  }

  /// True when the checkout was made without a working file for PATH.
  [[nodiscard]] Result<bool> isLeftOut(const std::string& path) const {
    const auto index = m_git.ask({"rev-parse", "--path-format=absolute", "--git-path", "index"});
    if (!index)
      return std::unexpected(index.error());
    std::error_code ignored;
    if (!fs::exists(index->substr(0, index->find('\n')), ignored))
      return true;
    const auto entry = m_git.ask({"ls-files", "-t", "--", path});
    if (!entry)
      return std::unexpected(entry.error());
    return entry->starts_with("S "); // skip-worktree, see git-ls-files(1)
  }

  GitProgram m_git;
  RepositoryFacts m_facts;
};

} // namespace

Result<std::unique_ptr<ObjectSource>> openGitProgramSource(const RepositoryLocation& location,
                                                           const ProcessRunner& runner) {
  GitProgram git(location, runner);
  const auto facts = git.run(
      {"rev-parse", "--is-bare-repository", "--is-shallow-repository", "--show-object-format"});
  if (!facts)
    return std::unexpected(facts.error());
  if (facts->exitCode != 0)
    return failure(ErrorKind::unsupported,
                   makeMessage(ESCOLIO_MESSAGE("core", "The installed git cannot read %1: %2."),
                               location.root.string(),
                               facts->errors.substr(0, facts->errors.find('\n'))));
  const std::string& said = facts->output;
  const bool isSha256 = said.ends_with("sha256\n");
  return std::make_unique<GitProgramSource>(
      std::move(git), RepositoryFacts{location.isBare || said.starts_with("true\n"),
                                      said.contains("\ntrue\n"), isSha256 ? 32U : 20U});
}

} // namespace escolio
