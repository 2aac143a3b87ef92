#pragma once

#include "core/source/git_program.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

// The revisions of a repository through the git program; as the members of ObjectSource.

Result<ResolvedRevision> resolveGitRevision(const GitProgram& git, std::string_view revision,
                                            bool isShallow);
Result<HeadState> gitHead(const GitProgram& git);
Result<std::vector<NamedCommit>> gitBranches(const GitProgram& git);
Result<std::vector<NamedCommit>> gitTags(const GitProgram& git);
Result<std::vector<CommitSummary>> recentGitCommits(const GitProgram& git, const CommitId& from,
                                                    std::string_view path, std::size_t limit,
                                                    bool isShallow);

} // namespace escolio
