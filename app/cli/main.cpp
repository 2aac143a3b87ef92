#include "app/cli/console.h"
#include "app/cli/verb.h"
#include "core/base/edit_distance.h"
#include "core/base/version.h"
#include "core/report/json_report.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <format>
#include <string>
#include <vector>

namespace escolio::cli {
namespace {

/// True when the caller asked for JSON, as far as that can be told from words that are wrong.
bool wantsJson(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == "--format=json" ||
        (words[i] == "--format" && i + 1 < words.size() && words[i + 1] == "json"))
      return true;
  return false;
}

ExitCode refuse(const std::vector<std::string>& words, const std::string& reason) {
  printError(reason);
  if (wantsJson(words))
    print(jsonError({ErrorKind::usage, makeMessage(MessageTemplate{"%1"}, reason)}) + "\n");
  return ExitCode::failed;
}

/// What to say about a verb that there is not; empty when WORD is one, or an option.
std::string unknownVerb(const std::string& word) {
  std::vector<std::string> known;
  for (const Verb& verb : allVerbs())
    known.emplace_back(verb.name);
  if (word.starts_with('-') || std::ranges::contains(known, word))
    return {};
  const std::string nearest = nearestWord(word, known);
  return nearest.empty() ? std::format("there is no verb “{}”; escolio-cli --help lists them", word)
                         : std::format("there is no verb “{}”. Did you mean “{}”?", word, nearest);
}

ExitCode run(int count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + count);
  CLI::App app("Escolio: annotated reading of source code. Judges notes whose citations are "
               "verified against the pinned commit.",
               "escolio-cli");
  app.set_version_flag("--version", std::format("escolio-cli {}", version()));
  app.require_subcommand(1);
  ExitCode result = ExitCode::done;
  for (const Verb& verb : allVerbs())
    verb.add(*app.add_subcommand(verb.name, verb.summary), result);
  if (words.empty()) {
    printError(app.help());
    return ExitCode::failed;
  }
  if (const std::string reason = unknownVerb(words.front()); !reason.empty())
    return refuse(words, reason);
  try {
    app.parse(count, arguments);
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    print(chosen.empty() ? app.help() : chosen.front()->help());
  } catch (const CLI::CallForVersion& asked) {
    print(std::string(asked.what()) + "\n");
  } catch (const CLI::ParseError& error) {
    return refuse(words, error.what());
  } catch (const std::exception& error) { // out of memory, a broken file system
    printError(error.what());
    if (wantsJson(words))
      print(jsonError({ErrorKind::internal, makeMessage(MessageTemplate{"%1"}, error.what())}));
    return ExitCode::failed;
  }
  return result;
}

} // namespace
} // namespace escolio::cli

int main(int count, char** arguments) {
  using namespace escolio::cli;
  const ExitCode code = run(count, arguments);
  if (!finishOutput()) {
    printError("the output could not be written");
    return static_cast<int>(ExitCode::failed);
  }
  return static_cast<int>(code);
}
