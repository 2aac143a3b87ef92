#pragma once

#include "core/process/process_runner.h"
#include "core/source/object_source.h"
#include "core/source/repository_location.h"

#include <memory>

namespace escolio {

/// Opens a repository through libgit2, or through the git program where libgit2 cannot read its
/// kind. Errors as openGitObjectSource(); RUNNER outlives the source.
Result<std::unique_ptr<ObjectSource>> openRepository(const RepositoryLocation& location,
                                                     const ProcessRunner& runner);

} // namespace escolio
