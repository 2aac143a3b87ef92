#include "core/source/git_object_source.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;

namespace {

struct Checkout {
  TemporaryFolder folder;
  GitFixture repository{folder / "repo"};
  CommitId first = commitFile("a.py", "first");
  CommitId second = commitFile("b.py", "second\n\nwith a body");
  std::unique_ptr<ObjectSource> source =
      std::move(openGitObjectSource({repository.root(), false}).value());

  [[nodiscard]] CommitId commitFile(const char* path, const char* subject) const {
    repository.write(path, subject);
    return repository.commit(subject);
  }
  [[nodiscard]] std::string id(const char* revision) const {
    return repository.git({"rev-parse", revision});
  }
};

std::vector<std::string> subjects(const Result<std::vector<CommitSummary>>& commits) {
  std::vector<std::string> found;
  for (const CommitSummary& commit : commits.value())
    found.push_back(commit.subject);
  return found;
}

} // namespace

TEST_CASE("Every way to name a commit is told apart", "[revisions]") {
  const Checkout checkout;
  checkout.repository.git({"tag", "-a", "-m", "release", "v1", checkout.first.text()});
  checkout.repository.git({"tag", "light"});
  checkout.repository.git({"update-ref", "refs/remotes/origin/dev", checkout.first.text()});
  const auto resolve = [&](const std::string& text) {
    return checkout.source->resolve(text).value();
  };
  using Form = RevisionForm;
  using Object = ObjectKind;
  const std::string firstId = checkout.first.text();
  const std::string secondId = checkout.second.text();
  CHECK(resolve(firstId) ==
        ResolvedRevision{Form::fullId, Object::commit, firstId, checkout.first});
  CHECK(resolve(firstId.substr(0, 7)) ==
        ResolvedRevision{Form::shortId, Object::commit, firstId, checkout.first});
  CHECK(resolve("HEAD") == ResolvedRevision{Form::head, Object::commit, secondId, checkout.second});
  CHECK(resolve("@") == resolve("HEAD"));
  CHECK(resolve("main") ==
        ResolvedRevision{Form::branch, Object::commit, secondId, checkout.second});
  CHECK(resolve("origin/dev") ==
        ResolvedRevision{Form::branch, Object::commit, firstId, checkout.first});
  CHECK(resolve("light") == ResolvedRevision{Form::tag, Object::commit, secondId, checkout.second});
  CHECK(resolve("v1") ==
        ResolvedRevision{Form::tag, Object::tag, checkout.id("v1"), checkout.first});
  CHECK(resolve(checkout.id("v1")) ==
        ResolvedRevision{Form::fullId, Object::tag, checkout.id("v1"), checkout.first});
  CHECK(resolve("HEAD~1") ==
        ResolvedRevision{Form::expression, Object::commit, firstId, checkout.first});
  CHECK(resolve(checkout.id("HEAD^{tree}")) ==
        ResolvedRevision{Form::fullId, Object::tree, checkout.id("HEAD^{tree}"), std::nullopt});
  CHECK(resolve("HEAD:a.py") ==
        ResolvedRevision{Form::expression, Object::blob, checkout.id("HEAD:a.py"), std::nullopt});
  CHECK(checkout.source->resolve("nothing").error().kind == ErrorKind::notFound);
  CHECK(checkout.source->resolve("").error().kind == ErrorKind::notFound);
  CHECK(checkout.source->resolve("-x").error().kind == ErrorKind::notFound);
  CHECK(checkout.source->resolve(std::string(40, 'e')).error().kind == ErrorKind::pinMissing);
  CHECK(checkout.source->resolve("eeeeeee").error().kind == ErrorKind::notFound);
}

TEST_CASE("A branch or tag named like an id gives way to the id", "[revisions]") {
  const Checkout checkout;
  const std::string shortened = checkout.first.text().substr(0, 7);
  const std::string tree = checkout.id("HEAD^{tree}").substr(0, 7);
  checkout.repository.git({"update-ref", "refs/heads/" + shortened, checkout.second.text()});
  checkout.repository.git(
      {"update-ref", "refs/tags/" + checkout.first.text(), checkout.second.text()});
  checkout.repository.git({"update-ref", "refs/heads/" + tree, checkout.first.text()});
  CHECK(checkout.source->resolve(shortened)->commit == checkout.first);
  CHECK(checkout.source->resolve(checkout.first.text())->commit == checkout.first);
  // Of names that are also a tree's id, the branch is what a person means.
  CHECK(checkout.source->resolve(tree)->form == RevisionForm::branch);
}

