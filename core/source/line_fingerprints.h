#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A number for what a line says whatever its white space is: equal for equal lines, and different
/// ones differ nearly always. 0 for a blank line; the lowest bit is set when there is a letter or
/// digit in it, so that "}" is told from text.
using LineFingerprint = std::uint32_t;

LineFingerprint lineFingerprint(std::string_view line);

/// True for a line with a letter or digit.
inline bool saysSomething(LineFingerprint fingerprint) {
  return (fingerprint & 1U) != 0;
}

/// Those of all lines of a text; lines end at '\n' only.
std::vector<LineFingerprint> lineFingerprints(std::string_view text);

/// What two lines are compared by when their fingerprints are equal.
std::string withoutWhiteSpace(std::string_view line);

} // namespace escolio
