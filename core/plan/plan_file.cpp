#include "core/plan/plan_file.h"

#include "core/base/folded_text.h"
#include "core/plan/plan_table.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace escolio {
namespace {

constexpr int format = 1;
/// The record of the recall questions lies in the notes folder under this name.
constexpr std::string_view recallRecord = "recall.md";

/// An address is given to git later: one that is an option or names a program to run is refused.
std::optional<Message> checkUrl(const std::string& url) {
  const bool hasBlank = std::ranges::any_of(
      url, [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7F; });
  if (!url.starts_with('-') && !url.contains("::") && !hasBlank)
    return std::nullopt;
  return makeMessage(ESCOLIO_MESSAGE("core", "`url` must be an address to clone from, such as "
                                             "https://example.org/project.git."));
}

/// PLACE is a path, or path#Symbol.
std::optional<Message> checkPlace(std::string& place) {
  const std::size_t mark = std::min(place.find('#'), place.size());
  auto path = checkedPlanPath(place.substr(0, mark), PlanPathRule::file);
  if (!path)
    return std::move(path).error();
  place = *path + place.substr(mark);
  return std::nullopt;
}

/// A term that folds to nothing would be found everywhere.
std::optional<Message> checkTerm(const std::string& term) {
  if (!foldedText(term).empty())
    return std::nullopt;
  return makeMessage(ESCOLIO_MESSAGE("core", "“%1” has nothing to look for once it is compared "
                                             "without case, blanks and hyphens."),
                     shownInMessage(term));
}

/// Reads one plan; what is wrong is gathered, so that one run tells everything.
class PlanReader {
 public:
  explicit PlanReader(const TomlValue& document) : m_top(document, "", m_problems) {}

