#include "core/note/container_stack.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr int tabWidth = 4;
constexpr int codeIndent = 4;
constexpr std::size_t mostDigits = 9; // of a list number (CommonMark 5.2)

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

int columnBehind(char c, int column) {
  return c == '\t' ? column - column % tabWidth + tabWidth : column + 1;
}

/// A walk over the spaces and tabs of one line. A tab may be used up in part.
struct Walk {
  std::string_view text;
  std::size_t end = 0; // of the line
  std::size_t at = 0;
  int column = 0;

  /// Skips at most COLUMNS of space; gives how many there were. Of a tab that reaches further the
  /// rest stays.
  int skipSpace(int columns) {
    const int start = column;
    while (at < end && isBlank(text[at]) && column - start < columns) {
      const int behind = columnBehind(text[at], column);
      column = std::min(behind, start + columns);
      at += column == behind ? 1 : 0;
    }
    return column - start;
  }
};

} // namespace

int ContainerStack::columnOf(std::size_t offset) {
  const ByteSpan line = m_lines.span(m_lines.at(offset));
  if (m_columnOffset < line.begin || m_columnOffset > offset) {
    m_columnOffset = line.begin;
    m_column = 0;
  }
  for (; m_columnOffset < offset; ++m_columnOffset)
    m_column = columnBehind(m_lines.text()[m_columnOffset], m_column);
  return m_column;
}

ContainerStack::Prefix ContainerStack::prefixOf(std::size_t line) const {
  const ByteSpan span = m_lines.span(line);
  const std::string_view text = m_lines.text();
  Prefix prefix{0, span.begin, 0, {}};
  Walk walk{text, span.end, span.begin, 0};
  for (const Container& container : m_containers) {
    Walk next = walk;
    if (container.isItem) {
      const int space = next.skipSpace(container.indent);
      const bool isEmpty = next.at >= span.end;
      if (space < container.indent && !isEmpty)
        break;
    } else {
      next.skipSpace(codeIndent - 1);
      if (next.at >= span.end || text[next.at] != '>')
        break;
      prefix.quotes.push_back({next.at, next.at + 1});
      ++next.at;
      ++next.column;
      if (next.at < span.end && isBlank(text[next.at]))
        next.skipSpace(1);
    }
    walk = next;
    ++prefix.matched;
  }
  prefix.end = walk.at;
  prefix.column = walk.column;
  return prefix;
}

template <typename Test>
std::optional<ByteSpan> ContainerStack::firstMark(std::size_t from, std::size_t limit,
                                                  const Test& test) const {
  const std::string_view text = m_lines.text();
  for (std::size_t line = m_lines.at(from); line < m_lines.count(); ++line) {
    const ByteSpan span = m_lines.span(line);
    if (span.begin > limit)
      break;
    std::size_t at = span.begin < from ? from : prefixOf(line).end;
    while (at < span.end && isBlank(text[at]))
      ++at;
    if (at < span.end && at < limit)
      if (const std::size_t length = test(text.substr(at, span.end - at)); length > 0)
        return ByteSpan{at, at + length};
  }
  return std::nullopt;
}

std::optional<ByteSpan> ContainerStack::openQuote(std::size_t from, std::size_t limit) {
  const auto mark = firstMark(from, limit, [](std::string_view rest) -> std::size_t {
    return rest.front() == '>' ? 1 : 0;
  });
  m_containers.push_back({false, 0});
  if (mark) { // one space behind the mark belongs to it
    const bool hasSpace = mark->end < m_lines.text().size() && isBlank(m_lines.text()[mark->end]);
    m_contentColumn = columnOf(mark->end) + (hasSpace ? 1 : 0);
  }
  return mark;
}

std::optional<ByteSpan> ContainerStack::openItem(std::size_t from, std::size_t limit, char mark) {
  const auto found = firstMark(from, limit, [mark](std::string_view rest) -> std::size_t {
    std::size_t digits = 0;
    while (digits < rest.size() && digits <= mostDigits && isAsciiDigit(rest[digits]))
      ++digits;
    const bool isOrdered = mark == '.' || mark == ')';
    if (isOrdered == (digits == 0) || digits >= rest.size() || rest[digits] != mark)
      return 0;
    const bool standsAlone = digits + 1 == rest.size() || isBlank(rest[digits + 1]);
    return standsAlone ? digits + 1 : 0;
  });
  if (!found) {
    openUnknown();
    return std::nullopt;
  }
  const std::size_t line = m_lines.at(found->begin);
  // On the line of its parent's own mark the parent's content begins where the walk came to.
  const int parent = m_lines.span(line).begin < from ? m_contentColumn : prefixOf(line).column;
  Walk walk{m_lines.text(), m_lines.span(line).end, found->end, columnOf(found->end)};
  const int markEnd = walk.column;
  const int space = walk.skipSpace(codeIndent + 1);
  const bool isEmpty = walk.at >= walk.end;
  const int used = isEmpty || space > codeIndent ? 1 : space;
  m_contentColumn = markEnd + used;
  m_containers.push_back({true, m_contentColumn - parent});
  return found;
}

void ContainerStack::close() {
  if (!m_containers.empty())
    m_containers.pop_back();
}

std::size_t ContainerStack::contentFrom(std::size_t from, std::size_t limit) const {
  const auto content = firstMark(from, limit, [](std::string_view) -> std::size_t { return 1; });
  return content ? content->begin : limit;
}

} // namespace escolio
