#pragma once

#include "core/base/error.h"
#include "core/plan/plan_file.h"
#include "core/workspace/file_store.h"

#include <expected>
#include <filesystem>
#include <vector>

namespace escolio {

/// Why a plan file cannot be used.
struct PlanFileError {
  Error error; ///< ErrorKind::plan; the message holds every problem on a line of its own
  std::vector<PlanProblem> problems; ///< empty when the file could not be read at all
};

/// Reads a plan file. What could not be read is told with the system's reason.
std::expected<ReadingPlan, PlanFileError> readPlanFile(const std::filesystem::path& file,
                                                       const FileStore& store);

} // namespace escolio
