#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/report/terminal_text.h"
#include "core/source/pinned_source.h"
#include "core/source/source_root.h"
#include "core/workspace/pin_lines.h"
#include "core/workspace/pin_writer.h"
#include "core/workspace/snapshot_reader.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

struct PinOptions {
  std::string id;
  std::string revision;
  ReadingOptions reading;
};

/// The note that holds the pin line of a source without a pin file.
Result<std::string> noteOfPin(const Reading& reading, const PlannedSource& source) {
  for (const PlannedNote& note : reading.workspace.plan->notes)
    if (note.source == source.id)
      return note.file;
  return failure(ErrorKind::plan,
                 makeMessage(ESCOLIO_MESSAGE("core", "The plan gives %1 neither a pin file nor a "
                                                     "note that could name its pin."),
                             source.id.text()));
}

/// Writes PIN where the plan keeps it; gives that file.
Result<std::filesystem::path> writePin(const Reading& reading, const PlannedSource& source,
                                       const std::string& pin) {
  if (!source.pinFile.empty()) {
    const std::filesystem::path file = reading.workspace.note(source.pinFile);
    return reading.store->write(file, pin + "\n").transform([&] { return file; });
  }
  const auto name = noteOfPin(reading, source);
  if (!name)
    return std::unexpected(name.error());
  const std::filesystem::path file = reading.workspace.note(*name);
  auto bytes = reading.store->read(file, largestWrittenFile);
  if (!bytes)
    return std::unexpected(std::move(bytes.error()));
  const PinLineEdit edit =
      withPinLine(*bytes, analyseNote(*bytes, {source.id}), source.id, pinForNote(pin));
  bytes->replace(edit.span.begin, edit.span.size(), edit.text);
  return reading.store->write(file, *bytes).transform([&] { return file; });
}

/// The pin that REVISION means: a full commit id, or what a plain folder is now.
Result<std::string> pinOf(const Reading& reading, const PlannedSource& source,
                          const std::string& revision) {
  const auto place = placeOf(reading, source);
  if (!place)
    return std::unexpected(place.error());
  auto opened =
      openSourceAt(*place, source.target, std::nullopt, WithoutTarget::isTaken, *reading.runner);
  if (!opened)
    return std::unexpected(std::move(opened.error()));
  if (opened->objects->kind() == SourceKind::folder) {
    if (revision != "HEAD")
      return failure(
          ErrorKind::usage,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is a plain folder without commits: pin "
                                              "what it is now with “escolio-cli pin %1 "
                                              "HEAD”."),
                      source.id.text()));
    return openPinned(source, {*place, std::nullopt, std::nullopt}, *reading.runner)->currentPin();
  }
  const auto resolved = opened->objects->resolve(revision);
  if (!resolved)
    return std::unexpected(resolved.error());
  if (!resolved->commit)
    return failure(ErrorKind::usage, makeMessage(ESCOLIO_MESSAGE("core", "%1 is no commit of %2."),
                                                 revision, source.id.text()));
  return resolved->commit->text();
}

ExitCode setPin(const Reading& reading, const PlannedSource& source, const std::string& revision) {
  const auto pin = pinOf(reading, source, revision);
  const auto file =
      pin.and_then([&](const std::string& found) { return writePin(reading, source, found); });
  if (!file) {
    printError(file.error());
    return ExitCode::failed;
  }
  print(std::format("{} @ {}\n  written to {}\n", terminalText(source.id.text()),
                    terminalText(*pin), terminalText(file->string())));
  return ExitCode::done;
}

ExitCode showPin(const Reading& reading, const PlannedSource& source) {
  Snapshot snapshot = readNotes(reading.workspace, *reading.store);
  observeReading(reading, snapshot, false);
  const SourceObservation& observed = snapshot.observations.sources.at(source.id);
  const ObservedPin& pin = observed.pin;
  if (!pin.pin.empty())
    print(std::format("{} @ {}\n", terminalText(source.id.text()), terminalText(pin.pin)));
  if (pin.state == ObservedPin::State::holds)
    return ExitCode::done;
  const Message& reason = pin.message.isEmpty() ? observed.message : pin.message;
  printError(toEnglish(reason));
  return pin.state == ObservedPin::State::unverified ? ExitCode::failed : ExitCode::unmet;
}

ExitCode pin(const PinOptions& options) {
  const auto reading = openReading(options.reading);
  if (!reading) {
    printError(reading.error());
    return ExitCode::failed;
  }
  const auto source = findSource(*reading, options.id);
  if (!source) {
    printError(source.error());
    return ExitCode::failed;
  }
  return options.revision.empty() ? showPin(*reading, **source)
                                  : setPin(*reading, **source, options.revision);
}

} // namespace

void addPin(CLI::App& app, ExitCode& result) {
  const auto options = std::make_shared<PinOptions>();
  app.add_option("ID", options->id, "The source, as the plan calls it")->required();
  app.add_option("REV", options->revision,
                 "Pin it at this: HEAD, a branch, a tag or a commit id (default: show the pin)");
  app.add_option("--plan", options->reading.planFile, "The plan, instead of the workspace's own")
      ->option_text("FILE");
  app.add_option("--source", options->reading.sources, "Look here for the source")
      ->option_text("ID=PATH")
      ->type_size(1)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.footer("The full commit id is written to the source's pin file, else to the pin line of its "
             "note.\nA plain folder (an installed package) is pinned as it is now, with HEAD.");
  app.callback([options, &result] { result = pin(*options); });
}

} // namespace escolio::cli
