#include "core/source/folder_source.h"

#include "core/source/file_bytes.h"
#include "core/source/large_file_pointer.h"
#include "core/source/repository_errors.h"
#include "core/source/source_path.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace escolio {
namespace {

namespace fs = std::filesystem;

bool isInside(const fs::path& root, const fs::path& path) {
  const auto [atRoot, atPath] = std::ranges::mismatch(root, path);
  return atRoot == root.end();
}

/// Not part of what a reader reads: version control and what Python writes beside its files.
bool isLeftOut(const fs::path& name) {
  return name == ".git" || name == ".hg" || name == ".svn" || name == "__pycache__";
}

class FolderSource final : public ObjectSource {
 public:
  explicit FolderSource(fs::path root) : m_root(std::move(root)) {}

  [[nodiscard]] SourceKind kind() const override { return SourceKind::folder; }
  [[nodiscard]] const fs::path& root() const override { return m_root; }
  [[nodiscard]] bool hasWorkingFiles() const override { return false; }
  [[nodiscard]] bool isShallow() const override { return false; }

  [[nodiscard]] Result<ResolvedRevision> resolve(std::string_view) const override {
    return noRevisions();
  }
  [[nodiscard]] Result<HeadState> head() const override { return noRevisions(); }
  [[nodiscard]] Result<std::vector<NamedCommit>> branches() const override { return noRevisions(); }
  [[nodiscard]] Result<std::vector<NamedCommit>> tags() const override { return noRevisions(); }
  [[nodiscard]] Result<std::vector<CommitSummary>> recentCommits(const CommitId&, std::string_view,
                                                                 std::size_t) const override {
    return noRevisions();
  }

  [[nodiscard]] Result<FoundPath> find(const CommitId&, std::string_view path) const override {
    const auto located = locate(path);
    if (!located)
      return std::unexpected(located.error());
    return located->found;
  }

  [[nodiscard]] Result<std::shared_ptr<const SourceText>>
  read(const CommitId&, std::string_view path, std::uint64_t limit) const override {
    const auto located = locate(path);
    if (!located)
      return std::unexpected(located.error());
    const FoundPath& found = located->found;
    if (found.kind != PathKind::file)
      return std::unexpected(notAFileError(path, found.kind, found.at));
    if (found.size > limit)
      return std::unexpected(tooLargeError(path, found.size, limit));
    auto bytes = readFileBytes(located->file, limit);
    if (!bytes)
      return std::unexpected(bytes.error());
    return SourceText::fromBytes(std::move(*bytes));
  }

  [[nodiscard]] Result<std::vector<std::string>> list(const CommitId&) const override {
    std::vector<std::string> paths;
    std::error_code error;
    fs::recursive_directory_iterator entry(m_root, fs::directory_options::skip_permission_denied,
                                           error);
    for (const fs::recursive_directory_iterator end; !error && entry != end;
         entry.increment(error)) {
      std::error_code ignored;
      const fs::file_type type = entry->symlink_status(ignored).type();
      if (type == fs::file_type::directory && isLeftOut(entry->path().filename()))
        entry.disable_recursion_pending();
      if (type == fs::file_type::regular || type == fs::file_type::symlink)
        paths.push_back(entry->path().lexically_relative(m_root).generic_string());
    }
    if (error)
      return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read: %2."),
                                                m_root.string(), error.message()));
    std::ranges::sort(paths);
    return paths;
  }

  [[nodiscard]] Result<std::vector<std::string>>
  rewrittenFiles(const std::vector<std::string>&) const override {
    return std::vector<std::string>{};
  }

 private:
  struct Located {
    FoundPath found;
    fs::path file; ///< without links; set for files and pointers
  };

  [[nodiscard]] std::unexpected<Error> noRevisions() const {
    return failure(
        ErrorKind::unsupported,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 is a plain folder, not a git repository: "
                                            "it has no commits."),
                    m_root.string()));
  }

  [[nodiscard]] Result<Located> locate(std::string_view path) const {
    const auto parts = pathParts(path);
    if (!parts)
      return Located{};
    std::error_code error;
    const fs::path file = fs::canonical(m_root / path, error);
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
      return Located{};
    if (!error && !isInside(m_root, file))
      return Located{{PathKind::link, 0, firstLink(*parts)}, {}};
    const fs::file_status status = error ? fs::file_status() : fs::status(file, error);
    if (error)
      return failure(ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read: %2."),
                                                (m_root / path).string(), error.message()));
    if (fs::is_directory(status))
      return Located{{PathKind::folder, 0, ""}, file};
    if (!fs::is_regular_file(status))
      return Located{};
    const std::uintmax_t size = fs::file_size(file, error);
    Located located{{PathKind::file, error ? 0 : size, ""}, file};
    if (size < largestPointer) {
      const auto bytes = readFileBytes(file, largestPointer);
      if (!bytes)
        return std::unexpected(bytes.error());
      if (isLargeFilePointer(*bytes))
        located.found.kind = PathKind::largeFilePointer;
    }
    return located;
  }

  /// The shortest part of a path that is a link.
  [[nodiscard]] std::string firstLink(const std::vector<std::string>& parts) const {
    for (std::size_t depth = 1; depth <= parts.size(); ++depth) {
      std::error_code ignored;
      const std::string path = joinedPath(parts, depth);
      if (fs::is_symlink(fs::symlink_status(m_root / path, ignored)))
        return path;
    }
    return joinedPath(parts, parts.size());
  }

  fs::path m_root; ///< without links
};

} // namespace

Result<std::unique_ptr<ObjectSource>> openFolderSource(const fs::path& root) {
  std::error_code error;
  fs::path canonical = fs::canonical(root, error);
  if (error || !fs::is_directory(canonical, error))
    return failure(ErrorKind::notFound,
                   makeMessage(ESCOLIO_MESSAGE("core", "There is no folder %1."), root.string()));
  return std::make_unique<FolderSource>(std::move(canonical));
}

} // namespace escolio
