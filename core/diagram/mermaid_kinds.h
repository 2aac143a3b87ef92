#pragma once

#include <string_view>

namespace escolio {

/// What the first word of a mermaid text says about its kind.
struct MermaidKind {
  std::string_view name;    ///< as mermaid writes it ("sequenceDiagram"); empty when unknown
  std::string_view similar; ///< a known kind that differs in case only; empty when there is none
};

/// Looks up the first word of a diagram. Mermaid compares with case: "Gantt" is no kind, "gantt"
/// is. The list is the one of mermaid 11 (https://mermaid.js.org/intro/syntax-reference.html).
MermaidKind mermaidKind(std::string_view word);

} // namespace escolio
