#pragma once

namespace escolio {

// What kind of character a code point is, by its Unicode general category.

/// Letters (L*) and numbers (N*).
bool isLetterOrNumber(char32_t codePoint);
/// A decimal digit of any script (Nd).
bool isDecimalDigit(char32_t codePoint);
/// White space of any kind: blanks, no-break spaces, line and paragraph separators.
bool isWhiteSpace(char32_t codePoint);
/// Accents and other marks that belong to the character before them (M*).
bool isCombiningMark(char32_t codePoint);
/// Without width of its own: zero-width spaces and joiners, soft hyphen, direction marks (Cf).
bool isInvisible(char32_t codePoint);
/// Punctuation and symbols (P*, S*).
bool isPunctuationOrSymbol(char32_t codePoint);
/// Han, Hiragana and Katakana: written without spaces, so each counts as a word.
bool isWordOfItsOwn(char32_t codePoint);

} // namespace escolio
