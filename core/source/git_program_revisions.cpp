#include "core/source/git_program_revisions.h"

#include "core/base/ascii.h"
#include "core/source/repository_errors.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace escolio {
namespace {

constexpr std::size_t fewestShortDigits = 4; // git's own least, core.abbrev
constexpr char fieldEnd = '\x1f';

std::vector<std::string_view> splitAt(std::string_view text, char end) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(end));
    parts.push_back(part);
    text.remove_prefix(std::min(part.size() + 1, text.size()));
  }
  return parts;
}

Result<ResolvedRevision> described(const GitProgram& git, RevisionForm form,
                                   const BatchObject& object) {
  ResolvedRevision resolved{form, object.kind, object.id, std::nullopt};
  if (object.kind != ObjectKind::commit && object.kind != ObjectKind::tag)
    return resolved;
  const auto commit = git.object(object.id + "^{commit}");
  if (!commit)
    return std::unexpected(commit.error());
  if (*commit)
    resolved.commit = CommitId::parse((*commit)->id);
  return resolved;
}

bool isCommittish(const std::optional<BatchObject>& object) {
  return object && (object->kind == ObjectKind::commit || object->kind == ObjectKind::tag);
}

/// The object whose id begins with PREFIX, commits and tags before others; null when none does.
Result<std::optional<BatchObject>> objectByPrefix(const GitProgram& git,
                                                  const std::string& prefix) {
  const auto ids = git.run({"rev-parse", "--disambiguate=" + prefix});
  if (!ids)
    return std::unexpected(ids.error());
  std::vector<std::string> names;
  for (const std::string_view id : splitAt(ids->output, '\n'))
    names.emplace_back(id);
  if (names.empty())
    return std::nullopt;
  const auto objects = git.objects(names, false);
  if (!objects)
    return std::unexpected(objects.error());
  const auto commits = std::ranges::count_if(*objects, isCommittish);
  if (commits > 1 || (commits == 0 && objects->size() > 1))
    return std::unexpected(ambiguousRevisionError(git.root(), prefix));
  return commits == 1 ? *std::ranges::find_if(*objects, isCommittish) : objects->front();
}

Result<RevisionForm> formOfName(const GitProgram& git, const std::string& revision) {
  if (revision == "HEAD" || revision == "@")
    return RevisionForm::head;
  const auto name = git.run({"rev-parse", "--symbolic-full-name", revision});
  if (!name)
    return std::unexpected(name.error());
  const std::string_view full = trimmed(name->output);
  if (full.starts_with("refs/tags/"))
    return RevisionForm::tag;
  if (full.starts_with("refs/heads/") || full.starts_with("refs/remotes/"))
    return RevisionForm::branch;
  return full.starts_with("refs/") ? RevisionForm::otherReference : RevisionForm::expression;
}

/// The commits that the references below PREFIX lead to, in name order.
Result<std::vector<NamedCommit>> references(const GitProgram& git, const std::string& prefix) {
  const auto output = git.ask({"for-each-ref", "--sort=refname",
                               "--format=%(refname)%1f%(symref)%1f%(objecttype)%1f%(objectname)%1f"
                               "%(*objecttype)%1f%(*objectname)",
                               prefix});
  if (!output)
    return std::unexpected(output.error());
  std::vector<NamedCommit> commits;
  for (const std::string_view line : splitAt(*output, '\n')) {
    const std::vector<std::string_view> fields = splitAt(line, fieldEnd);
    if (fields.size() < 4 || !fields[1].empty() || !fields[0].starts_with(prefix))
      continue;
    const bool isDirect = fields[2] == "commit";
    const bool isPeeled = fields.size() >= 6 && fields[4] == "commit";
    const auto id = isDirect   ? CommitId::parse(fields[3])
                    : isPeeled ? CommitId::parse(fields[5])
                               : std::nullopt;
    if (id)
      commits.push_back({std::string(fields[0].substr(prefix.size())), *id});
  }
  return commits;
}

/// "+0130" in minutes.
int minutesOfZone(std::string_view zone) {
  int value = 0;
  if (zone.size() != 5 ||
      std::from_chars(zone.data() + 1, zone.data() + zone.size(), value).ec != std::errc())
    return 0;
  const int minutes = value / 100 * 60 + value % 100;
  return zone.front() == '-' ? -minutes : minutes;
}

} // namespace

