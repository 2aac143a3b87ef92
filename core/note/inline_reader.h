#pragma once

#include "core/note/inline_text.h"
#include "core/note/markdown_events.h"
#include "core/note/markdown_lines.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace escolio {

/// What a leaf block is read from.
struct InlineSource {
  const MarkdownLines& lines; ///< of the note's own text
  std::string_view parsed;    ///< the text as the parser saw it, of the same length
  std::size_t begin = 0;      ///< where the leaf begins
  std::size_t limit = 0;      ///< where the next leaf's text begins at the latest
};

/// Follows the parser's EVENTS through the source of one leaf block. The parser says what comes
/// next, the walk finds where; a mark that is not where it should be is left out, so that nothing
/// but a place can be wrong.
InlineText readInlines(const InlineSource& source, std::span<const MarkdownEvent> events);

/// The same for an HTML block, whose events are lines of raw HTML.
InlineText readHtmlBlock(const InlineSource& source, std::span<const MarkdownEvent> events);

} // namespace escolio
