#include "core/source/file_bytes.h"

#include "core/source/repository_errors.h"

#include <fstream>
#include <system_error>

namespace escolio {

namespace fs = std::filesystem;

Result<std::string> readFileBytes(const fs::path& path, std::uint64_t limit) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found)
    return std::unexpected(noSuchFileError(path.string()));
  const auto cannotRead = [&path](const std::string& why) {
    return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read: %2."),
                                              path.string(), why));
  };
  if (status.type() == fs::file_type::none)
    return cannotRead(error.message());
  // A pipe or device would never end.
  if (status.type() != fs::file_type::regular)
    return failure(ErrorKind::notAFile,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is no regular file."), path.string()));
  const std::uintmax_t size = fs::file_size(path, error);
  if (error)
    return cannotRead(error.message());
  if (size > limit)
    return std::unexpected(tooLargeError(path.string(), size, limit));
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return cannotRead(std::generic_category().message(errno));
  std::string bytes(size, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(size));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  if (file.bad())
    return cannotRead(std::generic_category().message(errno));
  return bytes;
}

} // namespace escolio
