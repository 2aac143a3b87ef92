#pragma once

#include "core/process/process_runner.h"
#include "core/source/object_source.h"
#include "core/source/repository_location.h"

#include <memory>

namespace escolio {

/// Opens a repository through the git program: for the kinds that libgit2 cannot read (SHA-256,
/// reftable). A few milliseconds each call; never the network. ErrorKind::notFound when git is not
/// installed, notOwner, unsupported when git cannot read it either. RUNNER outlives the source.
Result<std::unique_ptr<ObjectSource>> openGitProgramSource(const RepositoryLocation& location,
                                                           const ProcessRunner& runner);

} // namespace escolio
