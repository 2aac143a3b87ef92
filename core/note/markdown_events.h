#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

enum class MarkdownBlock {
  document,
  quote,
  bulletList,
  orderedList,
  item,
  rule,
  heading,
  code,
  html,
  paragraph,
  table,
  tablePart, ///< head, body or row
  tableCell
};

enum class MarkdownSpan { emphasis, strong, strike, link, image, code, formula };

enum class MarkdownText {
  plain,
  wrongCharacter, ///< a NUL byte, shown as U+FFFD
  softBreak,
  hardBreak,
  reference, ///< a character reference, as written
  code,
  html,
  formula
};

/// One step of a Markdown parser through a document.
struct MarkdownEvent {
  enum class Kind { enterBlock, leaveBlock, enterSpan, leaveSpan, text };

  Kind kind = Kind::text;
  MarkdownBlock block = MarkdownBlock::document;
  MarkdownSpan span = MarkdownSpan::emphasis;
  MarkdownText text = MarkdownText::plain;
  int level = 0;           ///< of a heading
  char mark = '\0';        ///< bullet or delimiter of a list, fence of a code block (0: indented)
  bool isAutolink = false; ///< of a link: its text is its target
  bool isTask = false;     ///< of an item: it begins with [ ] or [x]
  /// Of a text: where it stands in the source. Nothing for text that the parser made itself: line
  /// ends, indentation.
  std::optional<std::size_t> offset;
  std::size_t size = 0;
  std::string detail; ///< target of a link or image, info string; a made text itself

  [[nodiscard]] bool isInline() const {
    return kind == Kind::enterSpan || kind == Kind::leaveSpan || kind == Kind::text;
  }
};

/// Parses TEXT as GitHub does (tables, strikethrough, task lists, bare addresses) with `$`
/// formulas. Offsets are those of TEXT plus BASE. Empty when the parser gives up for lack of
/// memory.
std::vector<MarkdownEvent> parseMarkdown(std::string_view text, std::size_t base);

} // namespace escolio
