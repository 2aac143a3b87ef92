#include "core/process/posix_process_runner.h"
#include "core/source/source_root.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

Result<OpenedSource> openAt(const fs::path& place, const std::string& target,
                            const std::optional<CommitId>& pin = {}) {
  static const PosixProcessRunner runner;
  return openSourceAt(place, target, pin, WithoutTarget::fails, runner);
}

fs::path rootOf(const fs::path& place, const std::string& target,
                const std::optional<CommitId>& pin = {}) {
  const auto opened = openAt(place, target, pin);
  return opened ? opened->objects->root() : fs::path(toEnglish(opened.error().message));
}

} // namespace

TEST_CASE("Any folder or file inside a checkout leads to its root", "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("lib/core/a.py", "a\n");
  repository.commit("first");
  repository.write("untracked/deep/b.py", "b\n");
  fs::create_directory_symlink("repo/lib", folder / "link");
  for (const char* place : {"repo", "repo/lib", "repo/lib/core/a.py", "repo/untracked/deep",
                            "repo/.git", "repo/.git/refs", "link"})
    CHECK(rootOf(folder / place, "lib/core/a.py") == folder / "repo");
}

TEST_CASE("The inner repository is taken, not the one around it", "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture inner(folder / "inner");
  inner.write("lib/a.py", "inner\n");
  inner.commit("inner");
  const GitFixture outer(folder / "outer");
  outer.write("lib/a.py", "outer\n");
  outer.write("lib/only_outer.py", "outer\n");
  outer.git({"-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
             (folder / "inner").string(), "sub"});
  outer.commit("outer");
  git(folder / "outer", {"clone", "-q", "../inner", "nested"});
  CHECK(rootOf(folder / "outer/sub/lib", "lib/a.py") == folder / "outer/sub");
  CHECK(rootOf(folder / "outer/nested/lib", "lib/a.py") == folder / "outer/nested");
  CHECK(rootOf(folder / "outer/lib", "lib/a.py") == folder / "outer");
  CHECK(rootOf(folder / "outer/sub/lib", "lib/only_outer.py") == folder / "outer");
  CHECK(rootOf(folder / "outer/.git/modules/sub", "lib/a.py") == folder / "outer/.git/modules/sub");
}

TEST_CASE("A worktree is a checkout of its own", "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "main");
  repository.write("lib/a.py", "a\n");
  const CommitId first = repository.commit("first");
  repository.git({"rm", "-q", "lib/a.py"});
  repository.commit("second");
  repository.git({"worktree", "add", "-q", "--detach", "../tree", first.text()});
  CHECK(rootOf(folder / "tree/lib", "lib/a.py") == folder / "tree");
  CHECK(openAt(folder / "main", "lib/a.py").error().kind == ErrorKind::noTarget);
  CHECK(rootOf(folder / "main", "lib/a.py", first) == folder / "main");
}

TEST_CASE("A package is a plain folder, also inside a repository that does not have it",
          "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "project");
  repository.write(".gitignore", "venv\n");
  repository.commit("first");
  writeFile(folder / "project/venv/lib/torch/fsdp/a.py", "a\n");
  writeFile(folder / "plain/lib/torch/fsdp/a.py", "a\n");
  for (const char* place :
       {"project/venv/lib", "project/venv/lib/torch/fsdp", "project/venv/lib/torch/fsdp/a.py"}) {
    const auto opened = openAt(folder / place, "torch/fsdp/a.py");
    REQUIRE(opened);
    CHECK(opened->objects->kind() == SourceKind::folder);
    CHECK(opened->objects->root() == folder / "project/venv/lib");
  }
  CHECK(rootOf(folder / "plain/lib/torch", "torch/fsdp/a.py") == folder / "plain/lib");
}

TEST_CASE("What was looked for, and where, is said", "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "a\n");
  repository.commit("first");
  writeFile(folder / "plain/b.py", "b\n");
  fs::create_symlink("/etc/passwd", folder / "plain/out.py");

  const auto nowhere = openAt(folder / "no/such", "a.py");
  CHECK(nowhere.error().kind == ErrorKind::notFound);
  CHECK(toEnglish(nowhere.error().message).contains((folder / "no/such").string()));
  const auto absent = openAt(folder / "repo", "lib/x.py");
  CHECK(absent.error().kind == ErrorKind::noTarget);
  CHECK(toEnglish(absent.error().message).contains("lib/x.py"));
  CHECK(toEnglish(absent.error().message).contains((folder / "repo").string()));
  CHECK(openAt(folder / "plain", "x.py").error().kind == ErrorKind::noTarget);
  CHECK(openAt(folder / "plain", "out.py").error().kind == ErrorKind::noTarget);

  const PosixProcessRunner runner;
  const auto lenient =
      openSourceAt(folder / "repo", "lib/x.py", {}, WithoutTarget::isTaken, runner);
  REQUIRE(lenient);
  CHECK_FALSE(lenient->hasTarget);
}

TEST_CASE("A bare repository is accepted, and a repository without commits is not",
          "[source-root]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "a\n");
  repository.commit("first");
  git(folder.path(), {"clone", "-q", "--bare", "repo", "bare.git"});
  CHECK(rootOf(folder / "bare.git", "a.py") == folder / "bare.git");
  CHECK(rootOf(folder / "bare.git/refs", "a.py") == folder / "bare.git");
  const GitFixture empty(folder / "empty");
  CHECK(openAt(folder / "empty", "a.py").error().kind == ErrorKind::noTarget);
}
