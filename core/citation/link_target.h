#pragma once

#include "core/citation/citation.h"

#include <optional>
#include <string_view>

namespace escolio {

/// Reads the target of a Markdown link, its escapes resolved by Markdown already, as a citation: a
/// forge's permalink, or a path with percent signs and spaces and its lines. Nothing for other
/// targets.
std::optional<Citation> parseLinkTarget(std::string_view target);

} // namespace escolio
