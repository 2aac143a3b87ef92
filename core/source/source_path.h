#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The parts of a path relative to a source's root. nullopt for one that is empty, absolute, ends
/// in
/// '/', has a NUL byte, or an empty, "." or ".." part.
std::optional<std::vector<std::string>> pathParts(std::string_view path);

/// The first COUNT of PARTS, joined with '/'.
std::string joinedPath(const std::vector<std::string>& parts, std::size_t count);

} // namespace escolio
