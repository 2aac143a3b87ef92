#pragma once

#include "core/citation/cited_lines.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace escolio {

/// True when the character at AT can stand between a path and its lines: ':', '#', '?' before
/// something that may be lines. A cheap look before anything is read.
bool mayIntroduceLines(std::string_view text, std::size_t at);

/// The lines behind PATH, which ends at the ':', '#' or '?' at AT. What PATH looks like decides
/// which forms count: `norm:L2`, `10:30` and `std::vector:3` are none.
std::optional<CitedLines> linesBehind(std::string_view text, std::size_t at, std::string_view path);

} // namespace escolio
