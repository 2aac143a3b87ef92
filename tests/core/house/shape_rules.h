#pragma once

#include "tests/core/house/project_files.h"

namespace escolio::house {

inline constexpr int longestFile = 600;

/// A source of more than 600 lines holds more than one idea.
std::vector<Breach> tooLongFile(const ProjectFile& file);
/// The first line of a header is #pragma once.
std::vector<Breach> missingPragmaOnce(const ProjectFile& file);
/// Paths that stand on one developer's machine only: somebody's home folder, a place of work.
std::vector<Breach> machinePaths(const ProjectFile& file);

} // namespace escolio::house
