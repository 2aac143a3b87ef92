#include "core/base/ascii.h"
#include "core/note/container_stack.h"
#include "core/note/covered_text.h"
#include "core/note/inline_reader.h"
#include "core/note/markdown_events.h"
#include "core/note/note_blocks.h"

#include <algorithm>
#include <span>
#include <string>

namespace escolio {
namespace {

using Kind = MarkdownEvent::Kind;
using Style = StyledSpan::Style;

/// True for blocks that hold others and stay open meanwhile.
bool isContainer(MarkdownBlock block) {
  switch (block) {
  case MarkdownBlock::document:
  case MarkdownBlock::quote:
  case MarkdownBlock::bulletList:
  case MarkdownBlock::orderedList:
  case MarkdownBlock::item:
  case MarkdownBlock::table:
  case MarkdownBlock::tablePart:
    return true;
  default:
    return false;
  }
}

/// Follows the parser's events through the source of a note. `m_at` is the place up to which the
/// source is explained; it only moves on.
class BlockReader {
 public:
  BlockReader(std::string_view text, std::size_t begin)
      : m_text(text), m_covered(coveredText(text)),
        m_parsed(m_covered.empty() ? text : std::string_view(m_covered)), m_lines(text),
        m_containers(m_lines), m_markdown(parseMarkdown(m_parsed.substr(begin), begin)),
        m_events(m_markdown.events), m_at(begin) {
    m_blocks.contentEnd = begin;
    findLimits();
  }

  NoteBlocks read() {
    while (m_next < m_events.size())
      step();
    return std::move(m_blocks);
  }

 private:
  struct OpenBlock {
    MarkdownBlock block = MarkdownBlock::document;
    char mark = '\0';
    std::size_t begin = 0;
    bool isFound = false; ///< its mark, at `begin`
  };

  /// For each event the offset of the first text of the source at or behind it.
  void findLimits() {
    m_limits.resize(m_events.size() + 1, m_text.size());
    for (std::size_t i = m_events.size(); i-- > 0;)
      m_limits[i] = m_events[i].offset().value_or(m_limits[i + 1]);
  }

  void step() {
    const MarkdownEvent& event = m_events[m_next];
    if (event.isInline()) { // the text of a tight list item has no paragraph around it
      readLeaf(NoteLeaf::Kind::paragraph, 0);
      return;
    }
    ++m_next;
    if (event.kind == Kind::enterBlock)
      enter(event);
    else
      leave(event);
  }

  void enter(const MarkdownEvent& event) {
    switch (event.block) {
    case MarkdownBlock::paragraph: // an empty one is all that a task without text has
      if (m_next < m_events.size() && m_events[m_next].isInline())
        readLeaf(NoteLeaf::Kind::paragraph, 0);
      break;
    case MarkdownBlock::heading:
      readHeading(event.level);
      break;
    case MarkdownBlock::tableCell:
      readCell();
      break;
    case MarkdownBlock::html:
      readHtml();
      break;
    case MarkdownBlock::code:
      readCode();
      break;
    case MarkdownBlock::rule:
      readRule();
      break;
    default:
      enterContainer(event);
    }
  }

  void enterContainer(const MarkdownEvent& event) {
    OpenBlock open{event.block, event.mark, m_at, false};
    const std::size_t limit = m_limits[m_next];
    std::optional<ByteSpan> mark;
    if (event.block == MarkdownBlock::quote) {
      mark = m_containers.openQuote(m_at, limit);
      ++m_depth;
    } else if (event.block == MarkdownBlock::item) {
      const char bullet = m_open.empty() ? '\0' : m_open.back().mark;
      mark = m_containers.openItem(m_at, limit, bullet);
      ++m_depth;
      ++m_nesting;
    } else if (event.block == MarkdownBlock::table) {
      ++m_depth;
      ++m_nesting;
    }
    if (mark) {
      addQuoteMarks(mark->begin);
      addStyle(*mark, event.block == MarkdownBlock::quote ? Style::mark : Style::listMark);
      open.begin = mark->begin;
      open.isFound = true;
      m_at = mark->end;
    }
    if (event.isTask)
      readTaskMark(limit);
    if (event.block == MarkdownBlock::item && m_depth == 1) {
      m_item = m_blocks.items.size();
      m_blocks.items.push_back({{open.begin, m_at}});
    }
    m_open.push_back(open);
  }

  /// `[ ]` or `[x]` behind an item's mark.
  void readTaskMark(std::size_t limit) {
    const std::size_t begin = m_text.substr(0, limit).find('[', m_at);
    if (begin == std::string_view::npos || begin + 3 > m_text.size())
      return;
    addStyle({begin, begin + 3}, Style::listMark);
    m_at = begin + 3;
  }

