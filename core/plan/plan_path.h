#pragma once

#include "core/base/message.h"

#include <expected>
#include <string>
#include <string_view>

namespace escolio {

/// What a path of a plan may be. A plan comes from somebody else: with it the program writes only
/// into the notes folder and reads only what the reader pointed at.
enum class PlanPathRule {
  file,         ///< a file below the folder that it belongs to
  folder,       ///< a folder below the workspace, or "."
  folderOutside ///< a folder named from the workspace, which may go up
};

/// PATH without "." and doubled '/' in it, or what is wrong with it.
std::expected<std::string, Message> checkedPlanPath(std::string_view path, PlanPathRule rule);

} // namespace escolio
