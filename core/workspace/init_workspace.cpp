#include "core/workspace/init_workspace.h"

#include "core/base/ascii.h"
#include "core/source/repository_location.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace escolio {
namespace {

bool isSpanish(std::string_view language) {
  return language.starts_with("es");
}

std::string titleOr(const LocalizedText& title, const std::string& file,
                    std::string_view language) {
  return title.isEmpty() ? file.substr(0, file.rfind('.')) : title.in(language);
}

/// Whether TEXT has one of the small words without which Spanish gets along nowhere.
bool looksSpanish(std::string_view text) {
  constexpr std::array<std::string_view, 12> smallWords = {
      "el", "la", "los", "las", "un", "una", "de", "del", "y", "en", "con", "para"};
  return std::ranges::any_of(text | std::views::split(' '), [&smallWords](const auto& part) {
    return std::ranges::contains(smallWords, asciiLower(std::string_view(part)));
  });
}

/// The first of HEADINGS in LANGUAGE. The plan lists them without saying which is in which; where
/// none can be told to be in it, the first one serves.
std::string closingHeading(const std::vector<std::string>& headings, std::string_view language) {
  if (headings.empty())
    return {};
  const auto found = std::ranges::find(headings, isSpanish(language), looksSpanish);
  std::string heading = found == headings.end() ? headings.front() : *found;
  if (isAsciiLetter(heading.front()) && !isAsciiUpper(heading.front()))
    heading.front() = static_cast<char>(heading.front() - 'a' + 'A');
  return heading;
}

Result<void> writeMissing(const std::filesystem::path& notes, const std::string& file,
                          const std::string& text, FileStore& store,
                          std::vector<std::string>& written) {
  const auto status = store.status(notes / file);
  if (!status)
    return std::unexpected(status.error());
  if (status->has_value())
    return {};
  if (auto done = store.write(notes / file, text); !done)
    return done;
  written.push_back(file);
  return {};
}

} // namespace

std::string firstText(const PlannedNote& note, std::string_view language) {
  std::string text = "# " + titleOr(note.title, note.file, language) + "\n\n" +
                     (isSpanish(language) ? "## Decisiones\n" : "## Decisions\n");
  if (note.closing)
    if (const std::string heading = closingHeading(note.closing->headings, language);
        !heading.empty())
      text += "\n## " + heading + "\n";
  return text;
}

std::string firstText(const PlannedDiagrams& diagrams, std::string_view language) {
  std::string text = "# " + titleOr(diagrams.title, diagrams.file, language) + "\n";
  for (const DiagramContent& content : diagrams.show)
    text += "\n## " + content.title.in(language) + "\n";
  return text;
}

Result<InitializedWorkspace> initWorkspace(const std::filesystem::path& folder,
                                           const ReadingPlan& plan, std::string_view language,
                                           bool wantsRepository, FileStore& store,
                                           const ProcessRunner& runner) {
  InitializedWorkspace made;
  made.notesFolder = (folder / plan.notesDir).lexically_normal();
  if (auto done = store.makeFolder(made.notesFolder); !done)
    return std::unexpected(done.error());
  for (const PlannedNote& note : plan.notes)
    if (auto done = writeMissing(made.notesFolder, note.file, firstText(note, language), store,
                                 made.written);
        !done)
      return std::unexpected(done.error());
  for (const PlannedDiagrams& diagrams : plan.diagrams)
    if (auto done = writeMissing(made.notesFolder, diagrams.file, firstText(diagrams, language),
                                 store, made.written);
        !done)
      return std::unexpected(done.error());
  if (wantsRepository && !repositoryContaining(folder)) {
    ProcessRequest request;
    request.program = "git";
    request.arguments = {"init", "--quiet"};
    request.folder = folder;
    request.withoutVariables = {"GIT_*"};
    const auto result = runner.run(request);
    if (!result)
      return std::unexpected(result.error());
    if (result->exitCode != 0)
      return failure(
          ErrorKind::io,
          makeMessage(ESCOLIO_MESSAGE("core", "git could not make a repository in %1: %2"),
                      folder.string(), result->errors));
    made.madeRepository = true;
  }
  return made;
}

} // namespace escolio
