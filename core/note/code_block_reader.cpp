#include "core/note/code_block_reader.h"

#include <algorithm>

namespace escolio {
namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

/// The lines of a block as the parser gives them: without the containers' prefix.
struct BlockLines {
  std::vector<std::string> lines;
  std::optional<std::size_t> firstOffset; ///< of the first text that stands in the source
  std::size_t firstLine = 0;              ///< its index in `lines`
};

BlockLines linesOf(std::string_view text, std::span<const MarkdownEvent> events) {
  BlockLines block;
  std::string line;
  for (const MarkdownEvent& event : events) {
    if (event.kind != MarkdownEvent::Kind::text)
      continue;
    if (const auto offset = event.offset()) {
      if (!block.firstOffset) {
        block.firstOffset = offset;
        block.firstLine = block.lines.size();
      }
      line += text.substr(*offset, event.size);
    } else if (event.text == MarkdownText::wrongCharacter) {
      line += '\0';
    } else if (event.detail == "\n") {
      block.lines.push_back(std::move(line));
      line.clear();
    } else {
      line += event.detail; // indentation
    }
  }
  return block;
}

/// The fence that a line has behind START (CommonMark 4.5): at least three of MARK.
std::optional<ByteSpan> fenceAt(const MarkdownLines& lines, std::size_t line, std::size_t start,
                                char mark) {
  const std::string_view text = lines.text();
  const std::size_t end = lines.span(line).end;
  std::size_t at = start;
  while (at < end && isBlank(text[at]))
    ++at;
  const std::size_t begin = at;
  while (at < end && text[at] == mark)
    ++at;
  return at - begin >= 3 ? std::optional(ByteSpan{begin, at}) : std::nullopt;
}

/// The fence that closes one of SIZE marks, when the line has it in the same containers.
std::optional<ByteSpan> closingFence(const ContainerStack& containers, const MarkdownLines& lines,
                                     std::size_t line, char mark, std::size_t size) {
  if (line >= lines.count() || !containers.continues(line))
    return std::nullopt;
  const auto fence = fenceAt(lines, line, containers.prefixOf(line).end, mark);
  if (!fence || fence->size() < size)
    return std::nullopt;
  for (std::size_t i = fence->end; i < lines.span(line).end; ++i)
    if (!isBlank(lines.text()[i]))
      return std::nullopt;
  return fence;
}

} // namespace

FoundCodeBlock readCodeBlock(const ContainerStack& containers, const MarkdownLines& lines,
                             std::span<const MarkdownEvent> events, std::size_t from,
                             std::size_t limit) {
  BlockLines content = linesOf(lines.text(), events);
  FoundCodeBlock found;
  CodeBlock& block = found.block;
  const char mark = events.front().mark;
  block.isFenced = mark != '\0';
  block.info = events.front().detail;
  block.language = block.info.substr(0, block.info.find_first_of(" \t"));
  block.lines = std::move(content.lines);
  const std::size_t count = block.lines.size();

  const auto contentOf = [&](std::size_t line) { // also on the line of the block's own container
    const ByteSpan span = lines.span(line);
    return span.begin < from && from <= span.end ? from : containers.prefixOf(line).end;
  };
  std::size_t first = lines.at(from); // of the block, its fence included
  if (content.firstOffset) {
    const std::size_t line = lines.at(*content.firstOffset);
    first = line - std::min(line, content.firstLine + (block.isFenced ? 1 : 0));
  }
  if (!block.isFenced) {
    const std::size_t last = first + std::max<std::size_t>(count, 1) - 1;
    block.span = {contentOf(first), std::max(lines.span(last).end, contentOf(first))};
    found.contentBegin = lines.span(first).begin;
    return found;
  }
  auto opening = fenceAt(lines, first, contentOf(first), mark);
  while (!opening && !content.firstOffset && lines.span(first + 1).begin < limit) {
    ++first;
    opening = fenceAt(lines, first, contentOf(first), mark);
  }
  found.openingFence = opening.value_or(ByteSpan{contentOf(first), contentOf(first)});
  found.contentBegin = lines.span(first + 1).begin;
  const auto closing =
      closingFence(containers, lines, first + count + 1, mark, found.openingFence.size());
  block.isClosed = closing.has_value();
  found.closingFence = closing.value_or(ByteSpan{});
  block.span = {found.openingFence.begin, lines.span(first + count + (block.isClosed ? 1 : 0)).end};
  return found;
}

} // namespace escolio
