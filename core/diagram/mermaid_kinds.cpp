#include "core/diagram/mermaid_kinds.h"

#include "core/base/ascii.h"

namespace escolio {
namespace {

constexpr std::string_view kinds[] = {
    "C4Component",
    "C4Container",
    "C4Context",
    "C4Deployment",
    "C4Dynamic",
    "architecture",
    "architecture-beta",
    "block",
    "block-beta",
    "classDiagram",
    "classDiagram-v2",
    "erDiagram",
    "flowchart",
    "flowchart-elk",
    "gantt",
    "gitGraph",
    "graph",
    "info",
    "journey",
    "kanban",
    "mindmap",
    "packet",
    "packet-beta",
    "pie",
    "quadrantChart",
    "radar-beta",
    "requirement",
    "requirementDiagram",
    "sankey",
    "sankey-beta",
    "sequenceDiagram",
    "stateDiagram",
    "stateDiagram-v2",
    "timeline",
    "treemap",
    "treemap-beta",
    "xychart",
    "xychart-beta",
    "zenuml",
};

} // namespace

MermaidKind mermaidKind(std::string_view word) {
  MermaidKind found;
  for (const std::string_view kind : kinds) {
    if (kind == word)
      return {kind, {}};
    if (isEqualWithoutCase(kind, word))
      found.similar = kind;
  }
  return found;
}

} // namespace escolio
