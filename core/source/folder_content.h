#pragma once

#include "core/plan/reading_plan.h"
#include "core/source/folder_pin.h"
#include "core/source/object_source.h"
#include "core/source/package_version.h"

#include <map>
#include <memory>
#include <string>

namespace escolio {

/// The plan's files of a plain folder as they are now, and the pin that they make.
struct FolderContent {
  PackageVersion package;
  std::map<std::string, std::shared_ptr<const SourceText>> texts; ///< the plan's files present
  FolderPin pin;                                                  ///< of exactly these texts
};

/// Reads them. Files of the plan that are absent, links out of the folder or pointers are left out
/// of the hash; one that is there and cannot be read is an error.
Result<FolderContent> readFolderContent(const ObjectSource& folder, const PlannedSource& planned);

} // namespace escolio
