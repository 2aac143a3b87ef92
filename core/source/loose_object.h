#pragma once

#include "core/base/error.h"
#include "core/source/revision.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace escolio {

/// A loose object of git (gitformat-loose(5)) as far as its header.
struct LooseObjectHeader {
  ObjectKind kind = ObjectKind::blob;
  std::size_t size = 0;
};

enum class LooseObjectState {
  absent, ///< there is no such file
  whole,
  damaged ///< cut off, or no such object at all
};

/// Reads the loose object in FILE whole. ALLOCATE gets its header and gives where to put as many
/// bytes as it says (null: no memory, the object counts as damaged).
LooseObjectState readLooseObject(const std::filesystem::path& file,
                                 const std::function<void*(const LooseObjectHeader&)>& allocate);

/// Folders of objects that a repository borrows from: those named in `info/alternates` of OBJECTS,
/// and in theirs, as deep as git follows them.
std::vector<std::filesystem::path> borrowedObjectFolders(const std::filesystem::path& objects);

} // namespace escolio
