#include "core/source/git_working_files.h"

#include "core/source/content_hash.h"
#include "core/source/file_bytes.h"
#include "core/source/git_revisions.h"
#include "core/source/git_tree_entry.h"
#include "core/source/large_file_pointer.h"

#include <git2.h>
#include <git2/sys/repository.h>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

enum class Comparison {
  same,
  differs,
  unknown ///< it goes through a conversion that only the git program knows
};

/// The index of a checkout. One that libgit2 cannot read is that of a sparse checkout; an empty one
/// takes its place in memory, without which no attributes could be looked up.
class Index {
 public:
  explicit Index(const GitRepository& repository) : m_repository(repository) {}

  /// Reads it, once: it can be large, and files that were not touched need none.
  void load() {
    if (std::exchange(m_isLoaded, true))
      return;
    auto opened = openGit<git_index>(
        [&](git_index** out) { return git_repository_index(out, m_repository.handle.get()); });
    if (opened.code == 0) {
      m_index = std::move(opened.handle);
      return;
    }
    const auto empty = openGit<git_index>([](git_index** out) { return git_index_new(out); });
    git_repository_set_index(m_repository.handle.get(), empty.handle.get());
  }

  /// True when the checkout should have a working file at PATH: the index is not of a checkout
  /// without files, and does not leave PATH out.
  [[nodiscard]] bool isCheckedOut(const std::string& path) {
    load();
    if (!m_index || git_index_entrycount(m_index.get()) == 0)
      return false;
    const git_index_entry* entry = git_index_get_bypath(m_index.get(), path.c_str(), 0);
    const bool wasRemoved = entry == nullptr;
    return wasRemoved || (entry->flags_extended & GIT_INDEX_ENTRY_SKIP_WORKTREE) == 0;
  }

  /// True when git found content ID in the working file at PATH and the file's times, size and
  /// number are still as they were then: git itself looks no further. A file as young as the index
  /// may have changed unseen ("racy git" in git's technical documentation) and is not believed.
  [[nodiscard]] bool saysUnchanged(const std::string& path, const std::string& id) {
    load();
    const git_index_entry* entry =
        m_index ? git_index_get_bypath(m_index.get(), path.c_str(), 0) : nullptr;
    struct stat file = {};
    struct stat index = {};
    if (entry == nullptr || gitHex(&entry->id) != id ||
        lstat((m_repository.root / path).c_str(), &file) != 0 ||
        stat(git_index_path(m_index.get()), &index) != 0)
      return false;
    const auto isAt = [](const git_index_time& noted, const timespec& time) {
      return noted.seconds == static_cast<std::int32_t>(time.tv_sec) &&
             noted.nanoseconds == static_cast<std::uint32_t>(time.tv_nsec);
    };
    return isAt(entry->mtime, file.st_mtim) && isAt(entry->ctime, file.st_ctim) &&
           entry->file_size == static_cast<std::uint32_t>(file.st_size) &&
           entry->ino == static_cast<std::uint32_t>(file.st_ino) &&
           std::pair(file.st_mtim.tv_sec, file.st_mtim.tv_nsec) <
               std::pair(index.st_mtim.tv_sec, index.st_mtim.tv_nsec);
  }

 private:
  const GitRepository& m_repository;
  GitHandle<git_index> m_index; ///< null when it cannot be read
  bool m_isLoaded = false;
};

/// The value of an attribute (gitattributes(5)) that is set to a text, else empty.
std::string attributeText(const GitRepository& repository, const std::string& path,
                          const char* name) {
  const char* value = nullptr;
  const int code = git_attr_get(&value, repository.handle.get(), GIT_ATTR_CHECK_FILE_THEN_INDEX,
                                path.c_str(), name);
  const bool hasText = code == 0 && git_attr_value(value) == GIT_ATTR_VALUE_STRING;
  return hasText ? std::string(value) : std::string();
}

/// The id that git would give the working file: after the conversion of line ends. nullopt when the
/// conversion fails.
std::optional<std::string> idOfWorkingFile(const GitRepository& repository,
                                           const std::string& path) {
  git_oid id;
  const std::string file = (repository.root / path).string();
  const int code = git_repository_hashfile(&id, repository.handle.get(), file.c_str(),
                                           GIT_OBJECT_BLOB, path.c_str());
  return code == 0 ? std::optional(gitHex(&id)) : std::nullopt;
}

