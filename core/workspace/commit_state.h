#pragma once

#include "core/process/process_runner.h"
#include "core/workspace/observations.h"

#include <filesystem>
#include <string>
#include <vector>

namespace escolio {

/// Whether FILES (relative to NOTES_FOLDER) are committed in the repository that the notes folder
/// is in: a file is, when HEAD has it with the content that it has on disk; what is only staged
/// does not count. Of a link both the link and the file that it leads to must be. Files that do not
/// exist are left out. RUNNER starts git for repositories that libgit2 refuses.
CommitObservation observeCommitState(const std::filesystem::path& notesFolder,
                                     const std::vector<std::string>& files,
                                     const ProcessRunner& runner);

} // namespace escolio
