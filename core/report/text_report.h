#pragma once

#include "core/report/report.h"

#include <string>

namespace escolio {

struct TextReportStyle {
  bool hasColours = false;
  /// Goes before the names of files in the notes folder, so that they can be opened from where the
  /// reader is ("experiments/35-reading-notes/"); may be empty.
  std::string filePrefix;
};

/// What `check` prints for a person: the plan and its sources, one line a check under the name of
/// its group, the findings of a check below it as `file:line:column: rule: message`, the sum.
/// UTF-8, ends in a line feed.
std::string textReport(const ReportInput& input, const TextReportStyle& style);

} // namespace escolio
