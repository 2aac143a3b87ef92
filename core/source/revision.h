#pragma once

#include "core/base/commit_id.h"

#include <cstdint>
#include <optional>
#include <string>

namespace escolio {

/// What kind of git object an id names.
enum class ObjectKind { commit, tag, tree, blob };

/// How a text named an object.
enum class RevisionForm {
  fullId,  ///< 40 or 64 hexadecimal digits
  shortId, ///< fewer digits, unambiguous
  head,    ///< "HEAD" or "@"
  branch,  ///< a local or remote-tracking branch
  tag,     ///< a tag, with or without an object of its own
  otherReference,
  expression ///< anything else that git understands ("main~3", "v1^{tree}")
};

/// What a text names in a repository.
struct ResolvedRevision {
  RevisionForm form = RevisionForm::fullId;
  ObjectKind object = ObjectKind::commit; ///< of what the text itself names, before peeling
  std::string objectId;                   ///< of the same, lower case
  std::optional<CommitId> commit;         ///< what it peels to; nullopt for a tree or a blob
  bool operator==(const ResolvedRevision&) const = default;
};

/// What a checkout has checked out.
struct HeadState {
  std::optional<CommitId> commit; ///< nullopt in a repository without commits
  std::string branch;             ///< "main"; empty when HEAD is detached
  bool operator==(const HeadState&) const = default;
};

/// A branch ("main", "origin/main") or a tag ("v1.0") and the commit that it leads to.
struct NamedCommit {
  std::string name;
  CommitId commit;
  bool operator==(const NamedCommit&) const = default;
};

/// One commit, as a list of commits shows it.
struct CommitSummary {
  CommitId id;
  std::string author;       ///< the name, as recorded
  std::int64_t seconds = 0; ///< the author's date, seconds since 1970-01-01 UTC
  int minutesEastOfUtc = 0; ///< the author's time zone
  std::string subject;      ///< the first paragraph of the message on one line, as recorded
  bool operator==(const CommitSummary&) const = default;
};

} // namespace escolio
