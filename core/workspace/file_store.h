#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A file or folder as the store sees it, links followed.
struct FileStatus {
  bool isFolder = false;
  std::uint64_t size = 0;
};

/// The analysis of a note takes 250 times its size in memory at worst (a table of single letters):
/// a larger file is no note, and is said to be too large instead of ending the program.
inline constexpr std::uint64_t largestWrittenFile = std::uint64_t{8} << 20U;

/// Reads and writes files of the reader (notes, plans, settings). Never used for sources.
class FileStore {
 public:
  virtual ~FileStore() = default;

  /// nullopt when there is nothing at PATH.
  virtual Result<std::optional<FileStatus>> status(const std::filesystem::path& path) const = 0;
  /// The whole file. ErrorKind::notFound, notAFile, tooLarge (above LIMIT bytes) or io.
  virtual Result<std::string> read(const std::filesystem::path& path,
                                   std::uint64_t limit = largestWrittenFile) const = 0;
  /// Replaces the file whole or not at all: temporary file beside it, flushed, renamed, folder
  /// flushed. Links are followed to the file they name, its mode is kept, missing folders are made.
  virtual Result<void> write(const std::filesystem::path& path, std::string_view bytes) = 0;
  /// Paths of all files below FOLDER, relative, sorted; hidden folders are left out, links not
  /// entered.
  virtual Result<std::vector<std::string>> list(const std::filesystem::path& folder) const = 0;
  virtual Result<void> makeFolder(const std::filesystem::path& path) = 0;
};

} // namespace escolio
