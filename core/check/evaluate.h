#pragma once

#include "core/check/analysis.h"
#include "core/check/check.h"
#include "core/check/snapshot.h"

namespace escolio {

/// Computes the whole checklist. Pure: no file, clock or process is touched.
Checklist evaluate(const Snapshot& snapshot);

/// The same, for a caller that shows decisions and citations too and has them analysed already.
Checklist evaluate(const Analysis& analysis);

} // namespace escolio
