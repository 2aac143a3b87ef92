#include "app/cli/console.h"
#include "app/cli/reading.h"
#include "app/cli/verbs.h"
#include "core/note/note_document.h"
#include "core/plan/plan_file.h"
#include "core/report/terminal_text.h"

#include <CLI/CLI.hpp>
#include <format>

namespace escolio::cli {
namespace {

/// The sources that a pin line may name: those of the reading that FILE belongs to.
std::vector<SourceId> sourcesAround(const std::filesystem::path& file) {
  std::error_code ignored;
  const std::filesystem::path folder = std::filesystem::absolute(file, ignored).parent_path();
  const auto reading = openReading({folder.string(), {}, {}});
  std::vector<SourceId> ids;
  for (const PlannedSource& source :
       reading ? reading->workspace.plan->sources : builtinPlan().sources)
    ids.push_back(source.id);
  return ids;
}

ExitCode countWordsOf(const std::vector<std::string>& files) {
  const DiskFileStore store;
  ExitCode code = ExitCode::done;
  for (const std::string& file : files) {
    const auto bytes = store.read(file, largestWrittenFile);
    if (!bytes) {
      printError(bytes.error());
      code = ExitCode::failed;
      continue;
    }
    const WordCount words = analyseNote(*bytes, sourcesAround(file)).words;
    print(std::format("{}: {} + {} in citations (wc -w: {})\n", terminalText(file), words.words,
                      words.citationWords, words.rawWords));
  }
  return code;
}

} // namespace

void addWords(CLI::App& app, ExitCode& result) {
  const auto files = std::make_shared<std::vector<std::string>>();
  app.add_option("FILE", *files, "Markdown files")->required();
  app.footer("Counted is what a reader reads: no code blocks, comments, link targets, pin lines or "
             "citations.\nThe words of citations stand behind the +, and what wc -w says in "
             "brackets.");
  app.callback([files, &result] { result = countWordsOf(*files); });
}

} // namespace escolio::cli
