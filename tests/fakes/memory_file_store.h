#pragma once

#include "core/workspace/file_store.h"

#include <map>
#include <set>
#include <string>

namespace escolio::fakes {

/// Files in memory, and faults at will.
class MemoryFileStore final : public FileStore {
 public:
  std::map<std::string, std::string> files; ///< bytes by path
  std::set<std::string> folders;            ///< made without a file in them
  std::map<std::string, Error> faults;      ///< whatever is done to one of these paths fails so
  int writes = 0;                           ///< that succeeded

  Result<std::optional<FileStatus>> status(const std::filesystem::path& path) const override;
  Result<std::string> read(const std::filesystem::path& path, std::uint64_t limit) const override;
  Result<void> write(const std::filesystem::path& path, std::string_view bytes) override;
  Result<std::vector<std::string>> list(const std::filesystem::path& folder) const override;
  Result<void> makeFolder(const std::filesystem::path& path) override;

 private:
  [[nodiscard]] Result<void> faultOf(const std::string& path) const;
  [[nodiscard]] bool isFolder(const std::string& path) const;
};

} // namespace escolio::fakes
