#pragma once

#include "core/base/error.h"
#include "core/report/report.h"

#include <string>

namespace escolio {

/// The JSON object of `check --format json` (docs/cli.md): UTF-8, two spaces of indentation, no
/// line feed at the end. Texts are English; bytes that are no UTF-8 become U+FFFD. With
/// ADVICECOUNTS a reading is complete only when advice is met too.
std::string jsonReport(const ReportInput& input, bool adviceCounts);

/// `{"error": {"kind", "message"}}`, where no report could be made.
std::string jsonError(const Error& error);

} // namespace escolio
