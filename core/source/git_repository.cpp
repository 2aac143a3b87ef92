#include "core/source/git_repository.h"

#include "core/source/git_loose_backend.h"
#include "core/source/repository_errors.h"

#include <git2.h>
#include <system_error>

// Where libgit2 is built with Mbed TLS (Debian), its start reads all of the system's certificates:
// half the work of `escolio-cli check`. Nothing here goes to the network through libgit2 (git
// fetches), so the program's own definition, which goes before the library's, has none to read.
// libgit2 takes that for a missing file and goes on.
extern "C" int mbedtls_x509_crt_parse_file(void* chain, const char* path);
extern "C" int mbedtls_x509_crt_parse_file(void* /*chain*/, const char* /*path*/) {
  constexpr int fileError = -0x2900; // MBEDTLS_ERR_X509_FILE_IO_ERROR
  return fileError;
}

namespace escolio {
namespace {

namespace fs = std::filesystem;

/// libgit2 is started once and left to the end of the process: values that were read keep memory of
/// its allocator, and starting it anew would cost milliseconds.
class StartedLibgit2 {
 public:
  StartedLibgit2() {
    git_libgit2_init();
    // Reading a blob would compute its SHA-1, which takes longer than inflating it. git does not
    // either; zlib's own checksum finds damage, and `git fsck` is the tool for doubt.
    git_libgit2_opts(GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION, 0);
    // Marks that change nothing for who only reads: objects of a partial clone may be missing,
    // which we tell apart; links between worktrees may be relative, which libgit2 reads.
    const char* extensions[] = {"partialclone", "relativeworktrees"};
    git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, extensions, std::size(extensions));
  }
};

/// True for libgit2's words about a repository that it cannot read and that git perhaps can.
bool isUnsupported(std::string_view said) {
  return said.starts_with("unsupported extension name") ||
         said.starts_with("unknown object format") ||
         said.starts_with("unsupported repository version");
}

bool hasPromisorPack(const fs::path& packs) {
  std::error_code error;
  for (fs::directory_iterator entry(packs, error), end; !error && entry != end;
       entry.increment(error))
    if (entry->path().extension() == ".promisor")
      return true;
  return false;
}

bool hasPromisorRemote(git_repository* repository) {
  const auto config = openGit<git_config>(
      [&](git_config** out) { return git_repository_config_snapshot(out, repository); });
  if (config.code != 0)
    return false;
  bool found = false;
  const auto note = [](const git_config_entry*, void* payload) {
    *static_cast<bool*>(payload) = true;
    return 0;
  };
  git_config_foreach_match(config.handle.get(),
                           "^(remote\\..*\\.promisor|extensions\\.partialclone)$", note, &found);
  return found;
}

bool readLooseObjects(git_repository* repository) {
  const auto database =
      openGit<git_odb>([&](git_odb** out) { return git_repository_odb(out, repository); });
  return database.code == 0 &&
         readLooseObjectsSafely(database.handle.get(),
                                fs::path(git_repository_commondir(repository)) / "objects");
}

} // namespace

void startLibgit2() {
  static const StartedLibgit2 started;
}

bool GitRepository::isPartial() const {
  return hasPromisorPack(fs::path(git_repository_commondir(handle.get())) / "objects" / "pack") ||
         hasPromisorRemote(handle.get());
}

bool GitRepository::isShallow() const {
  return git_repository_is_shallow(handle.get()) == 1;
}

Error GitRepository::missingObject(const CommitId& commit, std::string_view path) const {
  return isPartial() ? notDownloadedError(root, commit, path) : damagedRepositoryError(root, path);
}

Error GitRepository::missingCommit(std::string_view commit) const {
  return missingCommitError(root, commit, isShallow());
}

Error GitRepository::unexpected() const {
  return {ErrorKind::io, makeMessage(ESCOLIO_MESSAGE("core", "%1 cannot be read as a git "
                                                             "repository: %2."),
                                     root.string(), lastGitMessage())};
}

Result<GitRepository> openGitRepository(const RepositoryLocation& location) {
  startLibgit2();
  const unsigned flags =
      GIT_REPOSITORY_OPEN_NO_SEARCH | (location.isBare ? unsigned{GIT_REPOSITORY_OPEN_BARE} : 0U);
  auto opened = openGit<git_repository>([&](git_repository** out) {
    return git_repository_open_ext(out, location.root.c_str(), flags, nullptr);
  });
  GitRepository repository{std::move(opened.handle), location.root, false};
  if (opened.code == 0) {
    repository.hasWorkingFiles = git_repository_workdir(repository.handle.get()) != nullptr;
    if (!readLooseObjects(repository.handle.get()))
      return std::unexpected(repository.unexpected());
    return repository;
  }
  const std::string said = lastGitMessage();
  // libgit2 before 1.7 tells the guard's refusal as a setting that it did not find.
  if (opened.code == GIT_EOWNER || said.contains("safe.directory"))
    return std::unexpected(notOwnerError(location.root));
  if (isUnsupported(said))
    return failure(ErrorKind::unsupported,
                   makeMessage(ESCOLIO_MESSAGE("core", "%1 is a git repository of a kind that "
                                                       "libgit2 cannot read: %2."),
                               location.root.string(), said));
  return std::unexpected(repository.unexpected());
}

} // namespace escolio
