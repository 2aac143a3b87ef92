#include "core/note/place_finder.h"

#include "core/base/utf8.h"
#include "core/note/front_matter.h"

#include <algorithm>

namespace escolio {

PlaceFinder::PlaceFinder(std::string_view text)
    : m_text(text), m_starts{0}, m_offset(byteOrderMarkLength(text)) {
  for (std::size_t end = text.find('\n'); end != std::string_view::npos;
       end = text.find('\n', end + 1))
    m_starts.push_back(end + 1);
}

TextPlace PlaceFinder::at(std::size_t offset) {
  offset = std::min(offset, m_text.size());
  const auto next = std::ranges::upper_bound(m_starts, offset);
  const auto line = static_cast<int>(next - m_starts.begin());
  if (line != m_place.line || offset < m_offset) {
    m_offset = *(next - 1);
    m_place = {line, 1};
    if (m_offset == 0) // a BOM at the beginning has no width
      m_offset = byteOrderMarkLength(m_text);
  }
  while (m_offset < offset) {
    m_offset += decodeUtf8(m_text, m_offset).length;
    ++m_place.column;
  }
  return m_place;
}

} // namespace escolio
