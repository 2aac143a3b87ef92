#pragma once

#include "core/base/byte_span.h"
#include "core/base/source_id.h"

#include <string>
#include <string_view>
#include <vector>

namespace escolio {

struct FoundPinLine {
  ByteSpan span; ///< from the source's id to the end of its pin
  SourceId source;
  std::string pin; ///< "d98e8a6", "2.6.0", "2.6.0 sha256:0123456789ab"
};

/// Finds `SOURCE-ID @ PIN` in text of a note. Spaces around the '@' may be left out, and marks of
/// Markdown may stand around id and pin. In a sentence the pin must look like one (7 or more
/// hexadecimal digits, or a version); on a line of its own, and everywhere when ANY_PIN, any word
/// will do, so that a wrong pin can be told of.
std::vector<FoundPinLine> findPinLines(std::string_view text, const std::vector<SourceId>& sources,
                                       bool anyPin = false);

} // namespace escolio
