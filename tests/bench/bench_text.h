#pragma once

#include <string>
#include <string_view>

namespace escolio::bench {

/// Python that looks like a module, LINES lines of about 40 bytes.
std::string pythonModule(int lines);

/// A note of TIMES × (five decisions with two citations of PATH each, about 300 words), with a
/// closing.
std::string note(std::string_view path, int times);

} // namespace escolio::bench
