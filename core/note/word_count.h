#pragma once

#include <string_view>

namespace escolio {

/// The words of plain text by the rule of DESIGN 4: a run of non-space characters with a letter or
/// digit in it; dashes and ellipses separate, but not between digits ("3–5"); a formula is one; a
/// Han, Hiragana or Katakana character is one. UTF-8.
int countWords(std::string_view text);

/// Runs of bytes that are not white space, as `wc -w` counts them.
int countRawWords(std::string_view bytes);

} // namespace escolio
