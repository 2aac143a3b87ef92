#pragma once

#include "core/source/git_repository.h"
#include "core/source/object_source.h"

#include <string>
#include <string_view>

namespace escolio {

/// What a commit's tree has at a path.
struct GitTreeEntry {
  PathKind kind = PathKind::absent; ///< a pointer is a `file` here: the content was not looked at
  std::string id;                   ///< of the object, in hexadecimal; empty for absent
  std::string at;                   ///< as FoundPath::at
  bool operator==(const GitTreeEntry&) const = default;
};

/// Looks PATH up in COMMIT's tree. Errors as ObjectSource::find().
Result<GitTreeEntry> gitTreeEntry(const GitRepository& repository, const CommitId& commit,
                                  std::string_view path);

/// The whole tree of COMMIT, see ObjectSource::list().
Result<std::vector<std::string>> listGitTree(const GitRepository& repository,
                                             const CommitId& commit);

} // namespace escolio
