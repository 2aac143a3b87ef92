#include "core/note/display_text.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr char16_t paragraphSeparator = 0x2029;
constexpr char16_t lineSeparator = 0x2028;
constexpr char16_t visibleBreak = 0x00B6;
constexpr char16_t replacement = 0xFFFD;
constexpr char32_t controlPictures = 0x2400;
constexpr char32_t deleteSign = 0x2421;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isHighSurrogate(char16_t unit) {
  return unit >= 0xD800 && unit <= 0xDBFF;
}
bool isLowSurrogate(char16_t unit) {
  return unit >= 0xDC00 && unit <= 0xDFFF;
}

char32_t shownFor(char32_t codePoint) {
  if (codePoint == '\t' || codePoint == '\n')
    return codePoint;
  if (codePoint < 0x20)
    return controlPictures + codePoint;
  if (codePoint == 0x7F)
    return deleteSign;
  if (codePoint == lineSeparator || codePoint == paragraphSeparator || codePoint == 0xFDD0 ||
      codePoint == 0xFDD1)
    return visibleBreak;
  return codePoint;
}

std::string utf8Of(std::u16string_view text, std::string_view lineEnd) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char16_t unit = text[i];
    if (unit == '\n' || unit == paragraphSeparator || unit == lineSeparator) {
      bytes += lineEnd;
    } else if (isHighSurrogate(unit) && i + 1 < text.size() && isLowSurrogate(text[i + 1])) {
      const char32_t high = unit - 0xD800U;
      appendUtf8(bytes, 0x10000U + (high << 10U) + (text[++i] - 0xDC00U));
    } else if (isHighSurrogate(unit) || isLowSurrogate(unit)) {
      appendUtf8(bytes, replacement);
    } else {
      appendUtf8(bytes, unit);
    }
  }
  return bytes;
}

/// Widgets name a line's end by any of these.
bool isSameUnit(char16_t shown, char16_t inserted) {
  return shown == inserted ||
         (shown == '\n' && (inserted == paragraphSeparator || inserted == lineSeparator));
}

} // namespace

DisplayText::DisplayText(std::string_view bytes) : m_size(bytes.size()) {
  m_text.reserve(bytes.size());
  m_offsets.reserve(bytes.size());
  std::size_t i = bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
  while (i < bytes.size()) {
    if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') {
      append('\n', i);
      i += 2;
      continue;
    }
    const DecodedCodePoint decoded = decodeUtf8(bytes, i);
    append(shownFor(decoded.codePoint), i);
    i += decoded.length;
  }
}

void DisplayText::append(char32_t shown, std::size_t byte) {
  const auto push = [this, byte](char32_t unit) {
    m_text += static_cast<char16_t>(unit);
    m_offsets.push_back(static_cast<std::uint32_t>(byte));
  };
  if (shown < 0x10000) {
    push(shown);
  } else {
    push(0xD800U + ((shown - 0x10000U) >> 10U));
    push(0xDC00U + ((shown - 0x10000U) & 0x3FFU));
  }
}

std::size_t DisplayText::byteOffset(std::size_t unit) const {
  return unit < m_offsets.size() ? m_offsets[unit] : m_size;
}

std::size_t DisplayText::unitOffset(std::size_t byte) const {
  if (byte >= m_size)
    return m_text.size();
  // The last unit that begins at or before the byte, and of a pair its first half.
  const auto after = std::ranges::upper_bound(m_offsets, byte);
  if (after == m_offsets.begin())
    return 0;
  const auto first = std::ranges::lower_bound(m_offsets, *std::prev(after));
  return static_cast<std::size_t>(first - m_offsets.begin());
}

MirroredEdit mirrorEdit(const DisplayText& before, std::size_t position, std::size_t removed,
                        std::u16string_view inserted, std::string_view lineEnd) {
  const std::u16string& text = before.text();
  const std::size_t begin = std::min(position, text.size());
  const std::size_t end = std::min(begin + removed, text.size());
  const std::u16string_view old = std::u16string_view(text).substr(begin, end - begin);
  const std::size_t most = std::min(old.size(), inserted.size());
  std::size_t front = 0;
  while (front < most && isSameUnit(old[front], inserted[front]))
    ++front;
  if (front > 0 && isHighSurrogate(old[front - 1]))
    --front; // a pair is one character
  std::size_t back = 0;
  while (back < most - front &&
         isSameUnit(old[old.size() - 1 - back], inserted[inserted.size() - 1 - back]))
    ++back;
  if (back > 0 && isLowSurrogate(old[old.size() - back]))
    --back;
  return {{before.byteOffset(begin + front), before.byteOffset(end - back)},
          utf8Of(inserted.substr(front, inserted.size() - front - back), lineEnd)};
}

} // namespace escolio