TEST_CASE("A short id that fits a commit and other objects names the commit", "[revisions]") {
  const Checkout checkout;
  // The fixture's ids never change; this content was searched for.
  checkout.repository.write("c.py", "blob 15486");
  checkout.repository.commit("a blob that begins like the first commit");
  const std::string prefix = checkout.first.text().substr(0, 4);
  REQUIRE(checkout.id("HEAD:c.py").starts_with(prefix));
  CHECK(checkout.source->resolve(prefix)->commit == checkout.first);
}

TEST_CASE("A short id that fits two commits names none", "[revisions]") {
  const Checkout checkout;
  const CommitId twin = checkout.commitFile("c.py", "twin 6535"); // searched for likewise
  const std::string prefix = checkout.second.text().substr(0, 4);
  REQUIRE(twin.text().starts_with(prefix));
  const auto ambiguous = checkout.source->resolve(prefix);
  CHECK(ambiguous.error().kind == ErrorKind::usage);
  CHECK(toEnglish(ambiguous.error().message).contains("more digits"));
  CHECK(checkout.source->resolve(twin.text().substr(0, 7))->commit == twin);
}

TEST_CASE("Branches come before remote ones, tags by name with their commits", "[revisions]") {
  const Checkout checkout;
  checkout.repository.git({"branch", "zeta", checkout.first.text()});
  checkout.repository.git({"branch", "alpha/beta"});
  checkout.repository.git({"update-ref", "refs/remotes/origin/dev", checkout.first.text()});
  checkout.repository.git({"symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/dev"});
  checkout.repository.git({"tag", "-a", "-m", "x", "v2", checkout.first.text()});
  checkout.repository.git({"tag", "v1"});
  checkout.repository.git({"tag", "a-tree", "HEAD^{tree}"});
  checkout.repository.git({"pack-refs", "--all"});
  CHECK(checkout.source->branches().value() ==
        std::vector<NamedCommit>{{"alpha/beta", checkout.second},
                                 {"main", checkout.second},
                                 {"zeta", checkout.first},
                                 {"origin/dev", checkout.first}});
  CHECK(checkout.source->tags().value() ==
        std::vector<NamedCommit>{{"v1", checkout.second}, {"v2", checkout.first}});
  CHECK(checkout.source->head().value() == HeadState{checkout.second, "main"});
}

TEST_CASE("A repository without commits has a HEAD without commit", "[revisions]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  const auto source = std::move(openGitObjectSource({repository.root(), false}).value());
  CHECK(source->head().value() == HeadState{});
  CHECK(source->branches()->empty());
  CHECK(source->tags()->empty());
  CHECK_FALSE(source->resolve("HEAD"));
}

TEST_CASE("Recent commits tell author, date and subject", "[revisions]") {
  const Checkout checkout;
  const auto commits = checkout.source->recentCommits(checkout.second, "", 10).value();
  REQUIRE(commits.size() == 2);
  CHECK(commits[0] == CommitSummary{checkout.second, "Ada Reader", 1'704'161'045, 60, "second"});
  CHECK(commits[1].id == checkout.first);
  CHECK(checkout.source->recentCommits(checkout.second, "", 1)->size() == 1);
  CHECK(
      checkout.source->recentCommits(*CommitId::parse(std::string(40, '1')), "", 1).error().kind ==
      ErrorKind::pinMissing);
}

TEST_CASE("Of a path, the commits that changed it are listed, as git log does", "[revisions]") {
  const TemporaryFolder folder;
  const GitFixture repository(folder / "repo");
  const auto commitFile = [&](const char* path, const char* subject) {
    repository.write(path, subject);
    return repository.commit(subject);
  };
  commitFile("other.py", "before it was there");
  commitFile("lib/a.py", "made");
  commitFile("other.py", "elsewhere");
  repository.git({"checkout", "-q", "-b", "side"});
  commitFile("lib/a.py", "changed on a branch");
  repository.git({"checkout", "-q", "main"});
  commitFile("other.py", "meanwhile");
  repository.git({"merge", "-q", "--no-ff", "-m", "merge", "side"});
  repository.git({"rm", "-q", "lib/a.py"});
  repository.commit("removed");
  const CommitId last = commitFile("lib/a.py", "made anew");

  const auto source = std::move(openGitObjectSource({repository.root(), false}).value());
  CHECK(subjects(source->recentCommits(last, "lib/a.py", 10)) ==
        std::vector<std::string>{"made anew", "removed", "changed on a branch", "made"});
  CHECK(subjects(source->recentCommits(last, "lib", 10)).size() == 4);
  CHECK(subjects(source->recentCommits(last, "lib/a.py", 2)).size() == 2);
  CHECK(subjects(source->recentCommits(last, "no/such", 10)).empty());
}
