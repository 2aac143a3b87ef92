#include "core/workspace/disk_file_store.h"

#include "core/base/file_descriptor.h"
#include "core/workspace/atomic_write.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace escolio {
namespace {

namespace fs = std::filesystem;

Error notAFileError(const fs::path& path) {
  return {ErrorKind::notAFile,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is a folder or a device, not a file."),
                      path.string())};
}

Error tooLargeError(const fs::path& path, std::uint64_t limit) {
  return {ErrorKind::tooLarge,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is too large: at most %2 bytes are read."),
                      path.string(), limit)};
}

Error openingError(const fs::path& path, int number) {
  if (number == ENOENT || number == ENOTDIR)
    return {ErrorKind::notFound,
            makeMessage(ESCOLIO_MESSAGE("core", "There is no file %1."), path.string())};
  return readingError(path, number);
}

bool isHidden(const fs::path& path) {
  return path.filename().native().starts_with('.');
}

} // namespace

Result<std::optional<FileStatus>> DiskFileStore::status(const fs::path& path) const {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT || errno == ENOTDIR)
      return std::nullopt;
    return std::unexpected(readingError(path, errno));
  }
  return FileStatus{.isFolder = S_ISDIR(status.st_mode),
                    .size = static_cast<std::uint64_t>(status.st_size)};
}

Result<std::string> DiskFileStore::read(const fs::path& path, std::uint64_t limit) const {
  // Not to wait for a writer where a pipe has the name of a note.
  const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.isOpen())
    return std::unexpected(openingError(path, errno));
  struct stat status{};
  if (::fstat(file.number(), &status) != 0)
    return std::unexpected(readingError(path, errno));
  if (!S_ISREG(status.st_mode))
    return std::unexpected(notAFileError(path));
  const auto size = static_cast<std::uint64_t>(status.st_size);
  if (size > limit)
    return std::unexpected(tooLargeError(path, limit));

  std::string bytes(static_cast<std::size_t>(size) + 1, '\0');
  std::size_t used = 0;
  for (;;) {
    const auto got = ::read(file.number(), bytes.data() + used, bytes.size() - used);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      return std::unexpected(readingError(path, errno));
    if (got == 0)
      break;
    used += static_cast<std::size_t>(got);
    if (used > limit)
      return std::unexpected(tooLargeError(path, limit));
    if (used == bytes.size()) // it has grown since it was opened
      bytes.resize(bytes.size() * 2);
  }
  bytes.resize(used);
  return bytes;
}

Result<void> DiskFileStore::write(const fs::path& path, std::string_view bytes) {
  if (const fs::path folder = path.parent_path(); !folder.empty())
    if (auto made = makeFolder(folder); !made)
      return made;
  return writeAtomically(path, bytes);
}

Result<std::vector<std::string>> DiskFileStore::list(const fs::path& folder) const {
  std::error_code failed;
  fs::recursive_directory_iterator entries(folder, fs::directory_options::skip_permission_denied,
                                           failed);
  if (failed)
    return std::unexpected(openingError(folder, failed.value()));
  std::vector<std::string> files;
  for (; entries != fs::recursive_directory_iterator(); entries.increment(failed)) {
    const fs::directory_entry& entry = *entries;
    std::error_code ignored;
    if (entry.is_symlink(ignored) || !entry.is_directory(ignored)) {
      if (entry.is_regular_file(ignored))
        files.push_back(entry.path().lexically_relative(folder).generic_string());
    } else if (isHidden(entry.path()) || fs::exists(entry.path() / ".git", ignored)) {
      entries.disable_recursion_pending();
    }
  }
  if (failed)
    return std::unexpected(readingError(folder, failed.value()));
  std::ranges::sort(files);
  return files;
}

Result<void> DiskFileStore::makeFolder(const fs::path& path) {
  std::error_code failed;
  fs::create_directories(path, failed);
  if (!failed && !fs::is_directory(path, failed) && !failed)
    failed = std::make_error_code(std::errc::not_a_directory);
  if (failed)
    return failure(ErrorKind::io,
                   makeMessage(ESCOLIO_MESSAGE("core", "The folder %1 cannot be made: %2."),
                               path.string(), failed.message()));
  return {};
}

} // namespace escolio
