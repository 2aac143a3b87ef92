#pragma once

#include "core/source/git_handles.h"

#include <filesystem>

namespace escolio {

/// Puts a reader of loose objects before libgit2's own, which never returns from an object that was
/// cut off (1.9.0: it inflates an empty rest for ever). False when libgit2 refuses.
bool readLooseObjectsSafely(git_odb* database, const std::filesystem::path& objects);

} // namespace escolio
