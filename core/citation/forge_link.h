#pragma once

#include "core/citation/citation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace escolio {

/// True when a web address begins at AT.
bool beginsAddress(std::string_view text, std::size_t at);

/// Where the web address that begins at AT ends: before white space, quotes, brackets that it does
/// not open, and punctuation that ends a sentence.
std::size_t addressEnd(std::string_view text, std::size_t at);

/// Reads the address at AT as a link to lines of a file at a revision: GitHub, GitLab, sourcehut,
/// Gitea. END is set to where the citation ends. Nothing for any other address, nor for one whose
/// '#' is not among its first 2,048 bytes.
std::optional<Citation> readForgeLink(std::string_view text, std::size_t at, std::size_t& end);

/// Resolves %XX; what is no two hexadecimal digits, or would be a NUL, stays as it is.
std::string percentDecoded(std::string_view text);

} // namespace escolio
