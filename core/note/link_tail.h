#pragma once

#include <cstddef>
#include <string_view>

namespace escolio {

/// Where a link ends whose text was closed by the ']' before AT: behind `(target "title")`, `[ref]`
/// or `[]` (CommonMark 6.3), else at AT. LIMIT is where the text after the link begins at the
/// latest: a tail that goes beyond it is none, as the parser took it for text.
std::size_t linkTailEnd(std::string_view text, std::size_t at, std::size_t limit);

} // namespace escolio
