#include "core/source/folder_source.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <sys/stat.h>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

std::unique_ptr<ObjectSource> open(const fs::path& root) {
  auto source = openFolderSource(root);
  REQUIRE(source);
  return std::move(*source);
}

} // namespace

TEST_CASE("A plain folder is read from its files", "[folder-source]") {
  const TemporaryFolder folder;
  writeFile(folder / "package/core/a.py", std::string_view("a\r\n\0b", 5));
  const auto source = open(folder.path());
  CHECK(source->kind() == SourceKind::folder);
  CHECK_FALSE(source->hasWorkingFiles());
  CHECK(source->find({}, "package/core/a.py").value() == FoundPath{PathKind::file, 5, ""});
  CHECK((*source->read({}, "package/core/a.py"))->bytes() == std::string_view("a\r\n\0b", 5));
  CHECK(source->find({}, "package/core")->kind == PathKind::folder);
  CHECK(source->find({}, "package/b.py")->kind == PathKind::absent);
  CHECK(source->find({}, "package/core/a.py/b")->kind == PathKind::absent);
  CHECK(source->read({}, "package/core").error().kind == ErrorKind::notAFile);
  CHECK(source->read({}, "package/core/a.py", 4).error().kind == ErrorKind::tooLarge);
  CHECK(source->resolve("HEAD").error().kind == ErrorKind::unsupported);
}

TEST_CASE("Nothing outside a plain folder is read", "[folder-source]") {
  const TemporaryFolder folder;
  writeFile(folder / "secret.py", "secret\n");
  writeFile(folder / "root/a.py", "a\n");
  fs::create_symlink("../secret.py", folder / "root/out.py");
  fs::create_symlink(folder.path(), folder / "root/up");
  fs::create_symlink("a.py", folder / "root/in.py");
  fs::create_symlink("loop", folder / "root/loop");
  // A sibling whose path begins like the root's is outside too.
  writeFile(folder / "root-of-another/b.py", "b\n");
  fs::create_symlink("../root-of-another/b.py", folder / "root/b.py");
  const auto source = open(folder / "root");
  CHECK(source->find({}, "out.py").value() == FoundPath{PathKind::link, 0, "out.py"});
  CHECK(source->find({}, "up/secret.py").value() == FoundPath{PathKind::link, 0, "up"});
  CHECK(source->find({}, "b.py")->kind == PathKind::link);
  CHECK(source->read({}, "out.py").error().kind == ErrorKind::notAFile);
  CHECK((*source->read({}, "in.py"))->bytes() == "a\n");
  for (const char* path : {"../secret.py", "..", "", "/etc/passwd", "a.py/", "./a.py"})
    CHECK(source->find({}, path)->kind == PathKind::absent);
  CHECK_FALSE(source->find({}, "loop"));
}

TEST_CASE("A pipe in a plain folder is no file to wait for", "[folder-source]") {
  const TemporaryFolder folder;
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(open(folder.path())->find({}, "pipe")->kind == PathKind::absent);
}

TEST_CASE("The list of a plain folder leaves caches and version control out", "[folder-source]") {
  const TemporaryFolder folder;
  for (const char* path :
       {"b/c.py", "a.py", "b-c.py", ".hidden/d.py", ".git/HEAD", "b/__pycache__/c.cpython-313.pyc"})
    writeFile(folder / path, "");
  fs::create_symlink("/", folder / "everything");
  CHECK(*open(folder.path())->list({}) ==
        std::vector<std::string>{".hidden/d.py", "a.py", "b-c.py", "b/c.py", "everything"});
}
