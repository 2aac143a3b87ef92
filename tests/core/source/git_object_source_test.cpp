#include "core/source/git_object_source.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;

namespace {

std::unique_ptr<ObjectSource> openAt(const std::filesystem::path& path) {
  const auto location = repositoryContaining(path);
  REQUIRE(location);
  auto source = openGitObjectSource(*location);
  REQUIRE(source);
  return std::move(*source);
}

} // namespace

TEST_CASE("A file is read as its commit has it, whatever the working tree says", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("lib/a.py", "one\ntwo\n");
  const CommitId first = repository.commit("first");
  repository.write("lib/a.py", "one\nTWO\nthree\n");
  const CommitId second = repository.commit("second");
  repository.write("lib/a.py", "scratch");

  const auto source = openAt(folder / "repo/lib");
  CHECK(source->root() == folder / "repo");
  CHECK(source->kind() == SourceKind::git);
  CHECK(source->hasWorkingFiles());
  CHECK((*source->read(first, "lib/a.py"))->bytes() == "one\ntwo\n");
  CHECK((*source->read(second, "lib/a.py"))->bytes() == "one\nTWO\nthree\n");
  CHECK(source->find(second, "lib/a.py")->size == 14);
}

TEST_CASE("What was read outlives its source", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "kept\n");
  const CommitId commit = repository.commit("first");
  auto source = openAt(folder / "repo");
  const auto text = *source->read(commit, "a.py");
  source.reset();
  CHECK(text->line(1) == "kept");
}

TEST_CASE("Bytes that only look like line ends arrive untouched", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  const std::string separators = "one\fa\ntwo\vb\nthree\u0085c\nfour\u2028d\nsix\rf\nMARK\n";
  const std::string withNul("a = 1\nc = \"x\0y\"\nMARK = 3\n", 25);
  repository.write("separators.py", separators);
  repository.write("nul.py", withNul);
  repository.write("empty.py", "");
  const CommitId commit = repository.commit("odd bytes");
  const auto source = openAt(folder / "repo");
  CHECK((*source->read(commit, "separators.py"))->bytes() == separators);
  CHECK((*source->read(commit, "separators.py"))->lineCount() == 6);
  CHECK((*source->read(commit, "nul.py"))->bytes() == withNul);
  CHECK((*source->read(commit, "nul.py"))->line(3) == "MARK = 3");
  CHECK((*source->read(commit, "empty.py"))->lineCount() == 0);
}

TEST_CASE("Each kind of thing at a path is told", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture inner(folder / "inner");
  inner.write("deep/x.py", "x\n");
  inner.commit("inner");
  const GitFixture repository(folder / "repo");
  repository.write("lib/a.py", "a\n");
  repository.write("model.bin", "version https://git-lfs.github.com/spec/v1\noid sha256:" +
                                    std::string(64, 'a') + "\nsize 12345\n");
  repository.write("annex.bin", "/annex/objects/SHA256E-s3--abc.bin\n");
  std::filesystem::create_symlink("lib", repository.root() / "linked");
  std::filesystem::create_symlink("../outside.py", repository.root() / "outside.py");
  repository.git({"-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
                  (folder / "inner").string(), "sub"});
  const CommitId commit = repository.commit("kinds");
  const auto source = openAt(folder / "repo");
  const auto find = [&](std::string_view path) {
    const auto found = source->find(commit, path);
    REQUIRE(found);
    return *found;
  };
  CHECK(find("lib/a.py") == FoundPath{PathKind::file, 2, ""});
  CHECK(find("lib").kind == PathKind::folder);
  CHECK(find("linked") == FoundPath{PathKind::link, 0, "linked"});
  CHECK(find("linked/a.py") == FoundPath{PathKind::link, 0, "linked"});
  CHECK(find("outside.py").kind == PathKind::link);
  CHECK(find("sub") == FoundPath{PathKind::submodule, 0, "sub"});
  CHECK(find("sub/deep/x.py") == FoundPath{PathKind::submodule, 0, "sub"});
  CHECK(find("model.bin").kind == PathKind::largeFilePointer);
  CHECK(find("annex.bin").kind == PathKind::largeFilePointer);
  CHECK(find("lib/b.py").kind == PathKind::absent);
  CHECK(find("lib/a.py/b").kind == PathKind::absent);
  for (const std::string_view odd : {"", "/", "/lib/a.py", "lib/", "lib//a.py", "./lib/a.py",
                                     "lib/../lib/a.py", "..", "LIB/a.py"})
    CHECK(find(odd).kind == PathKind::absent);

  CHECK(source->read(commit, "sub/deep/x.py").error().kind == ErrorKind::notAFile);
  CHECK(toEnglish(source->read(commit, "sub/deep/x.py").error().message)
            .contains("inside the submodule sub"));
  CHECK(source->read(commit, "model.bin").error().kind == ErrorKind::notAFile);
  CHECK(source->read(commit, "lib/b.py").error().kind == ErrorKind::notFound);
  CHECK(source->read(commit, "lib/a.py", 1).error().kind == ErrorKind::tooLarge);
}

TEST_CASE("The list of a tree has every path once, in byte order", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  for (const char* path : {"a.py", "a/b.py", "a/ñ.py", "a-b.py", "b/c/d/e.py", "a b.py"})
    repository.write(path, path);
  std::filesystem::create_symlink("a.py", repository.root() / "z");
  const CommitId commit = repository.commit("tree");
  CHECK(
      *openAt(folder / "repo")->list(commit) ==
      std::vector<std::string>{"a b.py", "a-b.py", "a.py", "a/b.py", "a/ñ.py", "b/c/d/e.py", "z"});
}

TEST_CASE("A bare repository has no working files", "[git-source]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "a\n");
  const CommitId commit = repository.commit("first");
  git(folder.path(), {"clone", "-q", "--bare", "repo", "bare"});
  // A copy of the git directory alone has no settings that would call it bare.
  std::filesystem::copy(folder / "repo/.git", folder / "copy",
                        std::filesystem::copy_options::recursive);
  std::filesystem::remove(folder / "copy/config");
  for (const char* name : {"bare", "copy"}) {
    const auto source = openAt(folder / name);
    CHECK(source->root() == folder / name);
    CHECK_FALSE(source->hasWorkingFiles());
    CHECK((*source->read(commit, "a.py"))->bytes() == "a\n");
    CHECK(source->rewrittenFiles({"a.py"})->empty());
  }
}
