#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/check/pin_text.h"
#include "core/citation/verdict.h"
#include "core/report/terminal_text.h"
#include "core/workspace/pin_lines.h"
#include "core/workspace/snapshot_reader.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

/// A line of a source: as it is but for control characters; tabs are kept.
std::string shownLine(std::string_view line) {
  std::string shown;
  for (std::size_t tab = line.find('\t'); tab != std::string_view::npos; tab = line.find('\t')) {
    shown += terminalText(line.substr(0, tab)) + '\t';
    line.remove_prefix(tab + 1);
  }
  return shown + terminalText(line);
}

/// Judges CITATION, looking at whatever that takes.
VerifiedCitation look(const Citation& citation, ObservationGatherer& gatherer, Snapshot& snapshot) {
  observe(snapshot, gatherer);
  constexpr int mostSteps = 4; // tree, file, and room for a lookup in another source
  VerifiedCitation verified;
  for (int step = 0; step < mostSteps; ++step) {
    Wanted wanted;
    verified = verifyCitation(citation, SourceId(), *snapshot.plan, snapshot.observations, &wanted);
    if (wanted.isEmpty())
      break;
    gatherer.observe(wanted, snapshot.observations);
  }
  return verified;
}

void printLines(const VerifiedCitation& verified, const SourceObservation& source) {
  const SourceText& text = *source.files.at(verified.path).text;
  print(std::format("{} @ {}  {}\n", terminalText(verified.source.text()),
                    terminalText(pinForDisplay(source.pin.pin)),
                    terminalText(formatCitation(verified.path, *verified.range))));
  const auto width = std::to_string(verified.range->last).size();
  for (LineNumber line = verified.range->first; line <= verified.range->last; ++line)
    print(std::format("{:>{}}  {}\n", line, width, shownLine(text.lineWithoutEnd(line))));
}

ExitCode cite(const std::string& text, const ReadingOptions& options) {
  const auto citation = parseCitation(text);
  if (!citation) {
    printError(std::format("“{}” is no citation: write path:L142-L168", text));
    return ExitCode::failed;
  }
  const auto reading = openReading(options);
  if (!reading) {
    printError(reading.error());
    return ExitCode::failed;
  }
  const auto observer =
      makeObserver(reading->workspace, reading->overrides, reading->store, reading->runner);
  Snapshot snapshot = readNotes(reading->workspace, *reading->store);
  const VerifiedCitation verified = look(*citation, *observer, snapshot);
  if (verified.verdict != Verdict::ok) {
    printError(std::format("{}: {}", toString(verified.verdict), toEnglish(verified.message)));
    return verified.verdict == Verdict::unverified ? ExitCode::failed : ExitCode::unmet;
  }
  printLines(verified, snapshot.observations.sources.at(verified.source));
  return ExitCode::done;
}

} // namespace

void addCite(CLI::App& app, ExitCode& result) {
  struct Options {
    std::string citation;
    ReadingOptions reading;
  };
  const auto options = std::make_shared<Options>();
  app.add_option("CITATION", options->citation, "path:L142-L168, or any other form of a citation")
      ->required();
  app.add_option("--plan", options->reading.planFile, "The plan, instead of the workspace's own")
      ->option_text("FILE");
  app.add_option("--source", options->reading.sources,
                 "Read a source from here, at REV instead of its pin")
      ->option_text("ID=PATH[@REV]")
      ->type_size(1)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.footer("Looks in the sources of the reading that the current folder belongs to, at their "
             "pins.\nExit code: 1 when the citation does not hold, 2 when it could not be looked "
             "up.");
  app.callback([options, &result] { result = cite(options->citation, options->reading); });
}

} // namespace escolio::cli