Result<ResolvedRevision> resolveGitRevision(const GitProgram& git, std::string_view text,
                                            bool isShallow) {
  const bool isOdd =
      text.empty() || text.starts_with('-') || text.contains('\0') || text.contains('\n');
  if (isOdd)
    return std::unexpected(unknownRevisionError(git.root(), text));
  const std::string revision(text);
  const bool isFullId = CommitId::parse(revision).has_value();
  std::optional<BatchObject> byPrefix;
  if (!isFullId && isHexadecimal(revision) && revision.size() >= fewestShortDigits) {
    const auto found = objectByPrefix(git, revision);
    if (!found)
      return std::unexpected(found.error());
    if (isCommittish(*found))
      return described(git, RevisionForm::shortId, **found);
    byPrefix = *found;
  }
  const auto object = git.object(revision);
  if (!object)
    return std::unexpected(object.error());
  // Of another length than this repository's ids it can only be the name of a reference.
  const bool isThatId = isFullId && *object && isEqualWithoutCase((*object)->id, revision);
  if (isFullId)
    return isThatId ? described(git, RevisionForm::fullId, **object)
                    : std::unexpected(missingCommitError(git.root(), revision, isShallow));
  const bool isByName = *object && !(byPrefix && byPrefix->id == (*object)->id);
  if (isByName) {
    const auto form = formOfName(git, revision);
    return form ? described(git, *form, **object) : std::unexpected(form.error());
  }
  if (byPrefix)
    return described(git, RevisionForm::shortId, *byPrefix);
  return std::unexpected(unknownRevisionError(git.root(), revision));
}

Result<HeadState> gitHead(const GitProgram& git) {
  const auto commit = git.object("HEAD^{commit}");
  if (!commit)
    return std::unexpected(commit.error());
  HeadState state;
  if (!*commit)
    return state;
  state.commit = CommitId::parse((*commit)->id);
  const auto branch = git.run({"symbolic-ref", "--quiet", "--short", "HEAD"});
  if (!branch)
    return std::unexpected(branch.error());
  if (branch->exitCode == 0)
    state.branch = trimmed(branch->output);
  return state;
}

Result<std::vector<NamedCommit>> gitBranches(const GitProgram& git) {
  auto local = references(git, "refs/heads/");
  if (!local)
    return local;
  auto remote = references(git, "refs/remotes/");
  if (!remote)
    return remote;
  std::ranges::move(*remote, std::back_inserter(*local));
  return local;
}

Result<std::vector<NamedCommit>> gitTags(const GitProgram& git) {
  return references(git, "refs/tags/");
}

Result<std::vector<CommitSummary>> recentGitCommits(const GitProgram& git, const CommitId& from,
                                                    std::string_view path, std::size_t limit,
                                                    bool isShallow) {
  const auto start = git.object(from.text() + "^{commit}");
  if (!start)
    return std::unexpected(start.error());
  if (!*start)
    return std::unexpected(missingCommitError(git.root(), from.text(), isShallow));
  std::vector<std::string> arguments{"-c",
                                     "log.showSignature=false",
                                     "log",
                                     "-z",
                                     "--max-count=" + std::to_string(limit),
                                     "--date=format:%z",
                                     "--format=%H%x1f%an%x1f%at%x1f%ad%x1f%s",
                                     from.text(),
                                     "--"};
  if (!path.empty())
    arguments.emplace_back(path);
  const auto output = git.ask(std::move(arguments));
  if (!output)
    return std::unexpected(output.error());
  std::vector<CommitSummary> commits;
  for (const std::string_view entry : splitAt(*output, '\0')) {
    const std::vector<std::string_view> fields = splitAt(entry, fieldEnd);
    const auto id = fields.empty() ? std::nullopt : CommitId::parse(fields[0]);
    if (!id || fields.size() < 4)
      continue;
    CommitSummary commit{*id, std::string(fields[1]), 0, minutesOfZone(fields[3]), ""};
    std::from_chars(fields[2].data(), fields[2].data() + fields[2].size(), commit.seconds);
    if (fields.size() > 4)
      commit.subject = fields[4];
    commits.push_back(std::move(commit));
  }
  return commits;
}

} // namespace escolio
