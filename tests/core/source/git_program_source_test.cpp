#include "core/process/posix_process_runner.h"
#include "core/source/git_object_source.h"
#include "core/source/git_program.h"
#include "core/source/git_program_source.h"
#include "core/source/open_repository.h"
#include "core/source/tree_bytes.h"
#include "tests/fakes/fake_process_runner.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

const PosixProcessRunner runner;

std::unique_ptr<ObjectSource> openByProgram(const fs::path& path) {
  auto source = openGitProgramSource(repositoryContaining(path).value(), runner);
  REQUIRE(source);
  return std::move(*source);
}

bool hasFeature(const TemporaryFolder& folder, const char* option) {
  try {
    git(folder.path(), {"init", "-q", option, "probe"});
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

/// A text for what a reader answers, so that two can be compared.
template <typename T>
std::string answer(const Result<T>& result) {
  if (!result)
    return toString(result.error().kind) + (": " + toEnglish(result.error().message));
  std::string text = "ok";
  if constexpr (std::is_same_v<T, ResolvedRevision>)
    text += " " + std::to_string(static_cast<int>(result->form)) + " " +
            std::to_string(static_cast<int>(result->object)) + " " + result->objectId + " " +
            (result->commit ? result->commit->text() : "");
  else if constexpr (std::is_same_v<T, FoundPath>)
    text += " " + std::to_string(static_cast<int>(result->kind)) + " " +
            std::to_string(result->size) + " " + result->at;
  else if constexpr (std::is_same_v<T, std::shared_ptr<const SourceText>>)
    text += " " + std::string((*result)->bytes());
  else if constexpr (std::is_same_v<T, std::vector<std::string>>)
    for (const std::string& path : *result)
      text += " " + path;
  return text;
}

} // namespace

TEST_CASE("Both readers of git give the same answers", "[git-program]") {
  const TemporaryFolder folder;
  const GitFixture inner(folder / "inner");
  inner.write("x.py", "x\n");
  inner.commit("inner");
  const GitFixture repository(folder / "repo");
  repository.write("lib/a.py", std::string("a\r\n\0b\n", 6));
  repository.write("lib/deep/er/b.py", std::string(5000, 'b'));
  repository.write("empty.py", "");
  repository.write("with space/ñ'\".py", "quoted\n");
  repository.write("model.bin", "version https://git-lfs.github.com/spec/v1\noid sha256:" +
                                    std::string(64, 'a') + "\nsize 12345\n");
  fs::create_symlink("lib", repository.root() / "link");
  repository.git({"-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
                  (folder / "inner").string(), "sub"});
  const CommitId first = repository.commit("first, with | and % and \xc3\xb1");
  repository.git({"tag", "-a", "-m", "x", "v1"});
  repository.git({"tag", "light"});
  repository.git({"branch", "side/branch"});
  repository.git({"update-ref", "refs/remotes/origin/dev", first.text()});
  repository.git({"symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/dev"});
  repository.git({"branch", first.text().substr(0, 8)});
  repository.write("lib/a.py", "changed\n");
  const CommitId second = repository.commit("second\n\nbody");
  repository.git({"update-ref", "refs/heads/" + first.text(), second.text()});
  repository.write("lib/a.py", "rewritten\n");
  fs::remove(repository.root() / "empty.py");

  const auto byLibrary = std::move(openGitObjectSource({repository.root(), false}).value());
  const auto byProgram = openByProgram(repository.root());
  CHECK(byProgram->root() == byLibrary->root());
  CHECK(byProgram->hasWorkingFiles());
  CHECK_FALSE(byProgram->isShallow());
  CHECK(byProgram->head().value() == byLibrary->head().value());
  CHECK(byProgram->branches().value() == byLibrary->branches().value());
  CHECK(byProgram->tags().value() == byLibrary->tags().value());
  CHECK(byProgram->recentCommits(second, "", 9).value() ==
        byLibrary->recentCommits(second, "", 9).value());
  CHECK(byProgram->recentCommits(second, "lib/a.py", 9).value() ==
        byLibrary->recentCommits(second, "lib/a.py", 9).value());
  CHECK(byProgram->recentCommits(second, "empty.py", 9)->size() == 1);

  const std::string tree = repository.git({"rev-parse", "HEAD^{tree}"});
  const std::string tag = repository.git({"rev-parse", "v1"});
  for (const std::string& revision : {first.text(),
                                      first.text().substr(0, 8),
                                      second.text().substr(0, 5),
                                      std::string("HEAD"),
                                      std::string("@"),
                                      std::string("main"),
                                      std::string("origin/dev"),
                                      std::string("v1"),
                                      std::string("light"),
                                      std::string("HEAD~1"),
                                      tree,
                                      tree.substr(0, 9),
                                      tag,
                                      std::string("HEAD:lib/a.py"),
                                      std::string("nothing"),
                                      std::string("-x"),
                                      std::string(),
                                      std::string(40, '1'),
                                      std::string(64, '1'),
                                      std::string("1111111"),
                                      std::string("two words")}) {
    CAPTURE(revision);
    CHECK(answer(byProgram->resolve(revision)) == answer(byLibrary->resolve(revision)));
  }
  for (const CommitId& commit : {first, second, *CommitId::parse(std::string(40, '1'))})
    for (const char* path : {"lib/a.py", "lib/deep/er/b.py", "empty.py", "with space/ñ'\".py",
                             "model.bin", "link", "link/a.py", "sub", "sub/x.py", "lib", "lib/deep",
                             "lib/c.py", "lib/a.py/c", "", "/", "../x", "lib//a.py", "lib/"}) {
      CAPTURE(commit.text(), path);
      CHECK(answer(byProgram->find(commit, path)) == answer(byLibrary->find(commit, path)));
      CHECK(answer(byProgram->read(commit, path, 4000)) ==
            answer(byLibrary->read(commit, path, 4000)));
      CHECK(answer(byProgram->list(commit)) == answer(byLibrary->list(commit)));
    }
  const std::vector<std::string> paths{"lib/a.py", "lib/deep/er/b.py", "empty.py", "link",
                                       "sub",      "no/such"};
  CHECK(byProgram->rewrittenFiles(paths).value() == byLibrary->rewrittenFiles(paths).value());
  CHECK(byProgram->rewrittenFiles(paths)->size() == 2);
}

TEST_CASE("A repository with SHA-256 ids is read through git", "[git-program]") {
  const TemporaryFolder folder;
  if (!hasFeature(folder, "--object-format=sha256"))
    SKIP("this git has no SHA-256");
  const GitFixture repository(folder / "repo", {"--object-format=sha256"});
  repository.write("lib/a.py", "a\n");
  const CommitId commit = repository.commit("first");
  REQUIRE(commit.text().size() == 64);
  repository.write("lib/a.py", "rewritten\n");
  const auto opened = openRepository({repository.root(), false}, runner);
  REQUIRE(opened);
  const ObjectSource& source = **opened;
  CHECK((*source.read(commit, "lib/a.py"))->bytes() == "a\n");
  CHECK(source.resolve(commit.text())->commit == commit);
  CHECK(source.resolve(commit.text().substr(0, 40)).error().kind == ErrorKind::pinMissing);
  CHECK(source.resolve(commit.text().substr(0, 12))->commit == commit);
  CHECK(source.list(commit).value() == std::vector<std::string>{"lib/a.py"});
  CHECK(source.rewrittenFiles({"lib/a.py"})->size() == 1);
  git(folder.path(), {"clone", "-q", "--bare", "repo", "bare"});
  const auto bare = openRepository({folder / "bare", true}, runner);
  REQUIRE(bare);
  CHECK_FALSE((*bare)->hasWorkingFiles());
  CHECK((*bare)->find(commit, "lib/a.py")->size == 2);
}

TEST_CASE("A repository with reftable is read through git", "[git-program]") {
  const TemporaryFolder folder;
  if (!hasFeature(folder, "--ref-format=reftable"))
    SKIP("this git has no reftable");
  const GitFixture repository(folder / "repo", {"--ref-format=reftable"});
  repository.write("a.py", "a\n");
  const CommitId commit = repository.commit("first");
  const auto opened = openRepository(repositoryContaining(repository.root()).value(), runner);
  REQUIRE(opened);
  CHECK((*opened)->head().value() == HeadState{commit, "main"});
  CHECK((*(*opened)->read(commit, "a.py"))->bytes() == "a\n");
}

TEST_CASE("Through git, too, nothing is fetched and missing content is told", "[git-program]") {
  const TemporaryFolder folder;
  const GitFixture origin(folder / "origin");
  origin.write("lib/a.py", "a\n");
  const CommitId commit = origin.commit("first");
  origin.git({"config", "uploadpack.allowFilter", "true"});
  const std::string address = "file://" + origin.root().string();
  git(folder.path(), {"clone", "-q", "--no-checkout", "--filter=blob:none", address, "blobless"});
  git(folder.path(), {"clone", "-q", "--no-checkout", "--filter=tree:0", address, "treeless"});
  const fs::path called = folder / "called";
  writeFile(folder / "trap.sh", "#!/bin/sh\n: > '" + called.string() + "'\nexit 1\n");
  fs::permissions(folder / "trap.sh", fs::perms::owner_all);
  for (const char* name : {"blobless", "treeless"}) {
    git(folder / name, {"config", "remote.origin.uploadpack", (folder / "trap.sh").string()});
    for (const auto& source : {openByProgram(folder / name),
                               std::move(openGitObjectSource({folder / name, false}).value())}) {
      CHECK(source->find(commit, "lib/a.py").error().kind == ErrorKind::notDownloaded);
      CHECK(source->read(commit, "lib/a.py").error().kind == ErrorKind::notDownloaded);
      CHECK(source->resolve(commit.text())->commit == commit);
      CHECK(source->rewrittenFiles({"lib/a.py"}).value_or(std::vector<std::string>{}).empty());
    }
  }
  CHECK(openByProgram(folder / "blobless")->find(commit, "lib/b.py")->kind == PathKind::absent);
  CHECK(openByProgram(folder / "treeless")->list(commit).error().kind == ErrorKind::notDownloaded);
  CHECK_FALSE(fs::exists(called));
}

TEST_CASE("Sparse and unchecked files are no rewriting through git either", "[git-program]") {
  const TemporaryFolder folder;
  const GitFixture origin(folder / "origin");
  origin.write("lib/a.py", "a\n");
  origin.write("other/b.py", "b\n");
  origin.commit("first");
  git(folder.path(), {"clone", "-q", "--no-checkout", "origin", "unchecked"});
  git(folder.path(), {"clone", "-q", "origin", "sparse"});
  git(folder / "sparse", {"sparse-checkout", "set", "--cone", "lib"});
  using Paths = std::vector<std::string>;
  const Paths both{"lib/a.py", "other/b.py"};
  CHECK(openByProgram(folder / "unchecked")->rewrittenFiles(both).value() == Paths{});
  CHECK(openByProgram(folder / "sparse")->rewrittenFiles(both).value() == Paths{});
  fs::remove(folder / "sparse/lib/a.py");
  CHECK(openByProgram(folder / "sparse")->rewrittenFiles(both).value() == Paths{"lib/a.py"});
  origin.git({"config", "core.autocrlf", "true"});
  origin.write("lib/a.py", "a\r\n");
  CHECK(openByProgram(origin.root())->rewrittenFiles(both).value() == Paths{});
}

TEST_CASE("git is started without the caller's variables, network and locks", "[git-program]") {
  const FakeProcessRunner fake(
      [](const ProcessRequest&) { return ProcessResult{0, "false\nfalse\nsha1\n", ""}; });
  REQUIRE(openGitProgramSource({"/somewhere/repo", false}, fake));
  const ProcessRequest& request = fake.requests().front();
  CHECK(request.program == "git");
  CHECK(request.withoutVariables == std::vector<std::string>{"GIT_*"});
  CHECK(request.variables.at("GIT_NO_LAZY_FETCH") == "1");
  CHECK(request.variables.at("GIT_ALLOW_PROTOCOL") == "none");
  CHECK(request.variables.at("GIT_OPTIONAL_LOCKS") == "0");
  CHECK(request.arguments[0] == "-C");
  CHECK(request.arguments[1] == "/somewhere/repo");
}

TEST_CASE("Why git cannot read a repository is told", "[git-program]") {
  const auto errorOf = [](const Result<ProcessResult>& answered) {
    const FakeProcessRunner fake([&](const ProcessRequest&) { return answered; });
    return openGitProgramSource({"/somewhere/repo", false}, fake).error();
  };
  CHECK(errorOf(failure(ErrorKind::notFound, {})).kind == ErrorKind::notFound);
  CHECK(errorOf(ProcessResult{128, "", "fatal: detected dubious ownership in repository at 'x'\n"})
            .kind == ErrorKind::notOwner);
  const Error unknown =
      errorOf(ProcessResult{128, "", "fatal: unknown repository extension found:\n\tx\n"});
  CHECK(unknown.kind == ErrorKind::unsupported);
  CHECK(toEnglish(unknown.message).contains("unknown repository extension"));
}

TEST_CASE("Without git the library's own reason stays", "[git-program]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.commit("first");
  repository.git({"config", "core.repositoryformatversion", "1"});
  repository.git({"config", "extensions.refStorage", "reftable"});
  const FakeProcessRunner fake(
      [](const ProcessRequest&) { return failure(ErrorKind::notFound, {}); });
  const auto opened = openRepository({repository.root(), false}, fake);
  CHECK(opened.error().kind == ErrorKind::unsupported);
  CHECK(toEnglish(opened.error().message).contains("refstorage"));
}

TEST_CASE("The output of cat-file is read by its sizes", "[git-program]") {
  const std::string id(40, 'a');
  const auto objects =
      parseBatch(id + " blob 5\nmis\ng\nx y missing\n" + id + " tree 0\n\n", 3, true);
  REQUIRE(objects);
  CHECK((*objects)[0]->bytes == "mis\ng");
  CHECK_FALSE((*objects)[1]);
  CHECK((*objects)[2]->kind == ObjectKind::tree);
  CHECK_FALSE(parseBatch(id + " blob 5\nmis", 1, true));
  CHECK_FALSE(parseBatch("", 1, false));
  CHECK_FALSE(parseBatch("abcd ambiguous\n", 1, false)->front());
  CHECK_FALSE(parseBatch(id + " blob 5x\n", 1, false)->front());
}

TEST_CASE("An entry of a tree's bytes is found by its whole name", "[git-program]") {
  using namespace std::string_view_literals;
  const std::string id(20, '\x01');
  const std::string tree = std::string("100644 a.py\0"sv) + id + std::string("40000 lib\0"sv) + id +
                           std::string("120000 link\0"sv) + id + std::string("160000 sub\0"sv) + id;
  CHECK(findInTree(tree, "a.py", 20)->kind == PathKind::file);
  CHECK(findInTree(tree, "lib", 20)->kind == PathKind::folder);
  CHECK(findInTree(tree, "link", 20)->kind == PathKind::link);
  CHECK(findInTree(tree, "sub", 20)->id == "0101010101010101010101010101010101010101");
  CHECK_FALSE(findInTree(tree, "li", 20));
  CHECK_FALSE(findInTree(tree, "libx", 20));
  CHECK_FALSE(findInTree(tree.substr(0, 20), "a.py", 20));
  CHECK_FALSE(findInTree("no tree at all", "a.py", 20));
}
