#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// TEXT as headings and `mentions` are compared: without case, accents, hyphens, underscores, line
/// breaks and kinds of space. "All-reduce", "all_reduce" and "AllReduce" fold to the same text; so
/// do "conectar-los-puntos" and "Conectar los puntos". UTF-8 in and out.
std::string foldedText(std::string_view text);

/// True when the folded NEEDLE occurs in the folded HAYSTACK.
bool containsFolded(std::string_view haystack, std::string_view needle);

/// How often the folded NEEDLE occurs in the folded HAYSTACK, without overlap.
int countFolded(std::string_view haystack, std::string_view needle);

/// TEXT with its accents composed (NFC), so that equal names compare equal however they were typed.
/// Text that is not UTF-8 comes back as it is.
std::string composedText(std::string_view text);

} // namespace escolio
