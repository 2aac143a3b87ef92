#pragma once

#include "core/base/line_range.h"
#include "core/check/analysis.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

/// Lines of a note that also stand in a source, one after the other. Blank lines do not interrupt.
struct PastedRun {
  LineRange note;
  int lines = 0;                  ///< that are not blank
  const ReadFile* file = nullptr; ///< where they stand
  LineRange source;
};

/// Runs of more than MOST lines of NOTE that stand in one of FILES; white space, quote marks and
/// backticks around a line do not matter. A run begins with a line that has a letter or digit in
/// it. The time is linear in the note and the files.
std::vector<PastedRun> findPastedRuns(std::string_view note, const std::vector<ReadFile>& files,
                                      int most);

} // namespace escolio
