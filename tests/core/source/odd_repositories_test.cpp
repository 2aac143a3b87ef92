#include "core/source/git_object_source.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <unistd.h>

using namespace escolio;
using namespace escolio::fakes;
namespace fs = std::filesystem;

namespace {

Result<std::unique_ptr<ObjectSource>> openAt(const fs::path& path) {
  return openGitObjectSource(repositoryContaining(path).value());
}

/// Every file below a folder with its size and time: to see that nothing was written.
std::vector<std::string> stateOf(const fs::path& folder) {
  std::vector<std::string> state;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    state.push_back(entry.path().string() + " " +
                    std::to_string(entry.last_write_time().time_since_epoch().count()));
  std::ranges::sort(state);
  return state;
}

/// A history of three commits with a file that each changes.
struct History {
  TemporaryFolder folder;
  GitFixture repository{folder / "origin"};
  std::vector<CommitId> commits;

  History() {
    for (const char* text : {"one\n", "two\n", "three\n"}) {
      repository.write("lib/a.py", text);
      commits.push_back(repository.commit(text));
    }
    repository.git({"config", "uploadpack.allowFilter", "true"});
  }
  [[nodiscard]] std::string address() const { return "file://" + repository.root().string(); }
};

} // namespace

TEST_CASE("Worktrees open at their own HEAD, also with a relative link", "[odd-repository]") {
  const History history;
  history.repository.git(
      {"worktree", "add", "-q", "--detach", "../tree", history.commits[0].text()});
  history.repository.git(
      {"worktree", "add", "-q", "--detach", "../moved", history.commits[1].text()});
  writeFile(history.folder / "moved/.git", "gitdir: ../origin/.git/worktrees/moved\n");
  const auto tree = openAt(history.folder / "tree").value();
  CHECK(tree->root() == history.folder / "tree");
  CHECK(tree->hasWorkingFiles());
  CHECK(tree->head().value() == HeadState{history.commits[0], ""});
  CHECK((*tree->read(history.commits[2], "lib/a.py"))->bytes() == "three\n");
  CHECK(openAt(history.folder / "moved").value()->head()->commit == history.commits[1]);
  CHECK(openAt(history.folder / "origin").value()->head() == HeadState{history.commits[2], "main"});
}

TEST_CASE("Objects borrowed from other repositories are found", "[odd-repository]") {
  const History history;
  git(history.folder.path(), {"clone", "-q", "--shared", "origin", "first"});
  git(history.folder.path(), {"clone", "-q", "--shared", "first", "second"});
  const auto source = openAt(history.folder / "second").value();
  CHECK((*source->read(history.commits[0], "lib/a.py"))->bytes() == "one\n");
}

TEST_CASE("Packed objects are read like loose ones", "[odd-repository]") {
  const History history;
  history.repository.git({"gc", "-q"});
  const auto source = openAt(history.repository.root()).value();
  CHECK((*source->read(history.commits[1], "lib/a.py"))->bytes() == "two\n");
  CHECK(source->resolve(history.commits[1].text().substr(0, 10))->commit == history.commits[1]);
}

TEST_CASE("A commit that comes in later is found by the same source", "[odd-repository]") {
  const History history;
  const auto source = openAt(history.repository.root()).value();
  REQUIRE_FALSE(source->resolve(std::string(40, '9')));
  history.repository.write("lib/a.py", "four\n");
  const CommitId later = history.repository.commit("four");
  history.repository.git({"gc", "-q"});
  CHECK((*source->read(later, "lib/a.py"))->bytes() == "four\n");
}

TEST_CASE("A shallow clone says why a commit is not there", "[odd-repository]") {
  const History history;
  git(history.folder.path(), {"clone", "-q", "--depth", "1", history.address(), "shallow"});
  const auto source = openAt(history.folder / "shallow").value();
  CHECK(source->isShallow());
  CHECK((*source->read(history.commits[2], "lib/a.py"))->bytes() == "three\n");
  const auto missing = source->read(history.commits[0], "lib/a.py");
  CHECK(missing.error().kind == ErrorKind::pinMissing);
  CHECK(toEnglish(missing.error().message).contains("shallow"));
  CHECK(toEnglish(missing.error().message)
            .contains("fetch --depth 1 origin " + history.commits[0].text()));
  CHECK(source->recentCommits(history.commits[2], "", 10)->size() == 1);
  CHECK(source->recentCommits(history.commits[2], "lib/a.py", 10)->size() == 1);
}

