#pragma once

#include "core/base/line_range.h"

#include <QString>

namespace escolio {

/// Lines of a source that a note cites, as the code view marks them.
struct CitedRange {
  LineRange lines;
  int noteIndex = 0; ///< the note's index in the plan: picks the colour
  QString tooltip;
  int id = 0; ///< given back when the mark is activated
  bool operator==(const CitedRange&) const = default;
};

} // namespace escolio
