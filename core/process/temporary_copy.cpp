#include "core/process/temporary_copy.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

std::unexpected<Error> cannotWrite(const fs::path& path, const std::string& why) {
  return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be written: %2."),
                                            path.string(), why));
}

bool isUsableName(std::string_view name) {
  constexpr std::size_t longest = 200;
  return !name.empty() && name.size() <= longest && name != "." && name != ".." &&
         !name.contains('/') && !name.contains('\0') && !name.contains('\n');
}

} // namespace

Result<TemporaryCopy> TemporaryCopy::make(std::string_view name, std::string_view bytes) {
  std::error_code error;
  const fs::path temporary = fs::temp_directory_path(error);
  if (error)
    return cannotWrite("/tmp", error.message());
  std::string folder = (temporary / "escolio-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) // only its user may enter it
    return cannotWrite(temporary, std::generic_category().message(errno));
  TemporaryCopy copy;
  copy.m_folder = folder;
  const std::string usable =
      isUsableName(name) ? std::string(name) : "file" + fs::path(name).extension().string();
  copy.m_file = copy.m_folder / (isUsableName(usable) ? usable : "file");
  std::ofstream file(copy.m_file, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file)
    return cannotWrite(copy.m_file, std::generic_category().message(errno));
  return copy;
}

TemporaryCopy::TemporaryCopy(TemporaryCopy&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {})), m_file(std::exchange(other.m_file, {})) {}

TemporaryCopy& TemporaryCopy::operator=(TemporaryCopy&& other) noexcept {
  std::swap(m_folder, other.m_folder);
  std::swap(m_file, other.m_file);
  return *this;
}

TemporaryCopy::~TemporaryCopy() {
  std::error_code ignored;
  if (!m_folder.empty())
    fs::remove_all(m_folder, ignored);
}

} // namespace escolio
