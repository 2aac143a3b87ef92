#pragma once

#include <filesystem>
#include <string_view>

namespace escolio::fakes {

/// A folder of its own that is removed at the end with all that is in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
  [[nodiscard]] std::filesystem::path operator/(std::string_view name) const {
    return m_path / name;
  }

 private:
  std::filesystem::path m_path; ///< without links in it
};

/// Writes BYTES, makes missing folders.
void writeFile(const std::filesystem::path& path, std::string_view bytes);

} // namespace escolio::fakes
