#pragma once

#include "core/note/note_document.h"

#include <string>
#include <vector>

namespace escolio {

/// What keeps a mermaid block from being a diagram.
enum class DiagramFault {
  none,
  notClosed,   ///< the fence is never closed
  unknownKind, ///< its first word is no kind of mermaid
  empty        ///< nothing but the kind, comments and settings
};

/// The text of a mermaid block, read as mermaid does: front matter, `%%{…}%%` directives and `%%`
/// comments are taken out before the first word says the kind.
struct MermaidDiagram {
  std::string kind;                 ///< as mermaid writes it; empty when unknown
  std::string firstWord;            ///< as written; empty when there is none
  std::string similarKind;          ///< a kind that `firstWord` is but for its case; else empty
  int kindLine = 0;                 ///< index into CodeBlock::lines of the line with the kind
  std::string title;                ///< of the front matter; mermaid draws it
  std::vector<std::string> content; ///< lines with something drawn, what follows the kind first
  int lineCount = 0; ///< lines of the block that are neither blank nor a `%%` comment
  DiagramFault fault = DiagramFault::none;
};

/// True for a fenced block whose language is `mermaid`, in any case.
bool isMermaid(const CodeBlock& block);

/// True for a block that begins like a diagram although its fence does not say `mermaid`.
bool looksLikeMermaid(const CodeBlock& block);

MermaidDiagram readMermaid(const CodeBlock& block);

} // namespace escolio
