#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr DecodedCodePoint wrongByte{0xFFFD, 1, false};

bool isContinuation(std::string_view bytes, std::size_t offset) {
  return offset < bytes.size() && (static_cast<unsigned char>(bytes[offset]) & 0xC0U) == 0x80U;
}

} // namespace

DecodedCodePoint decodeUtf8(std::string_view bytes, std::size_t offset) {
  const auto first = static_cast<unsigned char>(bytes[offset]);
  if (first < 0x80)
    return {first, 1, true};
  std::size_t length = 0;
  char32_t value = 0;
  char32_t smallest = 0;
  if ((first & 0xE0U) == 0xC0U) {
    length = 2, value = first & 0x1FU, smallest = 0x80;
  } else if ((first & 0xF0U) == 0xE0U) {
    length = 3, value = first & 0x0FU, smallest = 0x800;
  } else if ((first & 0xF8U) == 0xF0U) {
    length = 4, value = first & 0x07U, smallest = 0x10000;
  } else {
    return wrongByte;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if (!isContinuation(bytes, offset + i))
      return wrongByte;
    value = (value << 6U) | (static_cast<unsigned char>(bytes[offset + i]) & 0x3FU);
  }
  const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < smallest || isSurrogate || value > 0x10FFFF)
    return wrongByte;
  return {value, length, true};
}

void appendUtf8(std::string& text, char32_t codePoint) {
  const auto put = [&text](char32_t byte) { text += static_cast<char>(byte); };
  if (codePoint < 0x80) {
    put(codePoint);
  } else if (codePoint < 0x800) {
    put(0xC0U | (codePoint >> 6U));
    put(0x80U | (codePoint & 0x3FU));
  } else if (codePoint < 0x10000) {
    put(0xE0U | (codePoint >> 12U));
    put(0x80U | ((codePoint >> 6U) & 0x3FU));
    put(0x80U | (codePoint & 0x3FU));
  } else {
    put(0xF0U | (codePoint >> 18U));
    put(0x80U | ((codePoint >> 12U) & 0x3FU));
    put(0x80U | ((codePoint >> 6U) & 0x3FU));
    put(0x80U | (codePoint & 0x3FU));
  }
}

TextPlace placeOf(std::string_view bytes, std::size_t offset) {
  offset = std::min(offset, bytes.size());
  const std::string_view before = bytes.substr(0, offset);
  const auto line = std::ranges::count(before, '\n') + 1;
  const std::size_t lastEnd = before.rfind('\n');
  std::size_t i = lastEnd == std::string_view::npos ? 0 : lastEnd + 1;
  if (i == 0 && before.starts_with("\xEF\xBB\xBF"))
    i = 3;
  int column = 1;
  while (i < offset) {
    i += decodeUtf8(bytes, i).length;
    ++column;
  }
  return {static_cast<int>(line), column};
}

std::size_t offsetOf(std::string_view bytes, TextPlace place) {
  std::size_t i = 0;
  for (int line = 1; line < place.line; ++line) {
    i = bytes.find('\n', i);
    if (i == std::string_view::npos)
      return bytes.size();
    ++i;
  }
  if (i == 0 && bytes.starts_with("\xEF\xBB\xBF"))
    i = 3;
  std::size_t end = std::min(bytes.find('\n', i), bytes.size());
  if (end > i && end < bytes.size() && bytes[end - 1] == '\r')
    --end;
  for (int column = 1; column < place.column && i < end; ++column)
    i += decodeUtf8(bytes, i).length;
  return i;
}

} // namespace escolio