  void leave(const MarkdownEvent& event) {
    if (m_open.empty() || !isContainer(event.block))
      return;
    const OpenBlock open = m_open.back();
    m_open.pop_back();
    if (event.block == MarkdownBlock::quote && open.isFound)
      addStyle({open.begin, m_at}, Style::quote);
    if (event.block == MarkdownBlock::item && m_depth == 1 && m_item) {
      m_blocks.items[*m_item].span.end = std::max(m_blocks.items[*m_item].span.end, m_at);
      m_item.reset();
    }
    if (event.block == MarkdownBlock::table) {
      m_at = std::max(m_at, m_lines.endOfLineAt(m_at));
      m_blocks.contentEnd = m_at;
      --m_depth;
      --m_nesting;
    }
    if (event.block == MarkdownBlock::item)
      --m_nesting;
    if (event.block == MarkdownBlock::quote || event.block == MarkdownBlock::item) {
      m_containers.close();
      --m_depth;
    }
  }

  /// The events of the leaf that begins at the next one: up to the next block event.
  std::span<const MarkdownEvent> takeInlineEvents() {
    const std::size_t begin = m_next;
    while (m_next < m_events.size() && m_events[m_next].isInline())
      ++m_next;
    return std::span(m_events).subspan(begin, m_next - begin);
  }

  /// Where a leaf begins: on the line of its first text, or above it when line ends come first.
  std::size_t leafBegin(std::span<const MarkdownEvent> events) const {
    std::size_t lineEnds = 0;
    for (const MarkdownEvent& event : events) {
      if (const auto offset = event.offset()) {
        const std::size_t line = m_lines.at(*offset);
        const std::size_t first = m_lines.span(line - std::min(line, lineEnds)).begin;
        return m_containers.contentFrom(std::max(m_at, first), *offset);
      }
      if (event.kind == Kind::text && event.text != MarkdownText::wrongCharacter)
        ++lineEnds;
    }
    return m_containers.contentFrom(m_at, m_limits[m_next]);
  }

  NoteLeaf& addLeaf(NoteLeaf::Kind kind, int level, ByteSpan span, InlineText inlines) {
    m_blocks.leaves.push_back(
        {kind, span, level, m_depth, m_nesting == 0, m_item, std::move(inlines)});
    m_at = std::max(m_at, span.end);
    if (kind != NoteLeaf::Kind::html)
      m_blocks.contentEnd = m_at;
    return m_blocks.leaves.back();
  }

  NoteLeaf& readLeaf(NoteLeaf::Kind kind, int level) {
    const auto events = takeInlineEvents();
    const std::size_t begin = leafBegin(events);
    const InlineSource source{m_lines, m_parsed, begin, m_limits[m_next]};
    InlineText inlines = readInlines(source, events);
    const std::size_t end = m_lines.endOfLineAt(std::max(inlines.end, begin));
    addQuoteMarks(end);
    return addLeaf(kind, level, {begin, end}, std::move(inlines));
  }

  void readHeading(int level) {
    NoteLeaf& leaf = readLeaf(NoteLeaf::Kind::heading, level);
    const std::string_view source = m_text.substr(leaf.span.begin, leaf.span.size());
    const auto marks = static_cast<std::size_t>(level);
    const bool isAtx = source.starts_with(std::string(marks, '#')) &&
                       (source.size() == marks || isAsciiSpace(source[marks]));
    if (isAtx) {
      addStyle({leaf.span.begin, leaf.span.begin + marks}, Style::mark);
      // "## Title ##": the marks at the end close it.
      const std::size_t textEnd = std::max(leaf.inlines.end, leaf.span.begin + marks);
      const std::size_t closing = m_text.substr(0, leaf.span.end).find('#', textEnd);
      if (closing != std::string_view::npos)
        addStyle({closing, leaf.span.end}, Style::mark);
    } else { // the line below, of '=' or '-'
      const ByteSpan line = m_lines.span(m_lines.at(leaf.span.end) + 1);
      addStyle({m_containers.contentFrom(line.begin, line.end), line.end}, Style::mark);
      addQuoteMarks(line.end);
      leaf.span.end = line.end;
      m_at = std::max(m_at, line.end);
      m_blocks.contentEnd = m_at;
    }
    m_blocks.styles.push_back({leaf.span, Style::heading, level});
  }