std::string idOfBytes(std::string_view bytes) {
  git_oid id;
  return git_odb_hash(&id, bytes.data(), bytes.size(), GIT_OBJECT_BLOB) == 0 ? gitHex(&id)
                                                                             : std::string();
}

/// The blob of an entry, when it is small enough to be a pointer.
std::optional<LfsPointer> pointerOf(const GitRepository& repository, const GitTreeEntry& entry) {
  git_oid id;
  git_oid_fromstr(&id, entry.id.c_str());
  const auto blob = openGit<git_object>([&](git_object** out) {
    return git_object_lookup(out, repository.handle.get(), &id, GIT_OBJECT_BLOB);
  });
  if (blob.code != 0)
    return std::nullopt;
  const auto* raw = reinterpret_cast<const git_blob*>(blob.handle.get());
  return parseLfsPointer({static_cast<const char*>(git_blob_rawcontent(raw)),
                          static_cast<std::size_t>(git_blob_rawsize(raw))});
}

Comparison compareFile(const GitRepository& repository, Index& index, const std::string& path,
                       const GitTreeEntry& entry) {
  // Below this, hashing the file is quicker than reading the index of a large repository.
  constexpr std::uintmax_t large = 1U << 20U;
  std::error_code error;
  const std::uintmax_t size = fs::file_size(repository.root / path, error);
  if (!error && size >= large && index.saysUnchanged(path, entry.id))
    return Comparison::same;
  const Result<std::string> bytes = readFileBytes(repository.root / path, largestSourceFile);
  if (!bytes)
    return Comparison::unknown;
  if (idOfBytes(*bytes) == entry.id)
    return Comparison::same;
  index.load();
  const std::optional<std::string> converted = idOfWorkingFile(repository, path);
  if (converted == entry.id)
    return Comparison::same;
  if (const auto pointer = pointerOf(repository, entry))
    return pointer->size == bytes->size() && pointer->sha256 == sha256Hex(*bytes)
               ? Comparison::same
               : Comparison::differs;
  const bool isConvertedByOthers =
      !converted || !attributeText(repository, path, "filter").empty() ||
      !attributeText(repository, path, "working-tree-encoding").empty();
  return isConvertedByOthers ? Comparison::unknown : Comparison::differs;
}

Comparison compare(const GitRepository& repository, Index& index, const std::string& path,
                   const GitTreeEntry& entry) {
  const fs::path file = repository.root / path;
  std::error_code error;
  const fs::file_status status = fs::symlink_status(file, error);
  if (status.type() == fs::file_type::not_found)
    return index.isCheckedOut(path) ? Comparison::differs : Comparison::same;
  if (status.type() == fs::file_type::none)
    return Comparison::unknown;
  if (fs::is_symlink(status)) {
    const fs::path target = fs::read_symlink(file, error);
    return entry.kind == PathKind::link && idOfBytes(target.string()) == entry.id
               ? Comparison::same
               : Comparison::differs;
  }
  if (!fs::is_regular_file(status))
    return Comparison::differs;
  return compareFile(repository, index, path, entry);
}

} // namespace

Result<std::vector<std::string>> rewrittenGitFiles(const GitRepository& repository,
                                                   const std::vector<std::string>& paths) {
  std::vector<std::string> rewritten;
  const auto head = gitHead(repository);
  if (!head)
    return std::unexpected(head.error());
  if (!repository.hasWorkingFiles || !head->commit)
    return rewritten;
  Index index(repository);
  std::optional<std::string> unknown;
  for (const std::string& path : paths) {
    const auto entry = gitTreeEntry(repository, *head->commit, path);
    if (!entry)
      return std::unexpected(entry.error());
    const bool isContent =
        entry->kind == PathKind::file || (entry->kind == PathKind::link && entry->at == path);
    if (!isContent)
      continue;
    const Comparison comparison = compare(repository, index, path, *entry);
    if (comparison == Comparison::differs)
      rewritten.push_back(path);
    else if (comparison == Comparison::unknown)
      unknown = path;
  }
  if (rewritten.empty() && unknown)
    return failure(
        ErrorKind::unsupported,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be compared with the checkout's "
                                            "HEAD. See for yourself with: git diff HEAD"),
                    *unknown));
  return rewritten;
}

} // namespace escolio
