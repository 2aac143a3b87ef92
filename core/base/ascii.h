#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace escolio {

// Text as identifiers, keys and file names need it: ASCII only, whatever the locale is.

inline bool isAsciiSpace(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
inline bool isAsciiDigit(char c) {
  return c >= '0' && c <= '9';
}
inline bool isAsciiUpper(char c) {
  return c >= 'A' && c <= 'Z';
}
inline bool isAsciiLowercase(char c) {
  return c >= 'a' && c <= 'z';
}
inline bool isAsciiLetter(char c) {
  return isAsciiUpper(c) || isAsciiLowercase(c);
}
inline bool isAsciiLetterOrDigit(char c) {
  return isAsciiDigit(c) || isAsciiLetter(c);
}
/// What a backslash escapes in Markdown (CommonMark 2.1).
inline bool isAsciiPunctuation(char c) {
  return c > ' ' && c < '\x7F' && !isAsciiLetterOrDigit(c);
}
/// What identifiers of programming languages are made of.
inline bool isIdentifierPart(char c) {
  return isAsciiLetterOrDigit(c) || c == '_';
}

inline char asciiLower(char c) {
  return isAsciiUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string asciiLower(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char c) { return asciiLower(c); });
  return lower;
}

inline bool isEqualWithoutCase(std::string_view left, std::string_view right) {
  const auto lower = [](char c) { return asciiLower(c); };
  return std::ranges::equal(left, right, {}, lower, lower);
}

/// TEXT without white space at its ends.
inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isAsciiSpace(text.front()))
    text.remove_prefix(1);
  while (!text.empty() && isAsciiSpace(text.back()))
    text.remove_suffix(1);
  return text;
}

} // namespace escolio
