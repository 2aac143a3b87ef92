#pragma once

#include <span>
#include <string>
#include <string_view>

namespace escolio {

/// How many bytes must be inserted, removed, replaced or swapped with their neighbour to make TO
/// out of FROM (optimal string alignment distance).
int editDistance(std::string_view from, std::string_view to);

/// The one of KNOWN that WORD most probably meant, or empty when none is near. Case, '-' and '_'
/// hardly count.
std::string nearestWord(std::string_view word, std::span<const std::string> known);

} // namespace escolio
