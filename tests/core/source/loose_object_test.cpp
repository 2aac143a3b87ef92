#include "core/source/file_bytes.h"
#include "core/source/loose_object.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

struct ReadObject {
  LooseObjectState state = LooseObjectState::absent;
  ObjectKind kind = ObjectKind::commit;
  std::string bytes;
};

ReadObject readFrom(const fs::path& file) {
  ReadObject object;
  object.state = readLooseObject(file, [&](const LooseObjectHeader& header) {
    object.kind = header.kind;
    object.bytes.resize(header.size);
    return object.bytes.data();
  });
  return object;
}

fs::path looseFile(const GitFixture& repository, const std::string& id) {
  return repository.root() / ".git/objects" / id.substr(0, 2) / id.substr(2);
}

} // namespace

TEST_CASE("Loose objects of every size are read whole", "[loose-object]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  std::vector<std::string> contents{"", "x", std::string(54, 'y'), std::string(300'000, 'z')};
  std::string mixed;
  for (int i = 0; i < 100'000; ++i)
    mixed += static_cast<char>((i * 7919 + i / 13) % 256);
  contents.push_back(mixed);
  for (const std::string& content : contents) {
    repository.write("a.py", content);
    const CommitId commit = repository.commit("any");
    const ReadObject blob =
        readFrom(looseFile(repository, repository.git({"rev-parse", "HEAD:a.py"})));
    CHECK(blob.state == LooseObjectState::whole);
    CHECK(blob.kind == ObjectKind::blob);
    CHECK(blob.bytes == content);
    CHECK(readFrom(looseFile(repository, commit.text())).kind == ObjectKind::commit);
  }
  CHECK(readFrom(folder / "absent").state == LooseObjectState::absent);
}

TEST_CASE("An object that is cut off anywhere, or changed, is damaged", "[loose-object]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "some text that is a little longer than the first step of reading it");
  repository.commit("any");
  const std::string whole =
      readFileBytes(looseFile(repository, repository.git({"rev-parse", "HEAD:a.py"})), 10'000)
          .value();
  const fs::path file = folder / "object";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    writeFile(file, whole.substr(0, length));
    CHECK(readFrom(file).state == LooseObjectState::damaged);
  }
  for (std::size_t place = 0; place < whole.size(); ++place) {
    std::string changed = whole;
    changed[place] = static_cast<char>(changed[place] ^ 0x55);
    writeFile(file, changed);
    const ReadObject object = readFrom(file);
    const bool isUnharmed = object.state == LooseObjectState::whole &&
                            object.bytes.starts_with("some text that is a little");
    CHECK((object.state == LooseObjectState::damaged || isUnharmed));
  }
}

TEST_CASE("Borrowed folders are followed, also in a circle", "[loose-object]") {
  const TemporaryFolder folder;
  writeFile(folder / "a/info/alternates", "# a comment\n../b\n" + (folder / "c").string() + "\n");
  writeFile(folder / "b/info/alternates", "../d");
  writeFile(folder / "d/info/alternates", "../a\n");
  const std::vector<fs::path> found = borrowedObjectFolders(folder / "a");
  REQUIRE(found.size() >= 3);
  CHECK(found[0] == folder / "b");
  CHECK(found[1] == folder / "c");
  CHECK(found[2] == folder / "d");
  CHECK(borrowedObjectFolders(folder / "none").empty());
}
