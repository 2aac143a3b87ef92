#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <string_view>

namespace escolio {

/// A file in a private folder of the system's temporary folder, removed with it at the end: for
/// programs that read files only.
class TemporaryCopy {
 public:
  /// Writes BYTES to a file called NAME (no '/' in it; a name that the system refuses is shortened
  /// to its extension). ErrorKind::io.
  static Result<TemporaryCopy> make(std::string_view name, std::string_view bytes);

  TemporaryCopy(TemporaryCopy&& other) noexcept;
  TemporaryCopy& operator=(TemporaryCopy&& other) noexcept;
  TemporaryCopy(const TemporaryCopy&) = delete;
  TemporaryCopy& operator=(const TemporaryCopy&) = delete;
  ~TemporaryCopy();

  [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

 private:
  TemporaryCopy() = default;

  std::filesystem::path m_folder; ///< empty when there is nothing to remove
  std::filesystem::path m_file;
};

} // namespace escolio
