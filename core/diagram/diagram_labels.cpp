#include "core/diagram/diagram_labels.h"

#include "core/diagram/flowchart_labels.h"
#include "core/diagram/line_labels.h"

#include <utility>

namespace escolio {

std::vector<std::string> diagramLabels(const MermaidDiagram& diagram) {
  LabelList labels;
  labels.addText(diagram.title);
  const std::string& kind = diagram.kind;
  if (kind == "graph" || kind.starts_with("flowchart"))
    addFlowchartLabels(diagram.content, labels);
  else if (kind == "sequenceDiagram")
    addSequenceLabels(diagram.content, labels);
  else if (kind == "gantt")
    addGanttLabels(diagram.content, labels);
  else
    addOtherLabels(diagram.content, labels);
  return std::move(labels).take();
}

} // namespace escolio
