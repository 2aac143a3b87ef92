#include "core/source/repository_errors.h"

#include "core/process/shell_words.h"
#include "core/source/object_source.h"

#include <cstddef>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace escolio {
namespace {

namespace fs = std::filesystem;

std::string gitCommand(const fs::path& root, const std::vector<std::string>& words) {
  std::string command = "git -C " + shellWord(root.string());
  for (const std::string& word : words)
    command += " " + shellWord(word);
  return command;
}

/// "nobody (65534)", or the number alone for a user that has no name here.
std::string userText(uid_t user) {
  std::vector<char> buffer(std::size_t{1} << 14U);
  passwd entry{};
  passwd* found = nullptr;
  const std::string number = std::to_string(user);
  if (getpwuid_r(user, &entry, buffer.data(), buffer.size(), &found) != 0 || found == nullptr)
    return number;
  return std::string(entry.pw_name) + " (" + number + ")";
}

/// The owner that made git refuse: of the first part of the repository that is not ours.
uid_t strangeOwner(const fs::path& root) {
  uid_t owner = geteuid();
  for (const fs::path& part : {root, root / ".git"}) {
    struct stat status{};
    if (lstat(part.c_str(), &status) != 0)
      continue;
    owner = status.st_uid;
    if (owner != geteuid())
      break;
  }
  return owner;
}

} // namespace

Error notOwnerError(const fs::path& root) {
  const std::string allow = "git config --global --add safe.directory " + shellWord(root.string());
  return {ErrorKind::notOwner,
          makeMessage(ESCOLIO_MESSAGE("core",
                                      "%1 belongs to the user %2 and you are %3, so git refuses to "
                                      "read it. If you trust it, allow it with: %4"),
                      root.string(), userText(strangeOwner(root)), userText(geteuid()), allow)};
}

Error notDownloadedError(const fs::path& root, const CommitId& commit, std::string_view path) {
  const std::string what =
      path.empty() ? commit.text() + "^{tree}" : commit.text() + ":" + std::string(path);
  return {ErrorKind::notDownloaded,
          makeMessage(ESCOLIO_MESSAGE("core",
                                      "%1 exists at the pin, but its content was not downloaded: "
                                      "%2 is a partial clone. Get it with: %3"),
                      path.empty() ? std::string("/") : std::string(path), root.string(),
                      gitCommand(root, {"cat-file", "-e", what}))};
}

Error missingCommitError(const fs::path& root, std::string_view commit, bool isShallow) {
  const std::string id(commit);
  if (isShallow)
    return {ErrorKind::pinMissing,
            makeMessage(
                ESCOLIO_MESSAGE("core", "%1 is a shallow clone and does not reach the commit %2. "
                                        "Get it with: %3"),
                root.string(), id, gitCommand(root, {"fetch", "--depth", "1", "origin", id}))};
  return {ErrorKind::pinMissing,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 does not have the commit %2. If it is newer than "
                                              "the checkout, get it with: %3"),
                      root.string(), id, gitCommand(root, {"fetch", "origin"}))};
}

Error damagedRepositoryError(const fs::path& root, std::string_view path) {
  return {ErrorKind::io,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 is damaged: the content of %2 is missing. See "
                                              "what else is with: %3"),
                      root.string(), path.empty() ? std::string("/") : std::string(path),
                      gitCommand(root, {"fsck"}))};
}

Error unknownRevisionError(const fs::path& root, std::string_view revision) {
  return {ErrorKind::notFound,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 has no commit, branch or tag called “%2”."),
                      root.string(), std::string(revision))};
}

Error ambiguousRevisionError(const fs::path& root, std::string_view revision) {
  return {ErrorKind::usage,
          makeMessage(ESCOLIO_MESSAGE("core", "%2 begins the ids of several commits of %1: write "
                                              "more digits of it."),
                      root.string(), std::string(revision))};
}

Error notAFileError(std::string_view path, PathKind kind, std::string_view at) {
  const std::string name(path);
  switch (kind) {
  case PathKind::folder:
    return {ErrorKind::notAFile, makeMessage(ESCOLIO_MESSAGE("core", "%1 is a folder."), name)};
  case PathKind::link:
    if (at != path)
      return {ErrorKind::notAFile,
              makeMessage(ESCOLIO_MESSAGE("core", "%1 goes through the symbolic link %2."), name,
                          std::string(at))};
    return {ErrorKind::notAFile,
            makeMessage(ESCOLIO_MESSAGE("core", "%1 is a symbolic link."), name)};
  case PathKind::submodule:
    if (at != path)
      return {ErrorKind::notAFile,
              makeMessage(ESCOLIO_MESSAGE("core", "%1 is inside the submodule %2, which is a "
                                                  "repository of its own."),
                          name, std::string(at))};
    return {ErrorKind::notAFile, makeMessage(ESCOLIO_MESSAGE("core", "%1 is a submodule."), name)};
  case PathKind::largeFilePointer:
    return {ErrorKind::notAFile,
            makeMessage(ESCOLIO_MESSAGE("core", "%1 is only a pointer to a large file that is kept "
                                                "outside the repository."),
                        name)};
  case PathKind::file:
  case PathKind::absent:
    break;
  }
  return noSuchFileError(path);
}

Error noSuchFileError(std::string_view path) {
  return {ErrorKind::notFound,
          makeMessage(ESCOLIO_MESSAGE("core", "There is no %1."), std::string(path))};
}

Error tooLargeError(std::string_view path, std::uint64_t size, std::uint64_t limit) {
  constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20U;
  return {ErrorKind::tooLarge,
          makeMessage(ESCOLIO_MESSAGE("core", "%1 has %2 MiB; files above %3 MiB are not read."),
                      std::string(path), size / mebibyte, limit / mebibyte)};
}

} // namespace escolio
