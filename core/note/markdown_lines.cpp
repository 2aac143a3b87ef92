#include "core/note/markdown_lines.h"

#include <algorithm>

namespace escolio {

MarkdownLines::MarkdownLines(std::string_view text) : m_text(text) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    m_lines.push_back({begin, end});
    begin = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
  }
}

ByteSpan MarkdownLines::span(std::size_t line) const {
  return line < m_lines.size() ? m_lines[line] : ByteSpan{m_text.size(), m_text.size()};
}

std::size_t MarkdownLines::at(std::size_t offset) const {
  const auto next = std::ranges::upper_bound(m_lines, offset, {}, &ByteSpan::begin);
  return next == m_lines.begin() ? 0 : static_cast<std::size_t>(next - m_lines.begin()) - 1;
}

} // namespace escolio
