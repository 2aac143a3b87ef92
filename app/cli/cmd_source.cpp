#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/report/terminal_text.h"
#include "core/source/source_root.h"
#include "core/workspace/source_locations.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

struct SourceOptions {
  std::string id;
  std::string path;
  ReadingOptions reading;
};

void printPlace(const PlannedSource& source, const std::filesystem::path& place) {
  print(std::format("{}: {}\n", terminalText(source.id.text()), terminalText(place.string())));
}

ExitCode showAll(const Reading& reading) {
  for (const PlannedSource& source : reading.workspace.plan->sources) {
    const auto place = locateSource(reading.workspace, source, *reading.store);
    if (!place) {
      printError(place.error());
      return ExitCode::failed;
    }
    if (*place)
      printPlace(source, **place);
    else
      print(std::format("{}: not known yet\n", terminalText(source.id.text())));
  }
  return ExitCode::done;
}

Result<std::filesystem::path> recordPlace(const Reading& reading, const PlannedSource& source,
                                          const std::string& path) {
  const auto opened =
      openSourceAt(path, source.target, std::nullopt, WithoutTarget::fails, *reading.runner);
  if (!opened)
    return std::unexpected(opened.error());
  const std::filesystem::path root = opened->objects->root();
  SourceLocations locations(*reading.store, SourceLocations::standardFile());
  if (auto recorded = locations.record(reading.workspace.plan->id, source, root); !recorded)
    return std::unexpected(std::move(recorded.error()));
  return root;
}

Result<std::filesystem::path> placeAsked(const Reading& reading, const PlannedSource& source,
                                         const SourceOptions& options) {
  return options.path.empty() ? placeOf(reading, source)
                              : recordPlace(reading, source, options.path);
}

ExitCode source(const SourceOptions& options) {
  const auto reading = openReading(options.reading);
  if (!reading) {
    printError(reading.error());
    return ExitCode::failed;
  }
  if (options.id.empty())
    return showAll(*reading);
  const auto planned = findSource(*reading, options.id);
  const auto place = planned.and_then(
      [&](const PlannedSource* found) { return placeAsked(*reading, *found, options); });
  if (!place) {
    printError(place.error());
    return ExitCode::failed;
  }
  printPlace(**planned, *place);
  return ExitCode::done;
}

} // namespace

void addSource(CLI::App& app, ExitCode& result) {
  const auto options = std::make_shared<SourceOptions>();
  app.add_option("ID", options->id, "The source, as the plan calls it (default: list all)");
  app.add_option("PATH", options->path,
                 "Its checkout or package folder, or anything in it (default: show it)");
  app.add_option("--plan", options->reading.planFile, "The plan, instead of the workspace's own")
      ->option_text("FILE");
  app.footer("The place is kept in your own settings ($XDG_CONFIG_HOME/escolio/sources.toml), "
             "never in the workspace.");
  app.callback([options, &result] { result = source(*options); });
}

} // namespace escolio::cli
