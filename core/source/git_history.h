#pragma once

#include "core/source/git_repository.h"
#include "core/source/revision.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

/// See ObjectSource::recentCommits().
Result<std::vector<CommitSummary>> recentGitCommits(const GitRepository& repository,
                                                    const CommitId& from, std::string_view path,
                                                    std::size_t limit);

} // namespace escolio
