#include "core/workspace/disk_file_store.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace escolio;
namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t noLimit = std::uint64_t{1} << 30U;

std::string bytesOf(const fs::path& path) {
  return DiskFileStore().read(path, noLimit).value_or("(cannot be read)");
}

int modeOf(const fs::path& path) {
  struct stat status{};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  return static_cast<int>(status.st_mode & 07777);
}

/// Everything in a folder, hidden files too.
int entriesIn(const fs::path& folder) {
  return static_cast<int>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

/// While it lives no file can grow beyond BYTES, as on a disk that is nearly full.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    m_handler = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit limit{.rlim_cur = bytes, .rlim_max = m_before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &m_before);
    (void)std::signal(SIGXFSZ, m_handler);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  rlimit m_before{};
  void (*m_handler)(int) = nullptr;
};

} // namespace

TEST_CASE("A file is written whole, and its folders are made", "[store]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  const fs::path path = folder / "a/b/note.md";
  REQUIRE(store.write(path, "one\r\ntwo, and more"));
  REQUIRE(store.write(path, std::string_view("x\0y", 3)));
  CHECK(bytesOf(path) == std::string("x\0y", 3));
  REQUIRE(store.write(path, ""));
  CHECK(bytesOf(path).empty());
  CHECK(entriesIn(path.parent_path()) == 1);
}

TEST_CASE("Writing keeps the mode of a file", "[store]") {
  const fakes::TemporaryFolder folder;
  const fs::path path = folder / "note.md";
  fakes::writeFile(path, "old");
  for (const int mode : {0640, 0600, 0755}) {
    REQUIRE(::chmod(path.c_str(), static_cast<mode_t>(mode)) == 0);
    REQUIRE(DiskFileStore().write(path, "new"));
    CHECK(modeOf(path) == mode);
  }
}

TEST_CASE("A new file has the mode that the umask leaves", "[store]") {
  const fakes::TemporaryFolder folder;
  const mode_t before = ::umask(027);
  const auto written = DiskFileStore().write(folder / "new.md", "x");
  ::umask(before);
  REQUIRE(written);
  CHECK(modeOf(folder / "new.md") == 0640);
}

TEST_CASE("Links are followed to the file that they name, and stay", "[store]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "store/real.md", "old");
  REQUIRE(::chmod((folder / "store/real.md").c_str(), 0640) == 0);
  fs::create_directories(folder / "notes");
  fs::create_symlink("../store/real.md", folder / "notes/inner.md");
  fs::create_symlink("inner.md", folder / "notes/note.md");
  REQUIRE(DiskFileStore().write(folder / "notes/note.md", "new"));
  CHECK(fs::is_symlink(folder / "notes/note.md"));
  CHECK(fs::is_symlink(folder / "notes/inner.md"));
  CHECK(bytesOf(folder / "store/real.md") == "new");
  CHECK(modeOf(folder / "store/real.md") == 0640);
  CHECK(entriesIn(folder / "notes") == 2);
  CHECK(entriesIn(folder / "store") == 1);
}

TEST_CASE("A link to a file that is not there yet makes that file", "[store]") {
  const fakes::TemporaryFolder folder;
  fs::create_symlink("target.md", folder / "note.md");
  REQUIRE(DiskFileStore().write(folder / "note.md", "new"));
  CHECK(fs::is_symlink(folder / "note.md"));
  CHECK(bytesOf(folder / "target.md") == "new");
}

TEST_CASE("Links in a loop are an error, with the system's reason", "[store]") {
  const fakes::TemporaryFolder folder;
  fs::create_symlink("b", folder / "a");
  fs::create_symlink("a", folder / "b");
  const auto written = DiskFileStore().write(folder / "a", "x");
  REQUIRE_FALSE(written);
  CHECK(written.error().kind == ErrorKind::io);
  CHECK(toEnglish(written.error().message).contains((folder / "a").string()));
  CHECK(entriesIn(folder.path()) == 2);
}

TEST_CASE("A file with several names keeps them", "[store]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "one.md", "a long old text");
  fs::create_hard_link(folder / "one.md", folder / "two.md");
  REQUIRE(DiskFileStore().write(folder / "one.md", "short"));
  CHECK(bytesOf(folder / "one.md") == "short");
  CHECK(bytesOf(folder / "two.md") == "short");
  CHECK(fs::hard_link_count(folder / "one.md") == 2);
  CHECK(entriesIn(folder.path()) == 2);
}

TEST_CASE("Extended attributes of a file are kept", "[store]") {
  const fakes::TemporaryFolder folder;
  const fs::path path = folder / "note.md";
  fakes::writeFile(path, "old");
  if (::setxattr(path.c_str(), "user.tag", "red", 3, 0) != 0)
    SKIP("this file system has no extended attributes");
  REQUIRE(DiskFileStore().write(path, "new"));
  std::string value(8, '\0');
  REQUIRE(::getxattr(path.c_str(), "user.tag", value.data(), value.size()) == 3);
  CHECK(value.substr(0, 3) == "red");
}

