#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/diagram/mermaid_diagram.h"

namespace escolio {
namespace {

Message metSummary(int count) {
  switch (count) {
  case 1:
    return makeMessage(ESCOLIO_MESSAGE("core", "One mermaid diagram"));
  case 2:
    return makeMessage(ESCOLIO_MESSAGE("core", "Two mermaid diagrams"));
  case 3:
    return makeMessage(ESCOLIO_MESSAGE("core", "Three mermaid diagrams"));
  default:
    return makeMessage(ESCOLIO_MESSAGE("core", "%1 mermaid diagrams"), count);
  }
}

Message faultMessage(const MermaidDiagram& diagram) {
  switch (diagram.fault) {
  case DiagramFault::notClosed:
    return makeMessage(ESCOLIO_MESSAGE("core",
                                       "This diagram is never closed: end it with a line of "
                                       "the same marks that it begins with."));
  case DiagramFault::unknownKind:
    if (!diagram.similarKind.empty())
      return makeMessage(ESCOLIO_MESSAGE("core", "Mermaid knows “%1” only as “%2”."),
                         diagram.firstWord, diagram.similarKind);
    if (diagram.firstWord.empty())
      return makeMessage(ESCOLIO_MESSAGE("core", "This diagram does not begin with its kind, such "
                                                 "as “flowchart TD” or “gantt”."));
    return makeMessage(ESCOLIO_MESSAGE("core",
                                       "“%1” is no kind of diagram that mermaid knows: begin "
                                       "with one such as “flowchart TD” or “gantt”."),
                       diagram.firstWord);
  case DiagramFault::empty:
  case DiagramFault::none:
    break;
  }
  if (diagram.kind.empty())
    return makeMessage(ESCOLIO_MESSAGE("core", "This diagram is empty: draw something in it."));
  return makeMessage(ESCOLIO_MESSAGE("core",
                                     "This diagram says only that it is a %1: draw something "
                                     "in it."),
                     diagram.kind);
}

Message otherFenceMessage(const CodeBlock& block) {
  if (block.language.empty())
    return makeMessage(ESCOLIO_MESSAGE("core", "This begins like a diagram, but its fence does not "
                                               "say so: write “mermaid” behind the first marks."));
  return makeMessage(ESCOLIO_MESSAGE("core", "This begins like a diagram, but its fence says “%1”: "
                                             "write “mermaid”, and a space before anything else."),
                     block.language);
}

Message moreNeeded(int missing) {
  return missing == 1
             ? makeMessage(ESCOLIO_MESSAGE("core", "Draw 1 more diagram, in a ```mermaid fence."))
             : makeMessage(
                   ESCOLIO_MESSAGE("core", "Draw %1 more diagrams, each in a ```mermaid fence."),
                   missing);
}

void judge(const WrittenFile& file, CheckRow& row) {
  int sound = 0;
  for (const CodeBlock& block : file.document->codeBlocks) {
    if (isMermaid(block)) {
      const MermaidDiagram diagram = readMermaid(block);
      if (diagram.fault == DiagramFault::none)
        ++sound;
      else
        row.findings.push_back(findingAt(file.name, block.place, faultMessage(diagram)));
    } else if (looksLikeMermaid(block)) {
      row.findings.push_back(findingAt(file.name, block.place, otherFenceMessage(block)));
    }
  }
  const int least = file.diagrams->count;
  if (sound >= least) {
    row.state = CheckState::met;
    row.findings.clear();
    row.summary = metSummary(sound);
    return;
  }
  row.state = CheckState::unmet;
  row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: %2 of %3 mermaid diagrams"), file.name,
                            sound, least);
  row.detail =
      file.isPresent && !row.findings.empty()
          ? makeMessage(ESCOLIO_MESSAGE("core", "line %1"), row.findings.front().where.place.line)
          : missingDetail(file);
  const int further = least - sound - static_cast<int>(row.findings.size());
  if (further > 0)
    row.findings.push_back(findingAbout(file.name, moreNeeded(further)));
}

} // namespace

std::vector<CheckRow> checkDiagrams(const Analysis& analysis) {
  return rowsOfFiles(
      analysis, [](const WrittenFile& file) { return file.diagrams != nullptr; }, judge);
}

} // namespace escolio
