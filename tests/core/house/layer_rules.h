#pragma once

#include "tests/core/house/project_files.h"

namespace escolio::house {

/// Includes of the project's own headers that point the wrong way: app → ui → core, app → core,
/// tests → all; tests of the core and the fakes know the core only. Own headers are named from the
/// project's root.
std::vector<Breach> wrongWayIncludes(const ProjectFile& file);

/// Headers of Qt and KDE where there is none of them: core, the command line, and the tests that a
/// machine without Qt builds.
std::vector<Breach> windowHeadersInCore(const ProjectFile& file);

} // namespace escolio::house
