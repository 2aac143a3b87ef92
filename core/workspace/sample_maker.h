#pragma once

#include "core/base/error.h"
#include "core/process/process_runner.h"
#include "core/workspace/file_store.h"

#include <filesystem>
#include <string_view>

namespace escolio {

/// Lays the built-in sample down in FOLDER, which must be empty or not there: two source
/// repositories whose commits are the same on every machine, and the workspace with half-done notes
/// in LANGUAGE ("es", else English). Gives the workspace's folder. ErrorKind::usage for a folder
/// with something in it; nothing is left behind when it cannot be finished.
/// resources/sample/README.md says what goes where.
Result<std::filesystem::path> makeSample(const std::filesystem::path& folder,
                                         std::string_view language, FileStore& store,
                                         const ProcessRunner& runner);

} // namespace escolio
