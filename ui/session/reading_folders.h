#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"

#include <filesystem>

namespace escolio {

/// The plan that a new reading is made by.
const ReadingPlan& builtinReadingPlan();

/// Makes the notes folder of the built-in plan in FOLDER, with what is missing in it, and a git
/// repository when that is wanted and FOLDER is in none.
Result<void> makeReadingFolder(const std::filesystem::path& folder, bool wantsRepository);

/// The reader's copy of the sample, made the first time, in the folder for the program's data.
/// Gives its workspace.
Result<std::filesystem::path> makeSampleFolder();

} // namespace escolio
