#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "core/workspace/file_store.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// What initWorkspace() did.
struct InitializedWorkspace {
  std::filesystem::path notesFolder;
  std::vector<std::string> written; ///< files that were not there, relative to the notes folder
  bool madeRepository = false;
};

/// Makes the notes folder of PLAN in FOLDER (made when missing) and a first text for each note and
/// diagrams file that is not there: a title and the heading of the closing, in LANGUAGE ("es", else
/// English). What is there stays as it is. With WANTSREPOSITORY, `git init` when FOLDER is in no
/// repository.
Result<InitializedWorkspace> initWorkspace(const std::filesystem::path& folder,
                                           const ReadingPlan& plan, std::string_view language,
                                           bool wantsRepository, FileStore& store,
                                           const ProcessRunner& runner);

/// The first text of a note of PLAN.
std::string firstText(const PlannedNote& note, std::string_view language);

} // namespace escolio
