#include "core/source/content_hash.h"
#include "core/source/git_object_source.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

using Paths = std::vector<std::string>;

struct Checkout {
  TemporaryFolder folder;
  GitFixture repository{folder / "repo"};

  [[nodiscard]] Result<Paths> rewritten(const Paths& paths) const {
    return rewrittenIn(repository.root(), paths);
  }
  static Result<Paths> rewrittenIn(const fs::path& root, const Paths& paths) {
    return std::move(openGitObjectSource({root, false}).value())->rewrittenFiles(paths);
  }
};

} // namespace

TEST_CASE("A working file with other content is rewritten, one with another mode is not",
          "[working-files]") {
  const Checkout checkout;
  for (const char* path : {"same.py", "changed.py", "mode.py", "staged.py", "empty.py"})
    checkout.repository.write(path, "one\n");
  checkout.repository.commit("first");
  checkout.repository.write("changed.py", "two\n");
  checkout.repository.write("staged.py", "two\n");
  checkout.repository.git({"add", "staged.py"});
  checkout.repository.write("empty.py", "");
  fs::permissions(checkout.repository.root() / "mode.py", fs::perms::owner_all);
  checkout.repository.write("untracked.py", "new\n");
  fs::last_write_time(checkout.repository.root() / "same.py", fs::file_time_type::clock::now());
  CHECK(checkout.rewritten({"same.py", "changed.py", "mode.py", "staged.py", "empty.py",
                            "untracked.py", "no/such.py"}) ==
        Paths{"changed.py", "staged.py", "empty.py"});
}

TEST_CASE("HEAD is what counts, not the pin", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("a.py", "one\n");
  checkout.repository.commit("first");
  checkout.repository.write("a.py", "two\n");
  checkout.repository.commit("second");
  CHECK(checkout.rewritten({"a.py"}) == Paths{});
}

TEST_CASE("Line ends that git converts are no rewriting", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("unix.py", "one\ntwo\n");
  checkout.repository.write("windows.py", "one\r\ntwo\r\n");
  checkout.repository.commit("both kinds, no conversion");
  SECTION("core.autocrlf") {
    checkout.repository.git({"config", "core.autocrlf", "true"});
  }
  SECTION("core.autocrlf with core.safecrlf") {
    checkout.repository.git({"config", "core.autocrlf", "true"});
    checkout.repository.git({"config", "core.safecrlf", "true"});
  }
  SECTION("an attribute") {
    checkout.repository.write(".gitattributes", "* text=auto eol=crlf\n");
  }
  checkout.repository.write("unix.py", "one\r\ntwo\r\n");
  CHECK(checkout.rewritten({"unix.py", "windows.py"}) == Paths{});
  checkout.repository.write("unix.py", "one\r\nTWO\r\n");
  CHECK(checkout.rewritten({"unix.py", "windows.py"}) == Paths{"unix.py"});
}

TEST_CASE("Without conversion other line ends are a rewriting", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("a.py", "one\ntwo\n");
  checkout.repository.commit("first");
  checkout.repository.write("a.py", "one\r\ntwo\r\n");
  CHECK(checkout.rewritten({"a.py"}) == Paths{"a.py"});
}

TEST_CASE("A deleted file counts, one that was never checked out does not", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("lib/a.py", "a\n");
  checkout.repository.write("other/b.py", "b\n");
  checkout.repository.commit("first");
  const std::string address = checkout.repository.root().string();
  const Paths both{"lib/a.py", "other/b.py"};

  git(checkout.folder.path(), {"clone", "-q", "--no-checkout", address, "unchecked"});
  CHECK(Checkout::rewrittenIn(checkout.folder / "unchecked", both) == Paths{});
  for (const char* kind : {"--no-sparse-index", "--sparse-index"}) {
    const std::string name = std::string("sparse") + kind;
    git(checkout.folder.path(), {"clone", "-q", address, name});
    git(checkout.folder / name, {"sparse-checkout", "set", "--cone", kind, "lib"});
    REQUIRE_FALSE(fs::exists(checkout.folder / name / "other/b.py"));
    CHECK(Checkout::rewrittenIn(checkout.folder / name, both) == Paths{});
    git(checkout.folder / name, {"config", "core.autocrlf", "true"});
    writeFile(checkout.folder / name / "lib/a.py", "a\r\n");
    CHECK(Checkout::rewrittenIn(checkout.folder / name, both) == Paths{});
    writeFile(checkout.folder / name / "lib/a.py", "changed\n");
    CHECK(Checkout::rewrittenIn(checkout.folder / name, both) == Paths{"lib/a.py"});
  }

  fs::remove(checkout.repository.root() / "lib/a.py");
  CHECK(checkout.rewritten(both) == Paths{"lib/a.py"});
  checkout.repository.git({"add", "-A"});
  CHECK(checkout.rewritten(both) == Paths{"lib/a.py"});
  fs::remove_all(checkout.repository.root() / "other");
  writeFile(checkout.repository.root() / "other", "a file where a folder was\n");
  CHECK(checkout.rewritten(both) == both);
}

