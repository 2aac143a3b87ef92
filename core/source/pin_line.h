#pragma once

#include "core/source/folder_pin.h"
#include "core/source/pin.h"
#include "core/workspace/observations.h"

namespace escolio {

// Where a source has no pin file the pin line of its note is the record, and a pin line may be
// shortened: 7 or more digits of a commit; the version alone, or with 12 digits of the hash. These
// take what was judged as if it stood in a pin file, and let such a text count.

/// JUDGED of a git source: a short id that names one commit holds as that commit.
ObservedPin completedGitPin(ObservedPin judged, const ResolveRevision& resolve);

/// JUDGED of a folder whose content is CURRENT: a shortened form of that holds as it, and another
/// version is missing.
ObservedPin completedFolderPin(ObservedPin judged, const FolderPin& current);

/// JUDGED of a source that cannot be looked at: what could be a shortened pin is `unverified`.
ObservedPin uncompletedPin(ObservedPin judged);

} // namespace escolio
