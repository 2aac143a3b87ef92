#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/source/revision.h"

#include <filesystem>
#include <string>
#include <vector>

namespace escolio {

/// What a source can be pinned to, as its checkout or folder has it now.
struct PinChoices {
  bool isFolder = false;
  std::string folderPin; ///< "VERSION sha256:HEX" of a folder
  HeadState head;
  std::vector<NamedCommit> branches;
  std::vector<NamedCommit> tags;
  std::vector<CommitSummary> commits; ///< the newest that changed the target, from HEAD
};

/// Looks at LOCATION. Reads a history, so not for the window's thread.
Result<PinChoices> readPinChoices(const PlannedSource& source,
                                  const std::filesystem::path& location,
                                  const ProcessRunner& runner);

/// The commit that REVISION names at LOCATION, with a line about it.
Result<CommitSummary> readCommit(const PlannedSource& source, const std::filesystem::path& location,
                                 const std::string& revision, const ProcessRunner& runner);

} // namespace escolio
