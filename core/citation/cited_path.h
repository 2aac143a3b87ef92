#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace escolio {

/// True for what cannot stand in a path that is written without backticks: white space, quotes,
/// most punctuation, symbols.
bool endsPath(char32_t codePoint);

/// The path that ends at END and begins at BEGIN or later: an opening bracket without its closing
/// one, a word with a colon, and marks in front are no part of it. Empty when nothing is left.
ByteSpan pathEndingAt(std::string_view text, std::size_t begin, std::size_t end);

/// How sure a text is to be a path by its look alone.
enum class PathLook {
  none,      ///< no path at all: "std::vector", "10", "C++20"
  name,      ///< one name without extension: "Makefile"
  folders,   ///< with a '/', the last part without extension
  extension, ///< the last part has a file extension
};
PathLook lookOfPath(std::string_view path);

/// True when a name with something like an extension is a host ("example.com").
bool looksLikeHost(std::string_view path);

/// PATH with '/' between folders, also where it was written with '\'.
std::string normalPath(std::string_view path);

} // namespace escolio
