#pragma once

#include "core/base/line_range.h"
#include "core/source/source_text.h"

#include <optional>
#include <string_view>

namespace escolio {

/// The line (1-based) on which TEXT seems to define SYMBOL: the first that begins, after blanks,
/// with a word such as `class` or `def` and has the symbol as a whole word; else the first with the
/// symbol at all. Quick, for the first look at a file; the outline knows better.
std::optional<LineNumber> firstLineOfSymbol(const SourceText& text, std::string_view symbol);

} // namespace escolio
