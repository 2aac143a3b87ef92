#pragma once

#include "core/base/error.h"
#include "core/source/object_source.h"
#include "core/source/repository_location.h"

#include <memory>

namespace escolio {

/// Opens a repository through libgit2. ErrorKind::notOwner when git's guard refuses it (the guard
/// is never switched off), unsupported for an extension that libgit2 lacks (the message names it),
/// notFound or io otherwise.
Result<std::unique_ptr<ObjectSource>> openGitObjectSource(const RepositoryLocation& location);

/// Starts libgit2, which costs some milliseconds once (it loads certificates for networks that are
/// never used here). Opening does it too; a program that has other work at its start calls this on
/// a thread meanwhile.
void prepareGitReading();

} // namespace escolio
