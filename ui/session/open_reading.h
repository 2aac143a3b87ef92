#pragma once

#include "ui/session/session.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace escolio {

/// What the command line or the welcome page asked for.
struct ReadingOptions {
  std::filesystem::path folder;
  std::filesystem::path planFile;           ///< empty: the workspace's own, else the built-in plan
  std::vector<std::string> sourceOverrides; ///< "ID=PATH[@REV]"
};

/// Opens the workspace of a folder: plan, notes folder, and what will look at its sources. Fast: no
/// source is opened yet.
Result<Reading> openReading(const ReadingOptions& options);

} // namespace escolio
