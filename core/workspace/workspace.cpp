#include "core/workspace/workspace.h"

#include "core/plan/plan_file.h"
#include "core/process/shell_words.h"
#include "core/workspace/plan_reading.h"
#include "core/workspace/source_locations.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view planFileName = "escolio.toml";

bool isFolder(const FileStore& store, const fs::path& path) {
  const auto status = store.status(path);
  return status && status->has_value() && (*status)->isFolder;
}

bool isFile(const FileStore& store, const fs::path& path) {
  const auto status = store.status(path);
  return status && status->has_value() && !(*status)->isFolder;
}

/// The workspace that START is in: the nearest folder upwards with a plan or with NOTES_DIR (when
/// that is a folder of its own); empty when there is none.
fs::path nearestWorkspace(const fs::path& start, const std::string& notesDir,
                          const FileStore& store) {
  for (fs::path folder = start;; folder = folder.parent_path()) {
    if (isFile(store, folder / planFileName) ||
        (notesDir != "." && isFolder(store, folder / notesDir)))
      return folder;
    if (!folder.has_relative_path())
      return {};
  }
}

bool holdsANote(const fs::path& folder, const ReadingPlan& plan, const FileStore& store) {
  const auto isThere = [&](const auto& written) { return isFile(store, folder / written.file); };
  return std::ranges::any_of(plan.notes, isThere) || std::ranges::any_of(plan.diagrams, isThere);
}

/// PATH, absolute and without ".", "..", or a '/' at its end.
fs::path tidied(const fs::path& path) {
  std::error_code failed;
  const fs::path absolute = fs::absolute(path, failed).lexically_normal();
  return absolute.has_filename() || !absolute.has_relative_path() ? absolute
                                                                  : absolute.parent_path();
}

fs::path withHome(const std::string& path) {
  const char* home = std::getenv("HOME");
  if (home != nullptr && (path == "~" || path.starts_with("~/")))
    return fs::path(home) / fs::path(path.substr(std::min<std::size_t>(path.size(), 2)));
  return path;
}

} // namespace

Result<Workspace> openWorkspace(const fs::path& folder, const fs::path& planFile,
                                const FileStore& store) {
  const fs::path asked = tidied(folder);
  const auto status = store.status(asked);
  if (!status)
    return failure(ErrorKind::workspace, status.error().message);
  if (!status->has_value())
    return failure(ErrorKind::workspace,
                   makeMessage(ESCOLIO_MESSAGE("core", "There is no folder %1. To begin a reading "
                                                       "there, run: %2"),
                               asked.string(), "escolio-cli init " + shellWord(asked.string())));
  if (!(*status)->isFolder)
    return failure(ErrorKind::workspace,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is a file. Name the folder that holds "
                                                       "the notes."),
                               asked.string()));

  Workspace workspace;
  std::optional<ReadingPlan> plan;
  if (!planFile.empty()) {
    workspace.planFile = tidied(planFile);
    auto read = readPlanFile(workspace.planFile, store);
    if (!read)
      return std::unexpected(std::move(read).error().error);
    plan = *std::move(read);
  }
  workspace.folder = nearestWorkspace(asked, plan ? plan->notesDir : builtinPlan().notesDir, store);
  workspace.isFound = !workspace.folder.empty();
  if (!workspace.isFound)
    workspace.folder = asked;
  if (!plan && isFile(store, workspace.folder / planFileName)) {
    workspace.planFile = workspace.folder / planFileName;
    auto read = readPlanFile(workspace.planFile, store);
    if (!read)
      return std::unexpected(std::move(read).error().error);
    plan = *std::move(read);
  }
  workspace.plan = std::make_shared<const ReadingPlan>(plan ? *std::move(plan) : builtinPlan());
  workspace.notesFolder = tidied(workspace.folder / workspace.plan->notesDir);
  const bool isWorkspace = workspace.isFound && asked == workspace.folder;
  if (!isWorkspace && holdsANote(asked, *workspace.plan, store)) {
    workspace.notesFolder = asked;
    workspace.isFound = true;
  }
  return workspace;
}

Result<std::pair<SourceId, SourceOverride>> parseSourceOverride(std::string_view text,
                                                                const ReadingPlan& plan) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size())
    return failure(
        ErrorKind::usage,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 does not say ID=PATH or ID=PATH@REV."), text));
  const SourceId id{std::string(text.substr(0, equals))};
  if (plan.source(id) == nullptr) {
    std::string known;
    for (const PlannedSource& source : plan.sources)
      known += (known.empty() ? "" : ", ") + source.id.text();
    return failure(ErrorKind::usage,
                   makeMessage(ESCOLIO_MESSAGE("core", "The plan has no source %1. It has: %2."),
                               id.text(), known));
  }
  std::string place(text.substr(equals + 1));
  SourceOverride found;
  std::error_code ignored;
  const std::size_t at = place.rfind('@');
  if (at != std::string::npos && at > 0 && !fs::exists(withHome(place), ignored)) {
    found.revision = place.substr(at + 1);
    place.resize(at);
    if (found.revision->empty())
      return failure(
          ErrorKind::usage,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 names no revision after the `@`."), text));
  }
  found.place = tidied(withHome(place));
  return std::pair{id, found};
}

Result<std::optional<fs::path>> locateSource(const Workspace& workspace,
                                             const PlannedSource& source, FileStore& store) {
  const SourceLocations locations(store, SourceLocations::standardFile());
  auto found = locations.find(workspace.plan->id, source);
  if (!found || found->has_value() || source.path.empty())
    return found;
  return (workspace.folder / source.path).lexically_normal();
}

std::unique_ptr<Observer> makeObserver(const Workspace& workspace,
                                       std::map<SourceId, SourceOverride> overrides,
                                       std::shared_ptr<FileStore> store,
                                       std::shared_ptr<const ProcessRunner> runner,
                                       std::stop_token stop) {
  ObserverSetup setup;
  setup.plan = workspace.plan;
  setup.notesFolder = workspace.notesFolder;
  setup.locate = [workspace, store](const PlannedSource& source) {
    return locateSource(workspace, source, *store);
  };
  setup.overrides = std::move(overrides);
  setup.store = store;
  setup.runner = std::move(runner);
  setup.stop = std::move(stop);
  return std::make_unique<Observer>(std::move(setup));
}

} // namespace escolio
