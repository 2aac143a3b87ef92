#pragma once

#include "core/check/analysis.h"

namespace escolio {

/// What evaluate() would still have to look at: cited and planned files, trees, and the commits
/// that hexadecimal texts in notes may name. Only of sources that could be opened; nothing with
/// `trustCitations`. To be asked again once that was observed: a tree may lead to a file.
Wanted wantedBy(const Snapshot& snapshot);

/// The same, for a caller that has the analysis already. WANTED is what analyse() added to.
Wanted wantedBy(const Analysis& analysis, Wanted wanted);

} // namespace escolio
