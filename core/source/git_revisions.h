#pragma once

#include "core/source/git_repository.h"
#include "core/source/revision.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

// The revisions of a repository through libgit2; as the members of ObjectSource of these names.

Result<ResolvedRevision> resolveGitRevision(const GitRepository& repository,
                                            std::string_view revision);
Result<HeadState> gitHead(const GitRepository& repository);
Result<std::vector<NamedCommit>> gitBranches(const GitRepository& repository);
Result<std::vector<NamedCommit>> gitTags(const GitRepository& repository);

} // namespace escolio
