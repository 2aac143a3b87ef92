#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

enum class MarkdownBlock : std::uint8_t {
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

enum class MarkdownSpan : std::uint8_t { emphasis, strong, strike, link, image, code, formula };

enum class MarkdownText : std::uint8_t {
  plain,
  wrongCharacter, ///< a NUL byte, shown as U+FFFD
  softBreak,
  hardBreak,
  reference, ///< a character reference, as written
  code,
  html,
  formula
};

/// One step of a Markdown parser through a document. There are several for each mark and line, so
/// it is kept small.
struct MarkdownEvent {
  enum class Kind : std::uint8_t { enterBlock, leaveBlock, enterSpan, leaveSpan, text };

  Kind kind = Kind::text;
  MarkdownBlock block = MarkdownBlock::document;
  MarkdownSpan span = MarkdownSpan::emphasis;
  MarkdownText text = MarkdownText::plain;
  std::uint8_t level = 0;  ///< of a heading
  char mark = '\0';        ///< bullet or delimiter of a list, fence of a code block (0: indented)
  bool isAutolink = false; ///< of a link: its text is its target
  bool isTask = false;     ///< of an item: it begins with [ ] or [x]
  std::uint32_t size = 0;  ///< of a text, in bytes
  std::uint32_t begin = none;
  std::string_view detail; ///< target of a link or image, info string; a made text itself

  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  /// Of a text: where it stands in the source. Nothing for text that the parser made itself: line
  /// ends, indentation.
  [[nodiscard]] std::optional<std::size_t> offset() const {
    return begin == none ? std::nullopt : std::optional<std::size_t>(begin);
  }
  [[nodiscard]] bool isInline() const {
    return kind == Kind::enterSpan || kind == Kind::leaveSpan || kind == Kind::text;
  }
};

struct MarkdownEvents {
  std::vector<MarkdownEvent> events;
  std::deque<std::string> details; ///< what the events' own point into
};

/// Parses TEXT as GitHub does (tables, strikethrough, task lists, bare addresses) with `$`
/// formulas. Offsets are those of TEXT plus BASE. Cells and rows of tables in which nothing stands
/// are left out: they need no bytes in the source. Empty when the parser gives up for lack of
/// memory, or for a text of 4 GiB.
MarkdownEvents parseMarkdown(std::string_view text, std::size_t base);

} // namespace escolio
