#include "core/process/posix_process_runner.h"
#include "core/workspace/commit_state.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>
#include <string>

using namespace escolio;
namespace fs = std::filesystem;
using State = CommitObservation::State;

namespace {

const std::vector<std::string> planned{"a.md", "sub/b.md", "sha.txt", "never.md"};

/// A repository whose notes lie in a folder of it, all committed.
struct Notes {
  fakes::TemporaryFolder folder;
  fakes::GitFixture repository{folder / "work"};

  Notes() {
    for (const char* file : {"a.md", "sub/b.md", "sha.txt"})
      write(file, "first\n");
    repository.commit("notes");
  }
  void write(const std::string& file, std::string_view bytes) const {
    repository.write("notes/" + file, bytes);
  }
  [[nodiscard]] CommitObservation look() const {
    return observeCommitState(repository.root() / "notes", planned, PosixProcessRunner());
  }
};

} // namespace

TEST_CASE("Notes that are as HEAD has them are committed", "[commit-state]") {
  const Notes notes;
  CHECK(notes.look().state == State::known);
  CHECK(notes.look().uncommitted.empty());
  // Neither other files nor the time of a file matter.
  notes.write("recall.md", "x");
  notes.repository.write("elsewhere.txt", "x");
  notes.write("a.md", "first\n");
  CHECK(notes.look().uncommitted.empty());
}

TEST_CASE("New, changed and staged notes are not committed", "[commit-state]") {
  const Notes notes;
  notes.write("a.md", "second\n");
  notes.write("never.md", "new\n");
  CHECK(notes.look().uncommitted == std::set<std::string>{"a.md", "never.md"});
  notes.repository.git({"add", "-A"});
  CHECK(notes.look().uncommitted == std::set<std::string>{"a.md", "never.md"});
  notes.repository.commit("more");
  CHECK(notes.look().uncommitted.empty());
  notes.write("sub/b.md", "third\n");
  notes.repository.git({"add", "-A"});
  CHECK(notes.look().uncommitted == std::set<std::string>{"sub/b.md"});
}

TEST_CASE("A note that git is told to ignore is not committed", "[commit-state]") {
  const Notes notes;
  notes.repository.write(".gitignore", "never.md\n");
  notes.repository.commit("ignore");
  notes.write("never.md", "x");
  CHECK(notes.look().uncommitted == std::set<std::string>{"never.md"});
}

TEST_CASE("Line ends that git converts are no change", "[commit-state]") {
  const Notes notes;
  notes.repository.write(".gitattributes", "*.md text\n");
  notes.repository.commit("attributes");
  notes.write("a.md", "first\r\n");
  CHECK(notes.look().uncommitted.empty());
}

TEST_CASE("Of a link the link and its file must be committed", "[commit-state]") {
  const Notes notes;
  notes.repository.write("store/real.md", "first\n");
  fs::create_symlink("../store/real.md", notes.repository.root() / "notes/never.md");
  CHECK(notes.look().uncommitted == std::set<std::string>{"never.md"});
  notes.repository.commit("link");
  CHECK(notes.look().uncommitted.empty());
  notes.repository.write("store/real.md", "second\n");
  CHECK(notes.look().uncommitted == std::set<std::string>{"never.md"});
}

TEST_CASE("Before the first commit nothing is committed", "[commit-state]") {
  const fakes::TemporaryFolder folder;
  const fakes::GitFixture repository(folder / "work");
  repository.write("a.md", "x");
  const auto seen = observeCommitState(repository.root(), planned, PosixProcessRunner());
  CHECK(seen.state == State::known);
  CHECK(seen.uncommitted == std::set<std::string>{"a.md"});
}

TEST_CASE("Notes in no repository are told so", "[commit-state]") {
  const fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "notes/a.md", "x");
  CHECK(observeCommitState(folder / "notes", planned, PosixProcessRunner()).state ==
        State::noRepository);
  CHECK(observeCommitState(folder / "none", planned, PosixProcessRunner()).state ==
        State::noRepository);
}

TEST_CASE("A repository that cannot be read leaves it open", "[commit-state]") {
  const Notes notes;
  notes.repository.write(".git/HEAD", "damaged");
  const CommitObservation seen = notes.look();
  CHECK(seen.state == State::unverified);
  CHECK_FALSE(seen.message.isEmpty());
}

TEST_CASE("Looking at the notes writes nothing into their repository", "[commit-state]") {
  const Notes notes;
  notes.write("a.md", "second\n");
  const auto before = fs::last_write_time(notes.repository.root() / ".git/index");
  CHECK(notes.look().state == State::known);
  CHECK(fs::last_write_time(notes.repository.root() / ".git/index") == before);
  CHECK_FALSE(fs::exists(notes.repository.root() / ".git/index.lock"));
}
