#include "core/base/embedded_resources.h"
#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/plan_reading.h"
#include "core/workspace/sample_maker.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace escolio;
namespace fs = std::filesystem;

namespace {

/// Git as a reader may have set it up, for one test.
class HostileSettings {
 public:
  explicit HostileSettings(const fs::path& folder) {
    fakes::writeFile(folder / "gitconfig",
                     "[core]\n\tautocrlf = true\n\thooksPath = /nowhere\n[commit]\n\tgpgSign = "
                     "true\n\ttemplate = /nowhere\n[init]\n\tdefaultBranch = trunk\n"
                     "\tdefaultObjectFormat = sha256\n[user]\n\tname = Other\n\temail = o@o\n");
    ::setenv("GIT_CONFIG_GLOBAL", (folder / "gitconfig").c_str(), 1);
    ::setenv("GIT_AUTHOR_NAME", "Somebody", 1);
    ::setenv("GIT_DIR", "/nowhere", 1);
  }
  ~HostileSettings() {
    ::unsetenv("GIT_CONFIG_GLOBAL");
    ::unsetenv("GIT_AUTHOR_NAME");
    ::unsetenv("GIT_DIR");
  }
  HostileSettings(const HostileSettings&) = delete;
  HostileSettings& operator=(const HostileSettings&) = delete;
};

/// A program that fails at its NUMBER-th run.
class FailingRunner final : public ProcessRunner {
 public:
  explicit FailingRunner(int number) : m_left(number) {}
  Result<ProcessResult> run(const ProcessRequest& request) const override {
    if (--m_left == 0)
      return failure(ErrorKind::notFound, makeMessage({"there is no git"}));
    return m_runner.run(request);
  }

 private:
  PosixProcessRunner m_runner;
  mutable int m_left;
};

} // namespace

TEST_CASE("The sample's commits are the same whatever git is set up to", "[sample]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  {
    const HostileSettings settings(folder.path());
    const auto notes = makeSample(folder / "sample", "en", store, PosixProcessRunner());
    REQUIRE(notes);
    CHECK(*notes == folder / "sample/notes");
  }
  const fs::path sample = folder / "sample";
  CHECK(fakes::git(sample / "shards", {"log", "--format=%H"}) ==
        "d597b696e16d502a8867706d09cada75323c6e3d\n6a17c1d9cf5fca262e8efba2748151fb63690f4a");
  CHECK(fakes::git(sample / "prefetch", {"log", "--format=%H"}) ==
        "6653853cb1ad84e08ae45bfa2bc5cdd8d9a46d10\ne22f4bea507a5a32ef50be22c4c414772eb48651");
  CHECK(store.read(sample / "notes/shards-sha.txt", 100) ==
        "d597b696e16d502a8867706d09cada75323c6e3d\n");
  for (const char* repository : {"shards", "prefetch"}) {
    CHECK(fakes::git(sample / repository, {"status", "--porcelain"}).empty());
    CHECK(fakes::git(sample / repository, {"branch", "--show-current"}) == "main");
  }
  // The reader makes the first commit of the notes.
  CHECK_THROWS(fakes::git(sample / "notes", {"rev-parse", "--verify", "-q", "HEAD"}));
  CHECK(fs::exists(sample / "notes/reference/decisions.md"));
  CHECK(readPlanFile(sample / "notes/escolio.toml", store));
}

TEST_CASE("The sample speaks the reader's language", "[sample]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  for (const auto& [language, part] :
       {std::pair{"es_ES", "es"}, {"es", "es"}, {"en", "en"}, {"fr", "en"}, {"", "en"}}) {
    const fs::path place = folder / (std::string("in-") + language);
    REQUIRE(makeSample(place, language, store, PosixProcessRunner()));
    CHECK(store.read(place / "notes/shards.md", 1U << 20U) ==
          std::string(embeddedResource(std::string("sample/workspace/") + part + "/shards.md")));
  }
}

TEST_CASE("The sample is laid down in an empty folder only", "[sample]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  fs::create_directories(folder / "empty");
  CHECK(makeSample(folder / "empty", "en", store, PosixProcessRunner()));
  fakes::writeFile(folder / "used/.hidden", "x");
  const auto refused = makeSample(folder / "used", "en", store, PosixProcessRunner());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().kind == ErrorKind::usage);
  CHECK(std::distance(fs::directory_iterator(folder / "used"), fs::directory_iterator()) == 1);
  fakes::writeFile(folder / "file", "x");
  CHECK(makeSample(folder / "file", "en", store, PosixProcessRunner()).error().kind ==
        ErrorKind::usage);
  CHECK(makeSample(folder / "empty", "en", store, PosixProcessRunner()).error().kind ==
        ErrorKind::usage);
}

TEST_CASE("A sample that cannot be finished leaves nothing behind", "[sample]") {
  const fakes::TemporaryFolder folder;
  DiskFileStore store;
  fs::create_directories(folder / "empty");
  for (const int number : {1, 2, 4, 9}) {
    const FailingRunner runner(number);
    const auto made = makeSample(folder / "new/deep", "en", store, runner);
    REQUIRE_FALSE(made);
    CHECK(toEnglish(made.error().message) == "there is no git");
    CHECK_FALSE(fs::exists(folder / "new/deep"));
    CHECK_FALSE(makeSample(folder / "empty", "en", store, FailingRunner(number)));
    CHECK(fs::is_empty(folder / "empty"));
  }
}
