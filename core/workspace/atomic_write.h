#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string_view>

namespace escolio {

/// Replaces the file at PATH, whose folder exists, with BYTES: whole or not at all.
///
/// The bytes go into a new file beside it, are flushed to the disk, and take the name with one
/// rename; the folder is flushed then. No other file is left behind, whatever happens.
/// - Links are followed to the file that they name, which need not exist yet; a loop is an error.
/// - Mode, group, extended attributes and, for root, the owner of the file are kept.
/// - A file that may not be written is left alone, although its folder would allow it.
/// - A file with several names (hard links) keeps them: it is written in place, after the new bytes
///   were flushed beside it, and gets its old bytes back when that fails. Only there a power
///   failure can tear the file; the new bytes then stand in `.escolio-….tmp` beside it.
/// ErrorKind::notAFile for folders and devices, io with the system's reason otherwise.
Result<void> writeAtomically(const std::filesystem::path& path, std::string_view bytes);

/// "PATH cannot be read: REASON" for the system's error NUMBER.
Error readingError(const std::filesystem::path& path, int number);
Error writingError(const std::filesystem::path& path, int number);

} // namespace escolio
