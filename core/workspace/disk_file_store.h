#pragma once

#include "core/workspace/file_store.h"

namespace escolio {

/// The files of this computer. Files are written as writeAtomically() does; below a folder that is
/// listed, those of other git repositories (checkouts inside the notes folder) are left out.
class DiskFileStore final : public FileStore {
 public:
  Result<std::optional<FileStatus>> status(const std::filesystem::path& path) const override;
  Result<std::string> read(const std::filesystem::path& path, std::uint64_t limit) const override;
  Result<void> write(const std::filesystem::path& path, std::string_view bytes) override;
  Result<std::vector<std::string>> list(const std::filesystem::path& folder) const override;
  Result<void> makeFolder(const std::filesystem::path& path) override;
};

} // namespace escolio
