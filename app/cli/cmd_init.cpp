#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/plan/plan_file.h"
#include "core/process/posix_process_runner.h"
#include "core/report/terminal_text.h"
#include "core/workspace/init_workspace.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

struct InitOptions {
  std::string folder = ".";
  std::string planFile;
  std::string language;
  bool wantsRepository = false;
};

std::filesystem::path ownPlan(const InitOptions& options) {
  return std::filesystem::path(options.folder) / "escolio.toml";
}

/// The plan that the reading follows: the folder's own, else the one asked for, else the built-in
/// one. It is not looked for in folders above: a new reading begins here.
Result<std::shared_ptr<const ReadingPlan>> planFor(const InitOptions& options, FileStore& store) {
  const auto own = store.status(ownPlan(options));
  const bool hasOwn = own && own->has_value();
  if (hasOwn && !options.planFile.empty())
    return failure(ErrorKind::usage,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is there already and stays the plan of "
                                                       "this reading; leave --plan out."),
                               ownPlan(options).string()));
  if (!hasOwn && options.planFile.empty())
    return std::make_shared<const ReadingPlan>(builtinPlan());
  const auto planFile = hasOwn ? ownPlan(options) : std::filesystem::path(options.planFile);
  auto workspace = openWorkspace(options.folder, planFile, store);
  if (!workspace)
    return std::unexpected(std::move(workspace.error()));
  return workspace->plan;
}

/// Keeps the plan that was asked for in the workspace, so that later verbs find it.
Result<void> keepPlan(const InitOptions& options, FileStore& store) {
  if (options.planFile.empty())
    return {};
  auto bytes = store.read(options.planFile);
  if (!bytes)
    return std::unexpected(std::move(bytes.error()));
  return store.write(ownPlan(options), *bytes);
}

Result<InitializedWorkspace> begin(const InitOptions& options, FileStore& store) {
  if (auto made = store.makeFolder(options.folder); !made)
    return std::unexpected(std::move(made.error()));
  const auto plan = planFor(options, store);
  if (!plan)
    return std::unexpected(plan.error());
  if (auto kept = keepPlan(options, store); !kept)
    return std::unexpected(std::move(kept.error()));
  return initWorkspace(options.folder, **plan, options.language, options.wantsRepository, store,
                       PosixProcessRunner());
}

ExitCode init(InitOptions options) {
  if (options.language.empty())
    options.language = languageOfEnvironment();
  DiskFileStore store;
  const auto made = begin(options, store);
  if (!made) {
    printError(made.error());
    return ExitCode::failed;
  }
  print(std::format("{}\n", terminalText(made->notesFolder.string())));
  for (const std::string& file : made->written)
    print(std::format("  {}\n", terminalText(file)));
  if (made->written.empty())
    print("  nothing was missing\n");
  if (made->madeRepository)
    print("  and a git repository for it\n");
  print("Next: escolio-cli source ID PATH, escolio-cli pin ID HEAD, escolio-cli check\n");
  return ExitCode::done;
}

} // namespace

void addInit(CLI::App& app, ExitCode& result) {
  const auto options = std::make_shared<InitOptions>();
  app.add_option("DIR", options->folder, "The workspace (default: the current folder)");
  app.add_option("--plan", options->planFile,
                 "Follow this plan; it is copied to DIR/escolio.toml (default: Lab 03)")
      ->option_text("FILE");
  app.add_option("--lang", options->language, "Language of the first texts: en or es")
      ->option_text("en|es")
      ->check(CLI::IsMember({"en", "es"}));
  app.add_flag("--git", options->wantsRepository, "Make a git repository of DIR if it is in none");
  app.footer("What is there already stays as it is.");
  app.callback([options, &result] { result = init(*options); });
}

} // namespace escolio::cli
