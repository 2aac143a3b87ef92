#pragma once

#include "core/source/git_repository.h"

#include <string>
#include <vector>

namespace escolio {

/// See ObjectSource::rewrittenFiles().
Result<std::vector<std::string>> rewrittenGitFiles(const GitRepository& repository,
                                                   const std::vector<std::string>& paths);

} // namespace escolio
