#pragma once

#include "core/note/container_stack.h"
#include "core/note/markdown_events.h"
#include "core/note/note_document.h"

#include <cstddef>
#include <span>

namespace escolio {

/// A code block without its place and section, which a caller knows.
struct FoundCodeBlock {
  CodeBlock block;
  std::size_t contentBegin = 0; ///< where its first line begins, or would
  ByteSpan openingFence;        ///< empty for an indented block
  ByteSpan closingFence;        ///< empty when there is none
};

/// Finds a code block in the source. EVENTS begin with its enterBlock and hold its lines; the block
/// begins at or behind FROM and before LIMIT. The parser does not say whether a fence was closed: a
/// fence behind the last line, in the same containers, closes it.
FoundCodeBlock readCodeBlock(const ContainerStack& containers, const MarkdownLines& lines,
                             std::span<const MarkdownEvent> events, std::size_t from,
                             std::size_t limit);

} // namespace escolio