  std::expected<ReadingPlan, std::vector<PlanProblem>> read() {
    const auto number = m_top.number("format", Presence::required, 1);
    if (number && *number != format) {
      m_top.report("format",
                   makeMessage(ESCOLIO_MESSAGE("core", "This plan has format %1, and only format "
                                                       "%2 is known: it needs a newer Escolio."),
                               *number, format));
      return std::unexpected(std::move(m_problems)); // its other keys mean something else
    }
    m_plan.id = m_top.id("id", Presence::required);
    m_plan.title = m_top.localized("title", Presence::required);
    m_plan.description = m_top.localized("description", Presence::optional);
    m_plan.notesDir = m_top.path("notes_dir", Presence::optional, PlanPathRule::folder);
    if (m_plan.notesDir.empty())
      m_plan.notesDir = ".";
    for (PlanTable& table : m_top.tables("source", Presence::required))
      readSource(table);
    for (PlanTable& table : m_top.tables("note", Presence::required))
      readNote(table);
    for (PlanTable& table : m_top.tables("diagrams", Presence::optional))
      readDiagrams(table);
    for (PlanTable& table : m_top.tables("recall", Presence::optional))
      readRecall(table);
    if (auto table = m_top.table("restrictions"))
      readRestrictions(*table);
    if (auto table = m_top.table("reference"))
      readReference(*table);
    m_top.finish();
    if (m_problems.empty())
      return std::move(m_plan);
    std::ranges::stable_sort(m_problems, [](const PlanProblem& a, const PlanProblem& b) {
      return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    return std::unexpected(std::move(m_problems));
  }

 private:
  void readSource(PlanTable& table) {
    PlannedSource source;
    source.id = SourceId(table.id("id", Presence::required));
    source.title = table.localized("title", Presence::optional);
    if (source.title.isEmpty())
      source.title = LocalizedText(source.id.text());
    source.url = table.text("url", Presence::optional, checkUrl);
    source.path = table.path("path", Presence::optional, PlanPathRule::folderOutside);
    source.target = table.path("target", Presence::required, PlanPathRule::file);
    source.focus = table.texts("focus");
    source.side = table.texts("side", pathRule(PlanPathRule::file));
    for (Alternatives& places : table.textsOrAlternatives("guide", checkPlace))
      source.guides.push_back({std::move(places)});
    source.pinFile = readNotesFile(table, "pin_file", Presence::optional);
    source.hint = table.localized("hint", Presence::optional);
    table.finish();
    if (!source.id.isEmpty() && m_plan.source(source.id) != nullptr)
      table.report("id", makeMessage(ESCOLIO_MESSAGE("core", "There is another source `%1`: give "
                                                             "each its own id."),
                                     source.id.text()));
    m_plan.sources.push_back(std::move(source));
  }

  /// A file in the notes folder that no other key names.
  std::string readNotesFile(PlanTable& table, const std::string& key, Presence presence) {
    std::string file = table.path(key, presence, PlanPathRule::file);
    if (file.empty())
      return file;
    if (file == recallRecord)
      table.report(key, makeMessage(ESCOLIO_MESSAGE("core", "recall.md is the record of the recall "
                                                            "questions: choose another name.")));
    else if (m_plan.notesDir == "." && file == "escolio.toml")
      table.report(key, makeMessage(ESCOLIO_MESSAGE("core", "escolio.toml is the plan itself: "
                                                            "choose another name.")));
    else if (!m_files.insert(file).second)
      table.report(key, makeMessage(ESCOLIO_MESSAGE("core", "%1 is named twice in this plan: give "
                                                            "each file its own name."),
                                    file));
    return file;
  }

  void readNote(PlanTable& table) {
    PlannedNote note;
    note.file = readNotesFile(table, "file", Presence::required);
    note.title = table.localized("title", Presence::optional);
    if (note.title.isEmpty())
      note.title = LocalizedText(note.file);
    note.source = SourceId(table.text("source", Presence::required,
                                      [this](const std::string& id) { return checkSource(id); }));
    note.maxWords = table.number("max_words", Presence::optional, 1);
    note.minDecisions = table.number("min_decisions", Presence::optional, 1);
    note.decisionWords = table.range("decision_words");
    note.namePin = table.flag("name_pin").value_or(false);
    for (PlanTable& candidate : table.tables("candidates", Presence::optional))
      readCandidate(candidate, note.candidates);
    if (auto closing = table.table("closing"))
      note.closing = readClosing(*closing);
    table.finish();
    m_plan.notes.push_back(std::move(note));
  }

  [[nodiscard]] std::optional<Message> checkSource(const std::string& id) const {
    if (m_plan.source(SourceId(id)) != nullptr)
      return std::nullopt;
    std::string known;
    for (const PlannedSource& source : m_plan.sources)
      (known += known.empty() ? "" : ", ") += source.id.text();
    return makeMessage(ESCOLIO_MESSAGE("core", "There is no source `%1` in this plan. Its sources "
                                               "are: %2."),
                       shownInMessage(id), known);
  }

  static void readCandidate(PlanTable& table, std::vector<Candidate>& candidates) {
    Candidate candidate;
    candidate.id = table.id("id", Presence::required);
    candidate.text = table.localized("text", Presence::required);
    candidate.hints = table.texts("hints");
    table.finish();
    if (!candidate.id.empty() && std::ranges::contains(candidates, candidate.id, &Candidate::id))
      table.report("id", makeMessage(ESCOLIO_MESSAGE("core", "There is another candidate `%1` in "
                                                             "this note: give each its own id."),
                                     candidate.id));
    candidates.push_back(std::move(candidate));
  }

  static ClosingRule readClosing(PlanTable& table) {
    ClosingRule rule;
    rule.headings = table.texts("heading", checkTerm);
    rule.mentions = table.alternatives("mentions", checkTerm);
    rule.hint = table.localized("hint", Presence::optional);
    table.finish();
    return rule;
  }

  void readDiagrams(PlanTable& table) {
    PlannedDiagrams diagrams;
    diagrams.file = readNotesFile(table, "file", Presence::required);
    diagrams.title = table.localized("title", Presence::optional);
    if (diagrams.title.isEmpty())
      diagrams.title = LocalizedText(diagrams.file);
    diagrams.maxWords = table.number("max_words", Presence::optional, 1);
    const auto count = table.number("count", Presence::required, 1);
    diagrams.count = count.value_or(0);
    diagrams.lines = table.range("lines");
    for (PlanTable& show : table.tables("show", Presence::optional))
      diagrams.show.push_back(readContent(show));
    if (count && std::ssize(diagrams.show) > *count)
      table.report("show", makeMessage(ESCOLIO_MESSAGE("core", "There are more [[diagrams.show]] "
                                                               "(%1) than diagrams (%2): raise "
                                                               "`count`."),
                                       diagrams.show.size(), *count));
    table.finish();
    m_plan.diagrams.push_back(std::move(diagrams));
  }

  static DiagramContent readContent(PlanTable& table) {
    DiagramContent content;
    content.title = table.localized("title", Presence::required);
    content.mentions = table.alternatives("mentions", checkTerm);
    if (auto counts = table.table("at_least")) {
      for (const std::string& word : counts->keys()) {
        if (auto wrong = checkTerm(word))
          counts->report(word, *std::move(wrong));
        if (const auto count = counts->number(word, Presence::optional, 1))
          content.atLeast.emplace(word, *count);
      }
    }
    content.hint = table.localized("hint", Presence::optional);
    table.finish();
    return content;
  }

  void readRecall(PlanTable& table) {
    RecallQuestion question;
    question.id = table.text("id", Presence::required);
    question.question = table.localized("question", Presence::required);
    question.lines = table.texts("lines", [this](std::string& lines) { return checkLines(lines); });
    table.finish();
    // The record has a heading "## ID, DATE" for each try.
    if (question.id.find_first_of(",\r\n") != std::string::npos)
      table.report("id", makeMessage(ESCOLIO_MESSAGE(
                             "core", "The id of a question must have no comma or line break.")));
    if (!question.id.empty() &&
        std::ranges::contains(m_plan.recall, question.id, &RecallQuestion::id))
      table.report("id", makeMessage(ESCOLIO_MESSAGE("core", "There is another question `%1`: give "
                                                             "each its own id."),
                                     question.id));
    m_plan.recall.push_back(std::move(question));
  }

  /// LINES is SOURCE:path#Symbol or SOURCE:path:L1-L20.
  [[nodiscard]] std::optional<Message> checkLines(std::string& lines) const {
    const std::size_t colon = lines.find(':');
    if (colon == std::string::npos)
      return makeMessage(ESCOLIO_MESSAGE("core", "Write %1 as SOURCE:path#Symbol or "
                                                 "SOURCE:path:L1-L20."),
                         shownInMessage(lines));
    std::string place = lines.substr(colon + 1);
    if (auto wrong = checkSource(lines.substr(0, colon)))
      return wrong;
    if (auto wrong = checkPlace(place))
      return wrong;
    lines = lines.substr(0, colon + 1) + place;
    return std::nullopt;
  }

  void readRestrictions(PlanTable& table) {
    Restrictions restrictions;
    restrictions.maxCodeLines = table.number("max_code_lines", Presence::optional, 0);
    restrictions.maxPastedLines = table.number("max_pasted_lines", Presence::optional, 0);
    restrictions.images = table.flag("images");
    restrictions.text = table.localizedList("text");
    table.finish();
    m_plan.restrictions = std::move(restrictions);
  }

  void readReference(PlanTable& table) {
    m_plan.referenceFile = table.path("file", Presence::required, PlanPathRule::file);
    const std::string folder = m_plan.notesDir == "." ? "" : m_plan.notesDir + "/";
    for (const std::string& file : m_files)
      if (folder + file == m_plan.referenceFile)
        table.report("file", makeMessage(ESCOLIO_MESSAGE("core", "%1 is a file that the reader "
                                                                 "writes: the reference needs a "
                                                                 "name of its own."),
                                         m_plan.referenceFile));
    m_plan.referenceHint = table.localized("hint", Presence::optional);
    table.finish();
  }

  std::vector<PlanProblem> m_problems;
  PlanTable m_top;
  ReadingPlan m_plan;
  std::set<std::string> m_files; // files of the notes folder that a key names
};

} // namespace

std::expected<ReadingPlan, std::vector<PlanProblem>> parsePlan(std::string_view toml) {
  const auto document = parseToml(toml);
  if (!document)
    return std::unexpected(
        std::vector<PlanProblem>{{document.error().place, document.error().message}});
  return PlanReader(*document).read();
}

} // namespace escolio
