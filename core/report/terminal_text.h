#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// TEXT that may come from a file, as it can go to a terminal: control characters (escape sequences
/// among them), direction marks that reorder what is read, and bytes that are no UTF-8 are written
/// as `\x1b`, `\u202e`.
std::string terminalText(std::string_view text);

} // namespace escolio
