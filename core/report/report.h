#pragma once

#include "core/check/analysis.h"
#include "core/check/check.h"

namespace escolio {

/// What a report is about. Refers to values of the caller.
struct ReportInput {
  const Analysis& analysis;
  const Checklist& checklist;
};

} // namespace escolio
