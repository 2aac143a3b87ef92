#pragma once

#include "core/check/check.h"
#include "core/check/snapshot.h"

namespace escolio {

/// Computes the whole checklist. Pure: no file, clock or process is touched.
Checklist evaluate(const Snapshot& snapshot);

} // namespace escolio
