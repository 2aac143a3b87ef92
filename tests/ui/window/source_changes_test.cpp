#include "core/workspace/disk_file_store.h"
#include "core/workspace/source_locations.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/temporary_folder.h"
#include "ui/controllers/source_controller.h"
#include "ui/session/open_reading.h"
#include "ui/session/session.h"
#include "ui/session/source_settings.h"

#include <QSignalSpy>
#include <QTest>
#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

const SourceId toy{"toy"};

/// A workspace whose source has two commits, pinned at the first in a file.
class ToyReading {
 public:
  ToyReading() {
    qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString((folder / "config").string()));
    repository.write("a.py", "one\n");
    first = repository.commit("first");
    repository.write("a.py", "one\ntwo\n");
    second = repository.commit("second");
    fakes::writeFile(folder / "work/escolio.toml", "format = 1\n"
                                                   "id = \"toys\"\n"
                                                   "title = \"Toys\"\n"
                                                   "notes_dir = \".\"\n"
                                                   "[[source]]\n"
                                                   "id = \"toy\"\n"
                                                   "title = \"Toy\"\n"
                                                   "url = \"https://example.org/toy.git\"\n"
                                                   "target = \"a.py\"\n"
                                                   "pin_file = \"toy-sha.txt\"\n"
                                                   "[[note]]\n"
                                                   "file = \"toy.md\"\n"
                                                   "source = \"toy\"\n");
    pin(first);
  }

  void pin(const CommitId& commit) const {
    fakes::writeFile(folder / "work/toy-sha.txt", commit.text() + "\n");
  }
  [[nodiscard]] std::unique_ptr<Session> open(std::vector<std::string> overrides = {}) const {
    auto reading = openReading({folder / "work", {}, std::move(overrides)});
    REQUIRE(reading);
    auto session = std::make_unique<Session>(*std::move(reading));
    const SourceController& sources = session->sources();
    REQUIRE(QTest::qWaitFor([&sources] { return sources.isOpen(); }));
    return session;
  }

  fakes::TemporaryFolder folder;
  fakes::GitFixture repository{folder / "repo"};
  CommitId first;
  CommitId second;
};

bool isReadAt(const Session& session, const CommitId& commit) {
  return QTest::qWaitFor(
      [&session, &commit] { return session.sources().source(toy).commit == commit; });
}

} // namespace

TEST_CASE("A pin file that another program writes is followed in the open window",
          "[window][sources]") {
  const ToyReading workspace;
  const auto session = workspace.open({"toy=" + workspace.repository.root().string()});
  CHECK(isReadAt(*session, workspace.first));
  session->watchPinFiles();
  workspace.pin(workspace.second);
  CHECK(isReadAt(*session, workspace.second));
  CHECK(session->sources().file(toy, "a.py")->text->lineCount() == 2);
}

TEST_CASE("A place that another program recorded is found at the next look", "[window][sources]") {
  const ToyReading workspace;
  const auto session = workspace.open();
  CHECK(session->sources().source(toy).state == SourceState::noCheckout);
  DiskFileStore store;
  SourceLocations locations(store, SourceLocations::standardFile());
  REQUIRE(locations.record("toys", *session->plan().source(toy), workspace.repository.root()));
  session->refreshSources();
  CHECK(isReadAt(*session, workspace.first));
}

TEST_CASE("A place that is chosen in the window goes before the command line's",
          "[window][sources]") {
  const ToyReading workspace;
  const auto session = workspace.open({"toy=" + (workspace.folder / "nowhere").string()});
  CHECK(session->sources().source(toy).state == SourceState::noCheckout);
  REQUIRE(recordSourcePlace(session->reading(), *session->plan().source(toy),
                            workspace.repository.root()));
  session->sources().usePlaceOfSettings(toy);
  session->refreshSources();
  CHECK(isReadAt(*session, workspace.first));
}

TEST_CASE("Of two places for one source the last one holds", "[window][sources]") {
  const ToyReading workspace;
  const auto session = workspace.open({"toy=" + (workspace.folder / "nowhere").string(),
                                       "toy=" + workspace.repository.root().string()});
  CHECK(isReadAt(*session, workspace.first));
}
