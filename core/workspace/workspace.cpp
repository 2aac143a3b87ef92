#include "core/workspace/workspace.h"

#include "core/plan/plan_file.h"
#include "core/workspace/source_locations.h"

#include <system_error>
#include <utility>

namespace escolio {
namespace {

constexpr std::string_view planFileName = "escolio.toml";

bool isFolder(const FileStore& store, const std::filesystem::path& path) {
  const auto status = store.status(path);
  return status && status->has_value() && (*status)->isFolder;
}

bool isFile(const FileStore& store, const std::filesystem::path& path) {
  const auto status = store.status(path);
  return status && status->has_value() && !(*status)->isFolder;
}

/// FOLDER or the nearest folder above it for which HOLDS.
template <typename Condition>
std::filesystem::path nearest(std::filesystem::path folder, Condition holds) {
  while (!holds(folder)) {
    const std::filesystem::path above = folder.parent_path();
    if (above == folder)
      return {};
    folder = above;
  }
  return folder;
}

std::string describe(const std::filesystem::path& file, const std::vector<PlanProblem>& problems) {
  std::string text;
  for (const PlanProblem& problem : problems) {
    if (!text.empty())
      text += '\n';
    text += file.string() + ':' + std::to_string(problem.place.line) + ':' +
            std::to_string(problem.place.column) + ": " + toEnglish(problem.message);
  }
  return text;
}

Result<std::shared_ptr<const ReadingPlan>> readPlan(const std::filesystem::path& file,
                                                    const FileStore& store) {
  const auto bytes = store.read(file);
  if (!bytes)
    return failure(ErrorKind::plan,
                   makeMessage(ESCOLIO_MESSAGE("core", "The plan cannot be read. %1"),
                               toEnglish(bytes.error().message)));
  auto plan = parsePlan(*bytes);
  if (!plan)
    return failure(ErrorKind::plan, makeMessage(ESCOLIO_MESSAGE("core", "The plan is wrong:\n%1"),
                                                describe(file, plan.error())));
  return std::make_shared<const ReadingPlan>(std::move(*plan));
}

} // namespace

Result<Workspace> openWorkspace(const std::filesystem::path& folder,
                                const std::filesystem::path& planFile, const FileStore& store) {
  std::error_code failed;
  const std::filesystem::path start = std::filesystem::absolute(folder, failed).lexically_normal();
  const std::filesystem::path asked = start.has_filename() ? start : start.parent_path();
  if (failed || !isFolder(store, asked))
    return failure(
        ErrorKind::workspace,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 is no folder. A workspace is the folder that "
                                            "holds the notes: name one that exists, or "
                                            "begin a reading in it."),
                    folder.string()));
  const std::string builtinNotes = builtinPlan().notesDir;
  const std::filesystem::path withPlan =
      nearest(asked, [&store](const auto& at) { return isFile(store, at / planFileName); });
  const std::filesystem::path withNotes = nearest(asked, [&store, &builtinNotes](const auto& at) {
    return isFolder(store, at / builtinNotes);
  });

  Workspace workspace;
  workspace.folder = !withPlan.empty() ? withPlan : !withNotes.empty() ? withNotes : asked;
  if (!planFile.empty())
    workspace.planFile = std::filesystem::absolute(planFile, failed);
  else if (!withPlan.empty())
    workspace.planFile = withPlan / planFileName;
  if (workspace.planFile.empty()) {
    workspace.plan = std::make_shared<const ReadingPlan>(builtinPlan());
  } else {
    auto plan = readPlan(workspace.planFile, store);
    if (!plan)
      return std::unexpected(plan.error());
    workspace.plan = std::move(*plan);
  }
  workspace.notesFolder = (workspace.folder / workspace.plan->notesDir).lexically_normal();
  if (!workspace.notesFolder.has_filename())
    workspace.notesFolder = workspace.notesFolder.parent_path();
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
  if (at != std::string::npos && at > 0 && !std::filesystem::exists(place, ignored)) {
    found.revision = place.substr(at + 1);
    place.resize(at);
  }
  found.place = std::filesystem::absolute(place, ignored);
  return std::pair{id, found};
}

Result<std::optional<std::filesystem::path>>
locateSource(const Workspace& workspace, const PlannedSource& source, FileStore& store) {
  const SourceLocations locations(store, SourceLocations::standardFile());
  auto found = locations.find(workspace.plan->id, source);
  if (!found || found->has_value() || source.path.empty())
    return found;
  return (workspace.folder / source.path).lexically_normal();
}

std::unique_ptr<Observer> makeObserver(const Workspace& workspace,
                                       std::map<SourceId, SourceOverride> overrides,
                                       std::shared_ptr<FileStore> store,
                                       std::shared_ptr<const ProcessRunner> runner) {
  ObserverSetup setup;
  setup.plan = workspace.plan;
  setup.notesFolder = workspace.notesFolder;
  setup.locate = [workspace, store](const PlannedSource& source) {
    return locateSource(workspace, source, *store);
  };
  setup.overrides = std::move(overrides);
  setup.store = store;
  setup.runner = std::move(runner);
  return std::make_unique<Observer>(std::move(setup));
}

} // namespace escolio