TEST_CASE("In a partial clone missing content is no missing file", "[odd-repository]") {
  const History history;
  git(history.folder.path(),
      {"clone", "-q", "--no-checkout", "--filter=blob:none", history.address(), "partial"});
  fs::copy(history.folder / "partial", history.folder / "marked", fs::copy_options::recursive);
  git(history.folder / "marked", {"config", "core.repositoryformatversion", "1"});
  git(history.folder / "marked", {"config", "extensions.partialClone", "origin"});
  fs::copy(history.folder / "partial", history.folder / "treeless", fs::copy_options::recursive);
  fs::rename(history.repository.root(), history.folder / "gone");
  const CommitId& pin = history.commits[1];
  for (const char* name : {"partial", "marked"}) {
    const auto source = openAt(history.folder / name).value();
    const auto before = stateOf(history.folder / name);
    const auto missing = source->find(pin, "lib/a.py");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().kind == ErrorKind::notDownloaded);
    CHECK(toEnglish(missing.error().message)
              .contains("git -C " + (history.folder / name).string() + " cat-file -e " +
                        pin.text() + ":lib/a.py"));
    CHECK(source->read(pin, "lib/a.py").error().kind == ErrorKind::notDownloaded);
    CHECK(source->find(pin, "lib/b.py")->kind == PathKind::absent);
    CHECK(source->find(pin, "lib")->kind == PathKind::folder);
    CHECK(source->list(pin).value() == std::vector<std::string>{"lib/a.py"});
    CHECK(source->rewrittenFiles({"lib/a.py"})->empty());
    CHECK(stateOf(history.folder / name) == before);
  }
}

TEST_CASE("The rest of a partial clone reads as any other", "[odd-repository]") {
  const History history;
  git(history.folder.path(), {"clone", "-q", "--filter=blob:none", history.address(), "partial"});
  const auto source = openAt(history.folder / "partial").value();
  CHECK((*source->read(history.commits[2], "lib/a.py"))->bytes() == "three\n");
  CHECK(source->read(history.commits[0], "lib/a.py").error().kind == ErrorKind::notDownloaded);
}

TEST_CASE("An object that is missing in a whole repository is damage", "[odd-repository]") {
  const History history;
  const std::string blob = history.repository.git({"rev-parse", "HEAD:lib/a.py"});
  fs::remove(history.repository.root() / ".git/objects" / blob.substr(0, 2) / blob.substr(2));
  const auto source = openAt(history.repository.root()).value();
  const auto damaged = source->read(history.commits[2], "lib/a.py");
  CHECK(damaged.error().kind == ErrorKind::io);
  CHECK(toEnglish(damaged.error().message).contains("fsck"));
}

TEST_CASE("A cut-off object is an error and no half file", "[odd-repository]") {
  const History history;
  history.repository.write("lib/b.py", std::string(50'000, 'x') + "\n");
  const CommitId commit = history.repository.commit("large");
  const std::string blob = history.repository.git({"rev-parse", "HEAD:lib/b.py"});
  const fs::path object =
      history.repository.root() / ".git/objects" / blob.substr(0, 2) / blob.substr(2);
  fs::permissions(object, fs::perms::owner_all);
  fs::resize_file(object, fs::file_size(object) / 2);
  CHECK_FALSE(openAt(history.repository.root()).value()->read(commit, "lib/b.py"));
}

TEST_CASE("A lock that somebody left behind does not matter", "[odd-repository]") {
  const History history;
  writeFile(history.repository.root() / ".git/index.lock", "");
  const auto source = openAt(history.repository.root()).value();
  CHECK((*source->read(history.commits[2], "lib/a.py"))->bytes() == "three\n");
  CHECK(source->rewrittenFiles({"lib/a.py"})->empty());
}

TEST_CASE("An extension that libgit2 lacks is named", "[odd-repository]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  repository.write("a.py", "a\n");
  repository.commit("first");
  repository.git({"config", "core.repositoryformatversion", "1"});
  repository.git({"config", "extensions.refStorage", "reftable"});
  const auto refused = openGitObjectSource({repository.root(), false});
  CHECK(refused.error().kind == ErrorKind::unsupported);
  CHECK(toEnglish(refused.error().message).contains("refstorage"));
}

TEST_CASE("A repository of another user is refused with its owner and the setting",
          "[odd-repository]") {
  if (geteuid() != 0)
    SKIP("only root can give a repository away");
  const History history;
  const fs::path root = history.repository.root();
  constexpr uid_t nobody = 65534;
  for (const auto& entry : fs::recursive_directory_iterator(root))
    REQUIRE(lchown(entry.path().c_str(), nobody, nobody) == 0);
  REQUIRE(chown(root.c_str(), nobody, nobody) == 0);
  const auto refused = openAt(root);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().kind == ErrorKind::notOwner);
  const std::string message = toEnglish(refused.error().message);
  CHECK(message.contains("65534"));
  CHECK(message.contains("git config --global --add safe.directory " + root.string()));
}

TEST_CASE("Nothing is written into a checkout by reading it", "[odd-repository]") {
  const History history;
  const fs::path root = history.repository.root();
  history.repository.write("lib/a.py", "changed\n");
  const auto before = stateOf(root);
  const auto source = openAt(root).value();
  const CommitId& commit = history.commits[2];
  CHECK(source->read(commit, "lib/a.py"));
  CHECK(source->list(commit));
  CHECK(source->branches());
  CHECK(source->tags());
  CHECK(source->recentCommits(commit, "lib/a.py", 5));
  CHECK(source->rewrittenFiles({"lib/a.py"})->size() == 1);
  CHECK(stateOf(root) == before);
}
