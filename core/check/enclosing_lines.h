#pragma once

#include "core/source/source_text.h"

#include <vector>

namespace escolio {

/// The lines that RANGE of a text stands in, by indentation: going up from its first line that is
/// not blank, each line that is indented less than all below it (`def`, `class`, `if` …), nearest
/// first. A header over several lines, or with a brace of its own, gives all lines that begin at
/// its depth.
std::vector<LineNumber> enclosingLines(const SourceText& text, const LineRange& range);

} // namespace escolio
