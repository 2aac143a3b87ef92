#pragma once

namespace escolio {

/// True for characters that East Asian type sets in a full square, and for pictures: two cells
/// (Unicode UAX 11, classes W and F, in ranges).
bool isWide(char32_t codePoint);

/// True for characters that are drawn on the one before: combining marks, variation selectors,
/// skin tones, joining jamo.
bool combinesWithPrevious(char32_t codePoint);

/// True for letters that are only readable when drawn together with their neighbours.
bool needsShaping(char32_t codePoint);

enum class TextDirection { none, leftToRight, rightToLeft };
/// The strong direction of a character, none for spaces, digits and punctuation.
TextDirection directionOf(char32_t codePoint);

} // namespace escolio
