#pragma once

#include <cstddef>
#include <vector>

namespace escolio {

/// Gives each row a column of its own so that the sum of their costs is the least. COSTS has
/// equally long rows, at least as many columns as rows, and no negative number. O(rows² · columns).
std::vector<std::size_t> cheapestAssignment(const std::vector<std::vector<int>>& costs);

} // namespace escolio
