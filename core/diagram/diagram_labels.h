#pragma once

#include "core/diagram/mermaid_diagram.h"

#include <string>
#include <vector>

namespace escolio {

/// The texts that a reader of the drawn diagram sees: labels of nodes, edges, messages, sections,
/// titles. A node that several edges name is seen once; styles and settings are not seen. Line
/// breaks and formatting tags inside a label are spaces.
std::vector<std::string> diagramLabels(const MermaidDiagram& diagram);

} // namespace escolio
