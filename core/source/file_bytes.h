#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace escolio {

/// All bytes of a regular file, links followed. ErrorKind::notFound, notAFile, tooLarge (above
/// LIMIT bytes, before it is read) or io.
Result<std::string> readFileBytes(const std::filesystem::path& path, std::uint64_t limit);

} // namespace escolio
