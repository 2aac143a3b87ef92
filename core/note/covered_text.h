#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// Stands in the parser's text for a byte that it must not see as it is.
inline constexpr char coverByte = '\x01';

/// TEXT as the Markdown parser is given it: byte for byte the same, but for what the parser would
/// take for something else than it is. Empty when there is nothing to cover.
/// - Labels of footnotes (`[^1]`): `[^1]: word` would be the definition of a link.
/// - The end of a comment with which an HTML block begins, when another comment begins on its line
///   and goes on below: the block would end with the line.
std::string coveredText(std::string_view text);

} // namespace escolio