TEST_CASE("Root keeps the owner and group of a file", "[store]") {
  if (::geteuid() != 0)
    SKIP("needs root");
  const fakes::TemporaryFolder folder;
  const fs::path path = folder / "note.md";
  fakes::writeFile(path, "old");
  REQUIRE(::chown(path.c_str(), 65534, 65533) == 0);
  REQUIRE(::chmod(path.c_str(), 0444) == 0);
  REQUIRE(DiskFileStore().write(path, "new"));
  struct stat status{};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  CHECK(status.st_uid == 65534);
  CHECK(status.st_gid == 65533);
  CHECK(modeOf(path) == 0444);
}

TEST_CASE("A file that may not be written is left alone", "[store]") {
  if (::geteuid() == 0)
    SKIP("root may write everything");
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "note.md", "old");
  REQUIRE(::chmod((folder / "note.md").c_str(), 0444) == 0);
  const auto written = DiskFileStore().write(folder / "note.md", "new");
  REQUIRE_FALSE(written);
  CHECK(toEnglish(written.error().message).contains("Permission denied"));
  CHECK(bytesOf(folder / "note.md") == "old");
  CHECK(entriesIn(folder.path()) == 1);
}

TEST_CASE("What is no file is not written to", "[store]") {
  const fakes::TemporaryFolder folder;
  fs::create_directories(folder / "folder.md");
  fakes::writeFile(folder / "file", "x");
  REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(DiskFileStore().write(folder / "folder.md", "x").error().kind == ErrorKind::notAFile);
  CHECK(DiskFileStore().write(folder / "pipe", "x").error().kind == ErrorKind::notAFile);
  CHECK(DiskFileStore().write(folder / "file/below.md", "x").error().kind == ErrorKind::io);
  CHECK(DiskFileStore().write(folder / std::string(300, 'n'), "x").error().kind == ErrorKind::io);
  CHECK(entriesIn(folder.path()) == 3);
}

TEST_CASE("When the new text does not fit the old one stays, and nothing else", "[store]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "note.md", "old");
  fakes::writeFile(folder / "one.md", "old");
  fs::create_hard_link(folder / "one.md", folder / "two.md");
  const std::string tooLong(10'000, 'x');
  {
    const FileSizeLimit limit(1000);
    CHECK_FALSE(DiskFileStore().write(folder / "note.md", tooLong));
    CHECK_FALSE(DiskFileStore().write(folder / "new.md", tooLong));
    CHECK_FALSE(DiskFileStore().write(folder / "one.md", tooLong));
  }
  CHECK(bytesOf(folder / "note.md") == "old");
  CHECK(bytesOf(folder / "one.md") == "old");
  CHECK(entriesIn(folder.path()) == 3);
}

TEST_CASE("Reading tells files, folders, pipes and nothing apart", "[store]") {
  const fakes::TemporaryFolder folder;
  const DiskFileStore store;
  fakes::writeFile(folder / "note.md", "12345");
  REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
  fs::create_symlink("nowhere", folder / "dangling");
  CHECK(store.read(folder / "note.md", 5) == "12345");
  CHECK(store.read(folder / "note.md", 4).error().kind == ErrorKind::tooLarge);
  fakes::writeFile(folder / "huge.md", std::string(largestWrittenFile + 1, 'x'));
  CHECK(static_cast<const FileStore&>(store).read(folder / "huge.md").error().kind ==
        ErrorKind::tooLarge);
  CHECK(store.read(folder / "none", noLimit).error().kind == ErrorKind::notFound);
  CHECK(store.read(folder / "dangling", noLimit).error().kind == ErrorKind::notFound);
  CHECK(store.read(folder / "note.md/below", noLimit).error().kind == ErrorKind::notFound);
  CHECK(store.read(folder.path(), noLimit).error().kind == ErrorKind::notAFile);
  CHECK(store.read(folder / "pipe", noLimit).error().kind == ErrorKind::notAFile);
  CHECK(store.status(folder / "note.md")->value().size == 5);
  CHECK(store.status(folder.path())->value().isFolder);
  CHECK_FALSE(store.status(folder / "none")->has_value());
}

TEST_CASE("A list has the files below a folder, and none of a checkout in it", "[store]") {
  const fakes::TemporaryFolder folder;
  for (const char* file : {"b.md", "a.md", "sub/c.png", ".hidden/x", ".dot", "clone/.git/HEAD",
                           "clone/x.md", "worktree/.git", "worktree/y.md"})
    fakes::writeFile(folder / file, "x");
  fs::create_directory_symlink("sub", folder / "linked");
  fs::create_symlink("a.md", folder / "link.md");
  fs::create_symlink("nowhere", folder / "dangling.md");
  CHECK(DiskFileStore().list(folder.path()).value() ==
        std::vector<std::string>{".dot", "a.md", "b.md", "link.md", "sub/c.png"});
  CHECK(DiskFileStore().list(folder / "none").error().kind == ErrorKind::notFound);
}
