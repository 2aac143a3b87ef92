#pragma once

#include "core/citation/citation.h"

#include <string_view>
#include <vector>

namespace escolio {

/// findCitations() for text in which some citations are known already (Markdown links): KNOWN are
/// in order and do not overlap; nothing is looked for inside their spans, and a bare range may
/// follow one of them. The result holds them too, in order of place.
std::vector<FoundCitation> findCitationsAround(std::string_view text,
                                               const std::vector<FoundCitation>& known);

} // namespace escolio
