#include "core/workspace/atomic_write.h"

#include "core/base/file_descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <format>
#include <optional>
#include <random>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <utility>
#include <vector>

#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace escolio {
namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40; // as Linux follows (path_resolution(7))
constexpr mode_t allModeBits = 07777;

std::string reasonOf(int number) {
  return std::generic_category().message(number);
}

/// Runs a system call until no signal interrupts it.
template <typename Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result == -1 && errno == EINTR)
    result = call();
  return result;
}

/// The file that PATH leads to, all links followed; it need not exist.
Result<fs::path> followLinks(fs::path path) {
  const fs::path asked = path;
  for (int followed = 0; followed < mostLinks; ++followed) {
    std::error_code failed;
    const fs::path target = fs::read_symlink(path, failed);
    if (failed)
      return path; // no link: what it is, if anything, is seen when it is opened
    path = target.is_absolute() ? target : path.parent_path() / target;
  }
  return std::unexpected(writingError(asked, ELOOP));
}

Result<void> writeAll(int file, std::string_view bytes, const fs::path& path) {
  while (!bytes.empty()) {
    const auto written = uninterrupted([&] { return ::write(file, bytes.data(), bytes.size()); });
    if (written < 0)
      return std::unexpected(writingError(path, errno));
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  if (uninterrupted([&] { return ::fsync(file); }) != 0)
    return std::unexpected(writingError(path, errno));
  return {};
}

/// A new file in a folder, removed again unless it took its final name.
class TemporaryFile {
 public:
  static Result<TemporaryFile> in(const fs::path& folder, mode_t mode) {
    std::random_device random;
    for (int tries = 0; tries < 100; ++tries) {
      fs::path path = folder / std::format(".escolio-{:08x}{:08x}.tmp", random(), random());
      const int number = uninterrupted([&] {
        return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
      });
      if (number >= 0)
        return TemporaryFile(FileDescriptor(number), std::move(path));
      if (errno != EEXIST)
        return std::unexpected(writingError(path, errno));
    }
    return std::unexpected(writingError(folder, EEXIST));
  }

  TemporaryFile(TemporaryFile&& other) noexcept
      : m_file(std::move(other.m_file)), m_path(std::exchange(other.m_path, {})) {}
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  ~TemporaryFile() {
    if (!m_path.empty())
      ::unlink(m_path.c_str());
  }

  [[nodiscard]] int number() const { return m_file.number(); }

  Result<void> takeName(const fs::path& path) {
    if (!m_file.close() || ::rename(m_path.c_str(), path.c_str()) != 0)
      return std::unexpected(writingError(path, errno));
    m_path.clear();
    return {};
  }

 private:
  TemporaryFile(FileDescriptor file, fs::path path)
      : m_file(std::move(file)), m_path(std::move(path)) {}

  FileDescriptor m_file;
  fs::path m_path; // empty once it has its final name
};

/// Tags, access lists and labels. What the file system refuses is left out: they are no content.
void copyExtendedAttributes([[maybe_unused]] const fs::path& from, [[maybe_unused]] int to) {
#ifdef __linux__
  const auto size = ::listxattr(from.c_str(), nullptr, 0);
  if (size <= 0)
    return;
  std::vector<char> names(static_cast<std::size_t>(size));
  const auto listed = ::listxattr(from.c_str(), names.data(), names.size());
  for (std::size_t at = 0; listed > 0 && at < static_cast<std::size_t>(listed);) {
    const std::string name(names.data() + at);
    at += name.size() + 1;
    const auto length = ::getxattr(from.c_str(), name.c_str(), nullptr, 0);
    if (length < 0)
      continue;
    std::vector<char> value(static_cast<std::size_t>(length));
    const auto got = ::getxattr(from.c_str(), name.c_str(), value.data(), value.size());
    if (got >= 0)
      ::fsetxattr(to, name.c_str(), value.data(), static_cast<std::size_t>(got), 0);
  }
#endif
}

/// Gives FILE what the one that it replaces has.
Result<void> keepAttributes(int file, const struct stat& old, const fs::path& path) {
  const bool isRoot = ::geteuid() == 0;
  const uid_t owner = isRoot ? old.st_uid : static_cast<uid_t>(-1);
  // Somebody who is not in the file's group cannot keep it: the mode then must not be wider either.
  const bool keepsGroup = ::fchown(file, owner, old.st_gid) == 0;
  mode_t mode = old.st_mode & allModeBits;
  if (!keepsGroup)
    mode &= static_cast<mode_t>(~(S_IRWXG | S_ISGID));
  copyExtendedAttributes(path, file);
  if (::fchmod(file, mode) != 0)
    return std::unexpected(writingError(path, errno));
  return {};
}

/// So that the new name itself survives a power failure. File systems that cannot do this say so.
Result<void> flushFolder(const fs::path& folder) {
  const FileDescriptor opened(
      uninterrupted([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
  if (opened.isOpen() && ::fsync(opened.number()) != 0 && errno == EIO)
    return std::unexpected(writingError(folder, errno));
  return {};
}

Result<std::string> readAll(int file, const fs::path& path) {
  std::string bytes;
  std::vector<char> buffer(std::size_t{1} << 16U);
  for (;;) {
    const auto got = uninterrupted([&] { return ::read(file, buffer.data(), buffer.size()); });
    if (got < 0)
      return std::unexpected(readingError(path, errno));
    if (got == 0)
      return bytes;
    bytes.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

Result<void> overwrite(int file, std::string_view bytes, const fs::path& path) {
  if (::lseek(file, 0, SEEK_SET) < 0)
    return std::unexpected(writingError(path, errno));
  if (auto written = writeAll(file, bytes, path); !written)
    return written;
  if (::ftruncate(file, static_cast<off_t>(bytes.size())) != 0 || ::fsync(file) != 0)
    return std::unexpected(writingError(path, errno));
  return {};
}

/// Writes a file that has several names, with its new bytes safe in a file beside it meanwhile.
Result<void> writeInPlace(const fs::path& path, std::string_view bytes) {
  const FileDescriptor file(
      uninterrupted([&] { return ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW); }));
  if (!file.isOpen())
    return std::unexpected(writingError(path, errno));
  const auto old = readAll(file.number(), path);
  if (!old)
    return std::unexpected(old.error());
  auto written = overwrite(file.number(), bytes, path);
  if (!written)
    (void)overwrite(file.number(), *old, path); // the error of the first attempt is the one to tell
  return written;
}

/// What stands at PATH now; nullopt for nothing.
Result<std::optional<struct stat>> writableFile(const fs::path& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT)
      return std::nullopt;
    return std::unexpected(writingError(path, errno));
  }
  if (!S_ISREG(status.st_mode))
    return failure(ErrorKind::notAFile,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is not a file, so that nothing can be "
                                                       "written to it."),
                               path.string()));
  if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
    return std::unexpected(writingError(path, errno));
  return status;
}

} // namespace

