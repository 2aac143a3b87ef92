#pragma once

#include "core/check/snapshot.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <string>
#include <vector>

namespace escolio::cli {

/// Which reading a verb is about, as the command line says.
struct ReadingOptions {
  std::string folder = ".";
  std::string planFile;             ///< empty: the workspace's own, or the built-in one
  std::vector<std::string> sources; ///< ID=PATH[@REV]
};

/// A workspace with what is needed to look at it.
struct Reading {
  std::shared_ptr<DiskFileStore> store;
  std::shared_ptr<const ProcessRunner> runner;
  Workspace workspace;
  std::map<SourceId, SourceOverride> overrides;
};

Result<Reading> openReading(const ReadingOptions& options);

/// The planned source of that id. ErrorKind::usage, with the nearest id, when there is none.
Result<const PlannedSource*> findSource(const Reading& reading, const std::string& id);

/// Where SOURCE lies. ErrorKind::noCheckout when no place is known.
Result<std::filesystem::path> placeOf(const Reading& reading, const PlannedSource& source);

/// Looks at everything that judging SNAPSHOT takes. With TRUST sources are not opened: their pins
/// are judged by form.
void observeReading(const Reading& reading, Snapshot& snapshot, bool trust);

} // namespace escolio::cli