  /// The bars around a cell are those that no backslash escapes.
  void readCell() {
    const auto events = takeInlineEvents();
    const auto known =
        std::ranges::find_if(events, [](const MarkdownEvent& e) { return e.offset().has_value(); });
    if (known == events.end())
      return;
    const ByteSpan line = m_lines.span(m_lines.at(*known->offset()));
    std::size_t begin = *known->offset();
    const std::size_t earliest = std::max(line.begin, m_at);
    while (begin > earliest &&
           !(m_text[begin - 1] == '|' && (begin < 2 || m_text[begin - 2] != '\\')))
      --begin;
    InlineText inlines = readInlines({m_lines, m_parsed, begin, m_limits[m_next]}, events);
    std::size_t end = std::max(inlines.end, begin);
    while (end < line.end && !(m_text[end] == '|' && m_text[end - 1] != '\\'))
      ++end;
    if (begin > earliest)
      addStyle({begin - 1, begin}, Style::mark);
    if (end < line.end)
      addStyle({end, end + 1}, Style::mark);
    const std::size_t behind = std::min(end + 1, line.end);
    while (begin < end && isAsciiSpace(m_text[begin]))
      ++begin;
    while (end > begin && isAsciiSpace(m_text[end - 1]))
      --end;
    addLeaf(NoteLeaf::Kind::cell, 0, {begin, end}, std::move(inlines));
    m_at = behind;
  }

  void readHtml() {
    const auto events = takeInlineEvents();
    const std::size_t begin = leafBegin(events);
    InlineText inlines = readHtmlBlock({m_lines, m_parsed, begin, m_limits[m_next]}, events);
    const std::size_t end = m_lines.endOfLineAt(std::max(inlines.end, begin));
    addQuoteMarks(end);
    const bool showsText = !trimmed(inlines.prose.text()).empty();
    addLeaf(NoteLeaf::Kind::html, 0, {begin, end}, std::move(inlines));
    if (showsText)
      m_blocks.contentEnd = m_at;
  }

  void readCode() {
    const std::size_t first = m_next - 1;
    const auto content = takeInlineEvents();
    const auto events = std::span(m_events).subspan(first, content.size() + 1);
    FoundCodeBlock found = readCodeBlock(m_containers, m_lines, events, m_at, m_limits[m_next]);
    for (const ByteSpan fence : {found.openingFence, found.closingFence})
      if (!fence.isEmpty())
        addStyle({fence.begin, m_lines.endOfLineAt(fence.begin)}, Style::mark);
    addStyle(found.block.span, Style::codeBlock);
    addQuoteMarks(found.block.span.end);
    m_at = std::max(m_at, found.block.span.end);
    m_blocks.contentEnd = m_at;
    m_blocks.codeBlocks.push_back(std::move(found));
  }

  void readRule() {
    const std::size_t limit = m_limits[m_next];
    std::size_t line = m_lines.at(m_at);
    for (; line < m_lines.count() && m_lines.span(line).begin < limit; ++line) {
      const ByteSpan span = m_lines.span(line);
      const std::size_t begin = m_containers.contentFrom(std::max(m_at, span.begin), span.end);
      const std::string_view rest = m_text.substr(begin, span.end - begin);
      if (rest.empty() || !std::string_view("*-_").contains(rest.front()))
        continue;
      addStyle({begin, span.end}, Style::mark);
      m_at = std::max(m_at, span.end);
      break;
    }
  }

  /// The '>' at the front of lines, up to the line of an offset, that were not looked at yet.
  void addQuoteMarks(std::size_t until) {
    const std::size_t last = m_lines.at(until);
    if (m_containers.depth() == 0) {
      m_quoteLine = last + 1;
      return;
    }
    for (std::size_t line = std::max(m_quoteLine, m_lines.at(m_at)); line <= last; ++line)
      for (const ByteSpan quote : m_containers.prefixOf(line).quotes)
        if (quote.begin < until)
          addStyle(quote, Style::mark);
    m_quoteLine = last + 1;
  }

  void addStyle(ByteSpan span, Style style) { m_blocks.styles.push_back({span, style, 0}); }

  std::string_view m_text;
  std::string m_covered; // what the parser sees, when that is not the text itself
  std::string_view m_parsed;
  MarkdownLines m_lines;
  ContainerStack m_containers;
  MarkdownEvents m_markdown;
  const std::vector<MarkdownEvent>& m_events;
  std::vector<std::size_t> m_limits;
  std::size_t m_next = 0;
  std::size_t m_at;
  std::size_t m_depth = 0;
  std::size_t m_nesting = 0;   // the same without quotes
  std::size_t m_quoteLine = 0; // the first line whose quote marks were not looked at
  std::optional<std::size_t> m_item;
  std::vector<OpenBlock> m_open;
  NoteBlocks m_blocks;
};

} // namespace

NoteBlocks readBlocks(std::string_view text, std::size_t begin) {
  return BlockReader(text, begin).read();
}

} // namespace escolio
