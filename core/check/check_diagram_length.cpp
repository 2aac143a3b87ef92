#include "core/check/row.h"
#include "core/check/rules.h"
#include "core/diagram/mermaid_diagram.h"

namespace escolio {
namespace {

void judge(const WrittenFile& file, CheckRow& row) {
  const WordRange advised = *file.diagrams->lines;
  for (const CodeBlock& block : file.document->codeBlocks) {
    if (!isMermaid(block))
      continue;
    const MermaidDiagram diagram = readMermaid(block);
    if (diagram.fault != DiagramFault::none)
      continue;
    const int lines = diagram.lineCount;
    if (lines < advised.least)
      row.findings.push_back(findingAt(
          file.name, block.place,
          makeMessage(
              ESCOLIO_MESSAGE("core", "This diagram has few lines, %1; %2 to %3 are advised."),
              lines, advised.least, advised.most)));
    else if (lines > advised.most)
      row.findings.push_back(findingAt(
          file.name, block.place,
          makeMessage(
              ESCOLIO_MESSAGE("core", "This diagram has many lines, %1; %2 to %3 are advised."),
              lines, advised.least, advised.most)));
  }
  row.state = row.findings.empty() ? CheckState::met : CheckState::unmet;
  if (row.findings.empty()) {
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: diagrams of %2 to %3 lines"), file.name,
                              advised.least, advised.most);
    row.detail = missingDetail(file);
  } else {
    row.summary = makeMessage(ESCOLIO_MESSAGE("core", "%1: a diagram is not of %2 to %3 lines"),
                              file.name, advised.least, advised.most);
    row.detail =
        makeMessage(ESCOLIO_MESSAGE("core", "line %1"), row.findings.front().where.place.line);
  }
}

} // namespace

std::vector<CheckRow> checkDiagramLength(const Analysis& analysis) {
  return rowsOfFiles(
      analysis,
      [](const WrittenFile& file) { return file.diagrams != nullptr && file.diagrams->lines; },
      judge);
}

} // namespace escolio