TEST_CASE("Links are compared by where they lead", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("a.py", "a\n");
  checkout.repository.write("b.py", "b\n");
  fs::create_symlink("a.py", checkout.repository.root() / "link.py");
  checkout.repository.commit("first");
  CHECK(checkout.rewritten({"link.py", "b.py"}) == Paths{});
  fs::remove(checkout.repository.root() / "link.py");
  fs::create_symlink("b.py", checkout.repository.root() / "link.py");
  fs::remove(checkout.repository.root() / "b.py");
  fs::create_symlink("a.py", checkout.repository.root() / "b.py");
  CHECK(checkout.rewritten({"link.py", "b.py"}) == Paths{"link.py", "b.py"});
}

TEST_CASE("The content of a large file is compared with its pointer", "[working-files]") {
  const Checkout checkout;
  const std::string content = "weights";
  checkout.repository.write("model.bin", "version https://git-lfs.github.com/spec/v1\noid sha256:" +
                                             sha256Hex(content) + "\nsize 7\n");
  checkout.repository.commit("pointer");
  CHECK(checkout.rewritten({"model.bin"}) == Paths{});
  checkout.repository.write("model.bin", content);
  CHECK(checkout.rewritten({"model.bin"}) == Paths{});
  checkout.repository.write("model.bin", "Weights");
  CHECK(checkout.rewritten({"model.bin"}) == Paths{"model.bin"});
}

TEST_CASE("What only a filter program could compare is not judged", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("a.py", "clean\n");
  checkout.repository.write("b.py", "b\n");
  checkout.repository.commit("first");
  checkout.repository.write(".gitattributes", "a.py filter=indent\n");
  CHECK(checkout.rewritten({"a.py", "b.py"}) == Paths{});
  checkout.repository.write("a.py", "smudged\n");
  CHECK(checkout.rewritten({"a.py", "b.py"}).error().kind == ErrorKind::unsupported);
  checkout.repository.write("b.py", "changed\n");
  CHECK(checkout.rewritten({"a.py", "b.py"}) == Paths{"b.py"});
}

TEST_CASE("A worktree is compared with its own HEAD", "[working-files]") {
  const Checkout checkout;
  checkout.repository.write("a.py", "one\n");
  const CommitId first = checkout.repository.commit("first");
  checkout.repository.write("a.py", "two\n");
  checkout.repository.commit("second");
  checkout.repository.git({"worktree", "add", "-q", "--detach", "../tree", first.text()});
  CHECK(Checkout::rewrittenIn(checkout.folder / "tree", {"a.py"}) == Paths{});
  writeFile(checkout.folder / "tree/a.py", "two\n");
  CHECK(Checkout::rewrittenIn(checkout.folder / "tree", {"a.py"}) == Paths{"a.py"});
  CHECK(checkout.rewritten({"a.py"}) == Paths{});
}

TEST_CASE("A large file is compared by its content where its times do not vouch for it",
          "[working-files]") {
  const std::string before(std::size_t{2} << 20U, 'a');
  std::string after = before;
  after.back() = 'b';
  const Checkout checkout;
  checkout.repository.write("same.py", before);
  checkout.repository.write("late.py", before);
  checkout.repository.write("restored.py", before);
  checkout.repository.commit("first");
  const fs::path index = checkout.repository.root() / ".git/index";
  const auto written = fs::last_write_time(checkout.repository.root() / "restored.py");

  // As young as the index, and of the same size.
  checkout.repository.write("late.py", after);
  fs::last_write_time(checkout.repository.root() / "late.py", fs::last_write_time(index));
  // The old time put back: the time of the last change of the file's record tells.
  fs::last_write_time(index, fs::last_write_time(index) + std::chrono::hours(1));
  checkout.repository.write("restored.py", after);
  fs::last_write_time(checkout.repository.root() / "restored.py", written);
  CHECK(checkout.rewritten({"same.py", "late.py", "restored.py"}) ==
        Paths{"late.py", "restored.py"});
}
