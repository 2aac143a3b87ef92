#pragma once

#include "core/base/byte_span.h"

#include <optional>
#include <string_view>

namespace escolio {

/// The front matter of a note: from the `---` of its first line (behind an optional BOM) to the
/// line `---` or `...` that closes it, line end included. The first line between must look like
/// YAML, so that a note that begins with a rule keeps its text.
std::optional<ByteSpan> findFrontMatter(std::string_view text);

/// The bytes of a BOM at the beginning of TEXT: 3 or 0.
std::size_t byteOrderMarkLength(std::string_view text);

} // namespace escolio
