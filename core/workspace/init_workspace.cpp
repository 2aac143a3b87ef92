#include "core/workspace/init_workspace.h"

#include "core/source/repository_location.h"

#include <algorithm>

namespace escolio {
namespace {

bool isSpanish(std::string_view language) {
  return language.starts_with("es");
}

std::string titleOr(const LocalizedText& title, const std::string& file,
                    std::string_view language) {
  return title.isEmpty() ? file.substr(0, file.rfind('.')) : title.in(language);
}

/// The heading among HEADINGS that is most likely in LANGUAGE: the plan lists English first.
std::string closingHeading(const std::vector<std::string>& headings, std::string_view language) {
  if (headings.empty())
    return {};
  std::string heading = isSpanish(language) ? headings.back() : headings.front();
  if (!heading.empty() && heading.front() >= 'a' && heading.front() <= 'z')
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
    if (auto done = writeMissing(made.notesFolder, diagrams.file,
                                 "# " + titleOr(diagrams.title, diagrams.file, language) + "\n",
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
