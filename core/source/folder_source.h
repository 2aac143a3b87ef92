#pragma once

#include "core/base/error.h"
#include "core/source/object_source.h"

#include <filesystem>
#include <memory>

namespace escolio {

/// Opens a plain folder. Links inside it are followed as long as they stay inside; one that leaves
/// it is reported as a link and never read.
Result<std::unique_ptr<ObjectSource>> openFolderSource(const std::filesystem::path& root);

} // namespace escolio