Error readingError(const fs::path& path, int number) {
  return {ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read: %2."),
                                     path.string(), reasonOf(number))};
}

Error writingError(const fs::path& path, int number) {
  return {ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be written: %2."),
                                     path.string(), reasonOf(number))};
}

Result<void> writeAtomically(const fs::path& asked, std::string_view bytes) {
  const auto path = followLinks(asked);
  if (!path)
    return std::unexpected(path.error());
  const auto old = writableFile(*path);
  if (!old)
    return std::unexpected(old.error());
  const fs::path folder = path->has_parent_path() ? path->parent_path() : fs::path(".");

  constexpr mode_t newFileMode = 0666; // less what the umask takes away
  constexpr mode_t ownerOnly = 0600;   // until the mode of the old file is known to fit
  auto temporary = TemporaryFile::in(folder, *old ? ownerOnly : newFileMode);
  if (!temporary)
    return std::unexpected(temporary.error());
  if (*old)
    if (auto kept = keepAttributes(temporary->number(), **old, *path); !kept)
      return kept;
  if (auto written = writeAll(temporary->number(), bytes, *path); !written)
    return written;
  if (*old && (*old)->st_nlink > 1)
    return writeInPlace(*path, bytes);
  if (auto named = temporary->takeName(*path); !named)
    return named;
  return flushFolder(folder);
}

} // namespace escolio
