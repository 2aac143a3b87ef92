#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/check/evaluate.h"
#include "core/report/json_report.h"
#include "core/report/text_report.h"
#include "core/source/git_object_source.h"
#include "core/workspace/snapshot_reader.h"

#include <CLI/CLI.hpp>
#include <future>

namespace escolio::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> folders;
  std::string planFile;
  std::vector<std::string> sources;
  std::string format = "text";
  bool noVerify = false;
  bool isStrict = false;
};

/// What one folder gives: a report, or the reason why there is none.
struct Outcome {
  std::string report;
  ExitCode code = ExitCode::failed;
};

ExitCode codeOf(const Checklist& list, bool isStrict) {
  if (list.hasUnmet(isStrict))
    return ExitCode::unmet;
  return list.hasUnverified(isStrict) ? ExitCode::failed : ExitCode::done;
}

/// The notes folder as one would write it from here, with a slash behind it: relative where it lies
/// below, empty where one is in it.
std::string prefixFromHere(const std::filesystem::path& notesFolder) {
  std::error_code failed;
  const std::filesystem::path here = std::filesystem::current_path(failed);
  const std::string relative = notesFolder.lexically_proximate(here).generic_string();
  if (relative == ".")
    return {};
  return (failed || relative.starts_with("..") ? notesFolder.generic_string() : relative) + "/";
}

Outcome checkFolder(const std::string& folder, const CheckOptions& options) {
  const bool isJson = options.format == "json";
  const auto reading = openReading({folder, options.planFile, options.sources});
  if (!reading) {
    printError(reading.error());
    return {isJson ? jsonError(reading.error()) + "\n" : std::string(), ExitCode::failed};
  }
  Snapshot snapshot = readNotes(reading->workspace, *reading->store);
  observeReading(*reading, snapshot, options.noVerify);
  const Analysis analysis = analyse(snapshot);
  const Checklist list = evaluate(analysis);
  const ReportInput input{analysis, list};
  const ExitCode code = codeOf(list, options.isStrict);
  if (isJson)
    return {jsonReport(input, options.isStrict) + "\n", code};
  return {textReport(input, {hasColours(), prefixFromHere(reading->workspace.notesFolder)}), code};
}

/// Of several folders something unmet says more than something that could not be looked at.
ExitCode worse(ExitCode left, ExitCode right) {
  if (left == ExitCode::unmet || right == ExitCode::unmet)
    return ExitCode::unmet;
  return left == ExitCode::failed ? left : right;
}

ExitCode check(CheckOptions options) {
  // Starting libgit2 takes as long as reading plan and notes does: meanwhile.
  const std::future<void> git =
      options.noVerify ? std::future<void>()
                       : std::async(std::launch::async | std::launch::deferred, prepareGitReading);
  if (options.folders.empty())
    options.folders.emplace_back(".");
  const bool isArray = options.format == "json" && options.folders.size() > 1;
  ExitCode code = ExitCode::done;
  std::string separator = isArray ? "[\n" : "";
  for (const std::string& folder : options.folders) {
    const Outcome outcome = checkFolder(folder, options);
    print(separator + outcome.report);
    separator = isArray ? ",\n" : "\n";
    code = worse(code, outcome.code);
  }
  if (isArray)
    print("]\n");
  return code;
}

} // namespace

void addCheck(CLI::App& app, ExitCode& result) {
  const auto options = std::make_shared<CheckOptions>();
  app.add_option("DIR", options->folders,
                 "Workspaces, or folders in them (default: the current folder)");
  app.add_option("--plan", options->planFile, "Judge by this plan instead of the workspace's own")
      ->option_text("FILE");
  app.add_option("--source", options->sources,
                 "Read a source from here, at REV instead of its pin; may be given for each source")
      ->option_text("ID=PATH[@REV]")
      ->type_size(1)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--format", options->format, "text (default) or json")
      ->option_text("text|json")
      ->check(CLI::IsMember({"text", "json"}));
  app.add_flag("--no-verify", options->noVerify,
               "Take well-formed citations as good and look at no source");
  app.add_flag("--strict", options->isStrict, "Let advice count too");
  app.footer(
      "Exit code: 0 when every stop condition and restriction is met, 1 when something is "
      "unmet,\n2 when nothing is unmet but something could not be looked at, or on an error.");
  app.callback([options, &result] { result = check(*options); });
}

} // namespace escolio::cli
