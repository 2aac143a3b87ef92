#include "core/base/assignment.h"
#include "core/base/folded_text.h"
#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/diagram/diagram_labels.h"

#include <algorithm>
#include <map>

namespace escolio {
namespace {

/// A sound diagram, as far as what it shows is concerned.
struct Picture {
  TextPlace place;
  std::vector<FoldedText> labels;
};

std::vector<Picture> picturesOf(const NoteDocument& document) {
  std::vector<Picture> pictures;
  for (const CodeBlock& block : document.codeBlocks) {
    const MermaidDiagram diagram = isMermaid(block) ? readMermaid(block) : MermaidDiagram();
    if (diagram.kind.empty() || diagram.fault != DiagramFault::none)
      continue;
    Picture& picture = pictures.emplace_back();
    picture.place = block.place;
    for (const std::string& label : diagramLabels(diagram))
      picture.labels.emplace_back(label);
  }
  return pictures;
}

int countIn(const Picture& picture, const std::string& folded) {
  int count = 0;
  for (const FoldedText& label : picture.labels)
    count += label.count(folded);
  return count;
}

/// Something that a picture must show and does not.
struct Lack {
  std::string word;           ///< as the plan has it
  const Alternatives* others; ///< of a mention: all words of which one would do; else null
  int present = 0;
  int needed = 1;
};

std::vector<Lack> lacksOf(const DiagramContent& content, const Picture& picture) {
  std::vector<Lack> lacks;
  std::vector<std::string> counted;
  for (const auto& [word, needed] : content.atLeast) {
    counted.push_back(foldedText(word));
    if (const int present = countIn(picture, counted.back()); present < needed)
      lacks.push_back({word, nullptr, present, needed});
  }
  for (const Alternatives& words : content.mentions) {
    const auto isShown = [&](const std::string& word) {
      return countIn(picture, foldedText(word)) > 0;
    };
    // A word that must also occur several times is told once, with its number.
    const bool isTold = words.size() == 1 && std::ranges::contains(counted, foldedText(words[0]));
    if (!words.empty() && !isTold && !std::ranges::any_of(words, isShown))
      lacks.push_back({words.front(), &words, 0, 1});
  }
  return lacks;
}

int costOf(const std::vector<Lack>& lacks) {
  int cost = 0;
  for (const Lack& lack : lacks)
    cost += lack.needed - lack.present;
  return cost;
}

Message lackSummary(const WrittenFile& file, const Lack& lack) {
  if (lack.present == 0)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 not marked"), file.name, lack.word);
  if (lack.present == 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: second %2 not marked"), file.name, lack.word);
  if (lack.present == 2)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: third %2 not marked"), file.name, lack.word);
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 marked %3 of %4 times"), file.name, lack.word,
                     lack.present, lack.needed);
}

Message lackMessage(const DiagramContent& content, const Lack& lack) {
  if (lack.needed > 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: mark “%2” %4 times in a label (%3 found)."),
                       content.title, lack.word, lack.present, lack.needed);
  if (lack.others != nullptr && lack.others->size() > 1)
    return makeMessage(ESCOLIO_MESSAGE("core", "%1: show one of these in a label: %2."),
                       content.title, listed(*lack.others));
  return makeMessage(ESCOLIO_MESSAGE("core", "%1: show “%2” in a label."), content.title,
                     lack.word);
}

/// What to do about one entry of the plan, given the picture that suits it best.
void addLacks(const WrittenFile& file, const DiagramContent& content, const Picture* picture,
              CheckRow& row) {
  if (picture == nullptr) {
    row.findings.push_back(findingAbout(
        file.name, makeMessage(ESCOLIO_MESSAGE("core", "Draw a diagram of its own for this: %1."),
                               content.title)));
    if (row.summary.isEmpty())
      row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: a diagram is missing"), file.name);
    return;
  }
  for (const Lack& lack : lacksOf(content, *picture)) {
    row.findings.push_back(findingAt(file.name, picture->place, lackMessage(content, lack)));
    if (row.summary.isEmpty()) {
      row.summary = lackSummary(file, lack);
      row.detail = makeMessage(ESCOLIO_MESSAGE("core", "line %1"), picture->place.line);
    }
  }
}

void judge(const WrittenFile& file, CheckRow& row) {
  const std::vector<DiagramContent>& show = file.diagrams->show;
  const std::vector<Picture> pictures = picturesOf(*file.document);
  // Entries that no picture is left for get a column each that costs all they ask for.
  std::vector<std::vector<int>> costs;
  for (const DiagramContent& content : show) {
    std::vector<int>& line = costs.emplace_back();
    for (const Picture& picture : pictures)
      line.push_back(costOf(lacksOf(content, picture)));
    line.resize(pictures.size() + show.size(), costOf(lacksOf(content, Picture{})) + 1);
  }
  const std::vector<std::size_t> assigned = cheapestAssignment(costs);
  for (std::size_t i = 0; i < show.size(); ++i)
    addLacks(file, show[i], assigned[i] < pictures.size() ? &pictures[assigned[i]] : nullptr, row);
  row.state = row.findings.empty() ? CheckState::met : CheckState::unmet;
  if (row.findings.empty())
    row.summary =
        makeMessage(ESCOLIO_MESSAGE("core", "%1: diagrams show what they must"), file.name);
  if (!file.isPresent)
    row.detail = missingDetail(file);
}

} // namespace

std::vector<CheckRow> checkDiagramContent(const Analysis& analysis) {
  return rowsOfFiles(
      analysis,
      [](const WrittenFile& file) {
        return file.diagrams != nullptr && !file.diagrams->show.empty();
      },
      judge);
}

} // namespace escolio
