#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace escolio {

/// One step of a UTF-8 walk.
struct DecodedCodePoint {
  char32_t codePoint = 0; ///< U+FFFD for a byte that is not UTF-8
  std::size_t length = 1; ///< bytes taken, 1 for a wrong byte
  bool isValid = true;
};

/// Decodes the code point at OFFSET (< bytes.size()). Overlong forms, surrogates and values above
/// U+10FFFF are wrong bytes (RFC 3629).
DecodedCodePoint decodeUtf8(std::string_view bytes, std::size_t offset);

void appendUtf8(std::string& text, char32_t codePoint);

/// Line and column of a byte offset: lines end at '\n' only, columns count code points (a wrong
/// byte is one). An offset past the end gives the place after the last byte. A BOM at the start has
/// no width.
TextPlace placeOf(std::string_view bytes, std::size_t offset);

/// The byte offset of a place, the inverse of placeOf(). A column past its line's end gives the end
/// (before a CR that belongs to it), a line past the last one the end of BYTES; 0 counts as 1.
std::size_t offsetOf(std::string_view bytes, TextPlace place);

} // namespace escolio
