#include "core/source/git_history.h"

#include "core/source/git_tree_entry.h"

#include <git2.h>
#include <queue>
#include <set>
#include <utility>

namespace escolio {
namespace {

CommitSummary summaryOf(const CommitId& id, const git_commit* commit) {
  CommitSummary summary;
  summary.id = id;
  if (const git_signature* author = git_commit_author(commit)) {
    summary.author = author->name;
    summary.seconds = author->when.time;
    summary.minutesEastOfUtc = author->when.offset;
  }
  // libgit2 takes a mutable commit only to keep the summary that it made.
  if (const char* subject = git_commit_summary(const_cast<git_commit*>(commit)))
    summary.subject = subject;
  return summary;
}

/// Walks back from a commit, newest committer date first.
class HistoryWalk {
 public:
  HistoryWalk(const GitRepository& repository, std::string_view path)
      : m_repository(repository), m_path(path) {}

  /// False when the commit is not here: the edge of a shallow clone.
  bool add(const CommitId& id) {
    if (m_seen.contains(id))
      return true;
    git_oid oid;
    if (git_oid_fromstr(&oid, id.text().c_str()) != 0)
      return false;
    auto commit = openGit<git_commit>(
        [&](git_commit** out) { return git_commit_lookup(out, m_repository.handle.get(), &oid); });
    if (commit.code != 0)
      return false;
    m_seen.insert(id);
    const std::int64_t time = git_commit_time(commit.handle.get());
    m_waiting.push({time, m_order--, id, std::move(commit.handle)});
    return true;
  }

  [[nodiscard]] bool isAtEnd() const { return m_waiting.empty(); }

  /// The next commit, when it changed the path. As `git log` simplifies: of a merge that has the
  /// path as one parent has it, only that parent is followed.
  Result<std::optional<CommitSummary>> next() {
    const Waiting current = m_waiting.top();
    m_waiting.pop();
    std::vector<CommitId> parents;
    for (unsigned i = 0; i < git_commit_parentcount(current.commit.get()); ++i)
      if (const auto id = CommitId::parse(gitHex(git_commit_parent_id(current.commit.get(), i))))
        parents.push_back(*id);
    if (m_path.empty()) {
      for (const CommitId& parent : parents)
        add(parent);
      return summaryOf(current.id, current.commit.get());
    }
    const auto here = gitTreeEntry(m_repository, current.id, m_path);
    if (!here)
      return std::unexpected(here.error());
    bool hasParentHere = false;
    for (const CommitId& parent : parents) {
      const auto there = gitTreeEntry(m_repository, parent, m_path);
      if (!there && there.error().kind == ErrorKind::pinMissing)
        continue;
      if (!there)
        return std::unexpected(there.error());
      hasParentHere = true;
      if (*there == *here) {
        add(parent);
        return std::nullopt;
      }
    }
    for (const CommitId& parent : parents)
      add(parent);
    if (!hasParentHere && here->kind == PathKind::absent)
      return std::nullopt;
    return summaryOf(current.id, current.commit.get());
  }

 private:
  struct Waiting {
    std::int64_t time;
    std::int64_t order; ///< of equal times the first added comes first
    CommitId id;
    std::shared_ptr<git_commit> commit;
    bool operator<(const Waiting& other) const {
      return std::pair(time, order) < std::pair(other.time, other.order);
    }
  };

  const GitRepository& m_repository;
  std::string m_path;
  std::priority_queue<Waiting> m_waiting;
  std::set<CommitId> m_seen;
  std::int64_t m_order = 0;
};

} // namespace

Result<std::vector<CommitSummary>> recentGitCommits(const GitRepository& repository,
                                                    const CommitId& from, std::string_view path,
                                                    std::size_t limit) {
  HistoryWalk walk(repository, path);
  if (!walk.add(from))
    return std::unexpected(repository.missingCommit(from.text()));
  std::vector<CommitSummary> commits;
  while (commits.size() < limit && !walk.isAtEnd()) {
    auto commit = walk.next();
    if (!commit)
      return std::unexpected(commit.error());
    if (*commit)
      commits.push_back(std::move(**commit));
  }
  return commits;
}

} // namespace escolio
