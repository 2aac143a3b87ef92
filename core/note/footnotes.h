#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

// Footnotes as forges and editors read them (CommonMark has none): `[^label]` where one is called,
// `[^label]: …` at the beginning of a line for what it says.

/// The bytes of the label `[^…]` that begins at AT, 0 when none does. AT is that of a "[^".
std::size_t footnoteLabelLength(std::string_view text, std::size_t at);

struct FootnoteLabel {
  std::string_view name; ///< without the brackets and '^'
  std::size_t offset = 0;
  bool isDefinition = false;
};

/// The labels in SPAN of TEXT, which is that of a paragraph, in order.
std::vector<FootnoteLabel> footnoteLabels(std::string_view text, ByteSpan span);

} // namespace escolio
