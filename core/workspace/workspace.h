#pragma once

#include "core/base/error.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/file_store.h"
#include "core/workspace/observer.h"

#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The reader's folder with its plan. A value: the notes themselves are read by who needs them.
struct Workspace {
  std::filesystem::path folder;      ///< absolute
  std::filesystem::path notesFolder; ///< absolute; need not exist
  std::filesystem::path planFile;    ///< empty: the built-in plan
  std::shared_ptr<const ReadingPlan> plan;
  /// False: neither a plan nor the plan's notes folder was found here or above, so that the folder
  /// that was asked for is taken for one that is to become a workspace.
  bool isFound = true;

  [[nodiscard]] std::filesystem::path note(const std::string& file) const {
    return notesFolder / file;
  }
  [[nodiscard]] std::filesystem::path recallRecord() const { return notesFolder / "recall.md"; }
};

/// Opens the workspace that FOLDER is, or is in: the nearest folder upwards with an `escolio.toml`
/// or with the notes folder of the built-in plan, else FOLDER itself with the built-in plan. A
/// FOLDER below it that holds notes of the plan is the notes folder, whatever its name.
/// PLANFILE, when not empty, is the plan instead (its paths are relative to the workspace all the
/// same). ErrorKind::workspace when FOLDER is no folder; plan when the plan cannot be read or has
/// problems: the message holds every one with file, line and column, and readPlanFile() gives them
/// singly.
Result<Workspace> openWorkspace(const std::filesystem::path& folder,
                                const std::filesystem::path& planFile, const FileStore& store);

/// Reads "ID=PATH" or "ID=PATH@REV": the source is looked for at PATH (relative to the current
/// folder; `~/` is the home folder), and read at REV, a revision of any kind, instead of its pin. A
/// path that exists as it stands is one with an `@` in its name. ErrorKind::usage.
Result<std::pair<SourceId, SourceOverride>> parseSourceOverride(std::string_view text,
                                                                const ReadingPlan& plan);

/// Where a source lies: as the reader's settings say, else where the plan's `path` leads from the
/// workspace; nullopt when neither says. Reads the settings anew; an error when they are damaged.
Result<std::optional<std::filesystem::path>>
locateSource(const Workspace& workspace, const PlannedSource& source, FileStore& store);

/// An observer of WORKSPACE. OVERRIDES as parseSourceOverride() gives them. STOP as in
/// ObserverSetup.
std::unique_ptr<Observer> makeObserver(const Workspace& workspace,
                                       std::map<SourceId, SourceOverride> overrides,
                                       std::shared_ptr<FileStore> store,
                                       std::shared_ptr<const ProcessRunner> runner,
                                       std::stop_token stop = {});

} // namespace escolio
