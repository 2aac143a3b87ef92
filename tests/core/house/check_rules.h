#pragma once

#include "tests/core/house/project_files.h"

#include <string>
#include <vector>

namespace escolio::house {

/// What a check with one of IDS lacks among FILES: its source, its page or its test; and pages of
/// checks that are not there.
std::vector<Breach> incompleteChecks(const std::vector<std::string>& ids,
                                     const std::vector<ProjectFile>& files);

} // namespace escolio::house
