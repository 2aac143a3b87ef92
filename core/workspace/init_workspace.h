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
/// diagrams file that is not there, in LANGUAGE ("es", else English). What is there stays as it is,
/// an empty file too. With WANTSREPOSITORY, `git init` when FOLDER is in no repository.
Result<InitializedWorkspace> initWorkspace(const std::filesystem::path& folder,
                                           const ReadingPlan& plan, std::string_view language,
                                           bool wantsRepository, FileStore& store,
                                           const ProcessRunner& runner);

/// The text that a note begins with: its title, a heading for the decisions and that of the
/// closing. It says nothing that a check would take for an answer.
std::string firstText(const PlannedNote& note, std::string_view language);
/// Likewise for a diagrams file: its title, and what each diagram is to show as a heading.
std::string firstText(const PlannedDiagrams& diagrams, std::string_view language);

} // namespace escolio
