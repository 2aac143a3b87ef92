#include "app/cli/console.h"
#include "app/cli/verbs.h"
#include "core/process/posix_process_runner.h"
#include "core/report/terminal_text.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/sample_maker.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

struct SampleOptions {
  std::string folder;
  std::string language;
};

ExitCode sample(const SampleOptions& options) {
  DiskFileStore store;
  const auto made = makeSample(options.folder,
                               options.language.empty() ? languageOfEnvironment()
                                                        : std::string_view(options.language),
                               store, PosixProcessRunner());
  if (!made) {
    printError(made.error());
    return ExitCode::failed;
  }
  const std::string notes = terminalText(made->string());
  print(std::format("The sample lies in {}\nNext: escolio-cli check {}\n", notes, notes));
  return ExitCode::done;
}

} // namespace

void addSample(CLI::App& app, ExitCode& result) {
  const auto options = std::make_shared<SampleOptions>();
  app.add_option("DIR", options->folder, "An empty folder, or one to be made")->required();
  app.add_option("--lang", options->language, "Language of the notes: en or es")
      ->option_text("en|es")
      ->check(CLI::IsMember({"en", "es"}));
  app.callback([options, &result] { result = sample(*options); });
}

} // namespace escolio::cli
