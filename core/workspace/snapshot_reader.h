#pragma once

#include "core/check/snapshot.h"
#include "core/workspace/file_store.h"
#include "core/workspace/observation_gatherer.h"
#include "core/workspace/workspace.h"

namespace escolio {

/// The written files and the recall record of WORKSPACE as they are on disk, analysed; nothing is
/// observed yet. A file that cannot be read says why in its `unreadable`.
Snapshot readNotes(const Workspace& workspace, const FileStore& store);

/// Observes all that evaluate() needs to judge SNAPSHOT: opens the sources, then looks at what is
/// wanted until nothing new is found.
void observe(Snapshot& snapshot, ObservationGatherer& gatherer);

} // namespace escolio
