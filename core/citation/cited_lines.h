#pragma once

#include "core/base/line_range.h"
#include "core/citation/citation.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace escolio {

/// What stands after a path: `L142-L168`, `142`, … (docs/citations.md, "Lines").
struct CitedLines {
  std::optional<LineNumber> first;
  std::optional<LineNumber> last;
  CitationFault fault = CitationFault::none;
  bool isRange = false; ///< two lines were named, or were meant to be
  std::size_t end = 0;  ///< where the reading stopped
};

/// Reads a range whose first line is marked with an L at AT. Nothing when there is no `L` and
/// digit, or when a name begins there ("L1Loss").
std::optional<CitedLines> readMarkedLines(std::string_view text, std::size_t at);

/// Reads a range of bare numbers at AT. Nothing when there is no digit, or when the number goes on
/// as something else (a port, a decimal).
std::optional<CitedLines> readBareLines(std::string_view text, std::size_t at);

/// Reads an `L` at AT that means to be a line and names none: `L`, `Lx`, `L-L20`, `LXX-LYY`.
/// Nothing when a name begins there ("Linear").
std::optional<CitedLines> readMarkWithoutLine(std::string_view text, std::size_t at);

} // namespace escolio
