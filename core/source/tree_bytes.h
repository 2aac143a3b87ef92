#pragma once

#include "core/source/object_source.h"

#include <optional>
#include <string>
#include <string_view>

namespace escolio {

/// An entry of a tree object.
struct TreeBytesEntry {
  PathKind kind = PathKind::file; ///< file, folder, link or submodule
  std::string id;                 ///< in hexadecimal
  bool operator==(const TreeBytesEntry&) const = default;
};

/// Looks NAME up in the bytes of a tree object (`MODE NAME NUL ID` again and again) whose ids have
/// ID_SIZE bytes (20 or 32). nullopt when it is not there, also in what is no tree.
std::optional<TreeBytesEntry> findInTree(std::string_view tree, std::string_view name,
                                         std::size_t idSize);

} // namespace escolio
