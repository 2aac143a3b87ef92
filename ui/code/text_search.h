#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

/// What a search found: hits in the order of the text, not overlapping.
struct SearchHits {
  std::vector<ByteSpan> spans;
  bool isCut = false; ///< there are more
};

/// Finds a text in another, both UTF-8. Without MATCHESCASE letters are compared as simple case
/// folding makes them (Unicode 3.13). A whole word has no letter, digit or underscore beside it. At
/// most LIMIT hits are kept.
SearchHits searchText(std::string_view text, std::string_view wanted, bool matchesCase,
                      bool wholeWords, std::size_t limit);

} // namespace escolio
