#include "core/note/heading_number.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

std::size_t lengthOf(std::string_view text, std::string_view characters) {
  return std::min(text.find_first_not_of(characters), text.size());
}

/// The bytes of white space at the beginning.
std::size_t spaceLength(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size()) {
    const DecodedCodePoint decoded = decodeUtf8(text, length);
    if (!isWhiteSpace(decoded.codePoint))
      break;
    length += decoded.length;
  }
  return length;
}

/// "1", "1.2", "1.2.3"
std::size_t dottedLength(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  std::size_t length = lengthOf(text, digits);
  while (length > 0 && length + 1 < text.size() && text[length] == '.' &&
         isAsciiDigit(text[length + 1]))
    length += 1 + lengthOf(text.substr(length + 1), digits);
  return length;
}

/// What closes a number of LENGTH bytes: "." or ")", ":", or a dash with spaces around it.
std::size_t closerLength(std::string_view text, bool isNumber) {
  if (text.starts_with('.') || text.starts_with(')') || (isNumber && text.starts_with(':')))
    return 1;
  const std::size_t space = spaceLength(text);
  if (!isNumber || space == 0 || space == text.size())
    return 0;
  const DecodedCodePoint dash = decodeUtf8(text, space);
  const bool isDash =
      dash.codePoint == U'-' || dash.codePoint == 0x2013 || dash.codePoint == 0x2014;
  return isDash ? space + dash.length : 0;
}

} // namespace

std::size_t headingNumberLength(std::string_view heading) {
  const std::size_t start = heading.starts_with('(') ? 1 : 0;
  const std::string_view text = heading.substr(start);
  std::size_t length = dottedLength(text);
  const bool isNumber = length > 0;
  const bool isDotted = text.substr(0, length).contains('.');
  if (length == 0)
    length = lengthOf(text, "IVXLC");
  if (length == 0 && !text.empty() && isAsciiLetter(text.front()))
    length = 1;
  if (length == 0)
    return 0;
  const std::size_t closer = closerLength(text.substr(length), isNumber);
  if (closer == 0 && !isDotted)
    return 0;
  if (start > 0 && !text.substr(length).starts_with(')'))
    return 0;
  const std::size_t space = spaceLength(text.substr(length + closer));
  const bool isAll = start + length + closer == heading.size();
  return space > 0 || isAll ? start + length + closer + space : 0;
}

} // namespace escolio
