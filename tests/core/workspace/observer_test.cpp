#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/observer.h"
#include "tests/fakes/git_fixture.h"
#include "tests/fakes/memory_file_store.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <stop_token>
#include <string>

using namespace escolio;
namespace fs = std::filesystem;

namespace {

/// A source with two commits, and notes that pin the first one in a file.
struct Reading {
  fakes::TemporaryFolder folder;
  fakes::GitFixture repository{folder / "repo"};
  CommitId first;
  CommitId second;
  std::shared_ptr<ReadingPlan> plan = std::make_shared<ReadingPlan>();
  Result<std::optional<fs::path>> place;
  std::map<SourceId, SourceOverride> overrides;
  SourceId id{"toy"};

  Reading() {
    repository.write("lib/a.py", "one\n");
    repository.write("lib/b.py", "b\n");
    first = repository.commit("first");
    repository.write("lib/a.py", "one\ntwo\n");
    second = repository.commit("second");
    PlannedSource source;
    source.id = id;
    source.target = "lib/a.py";
    source.pinFile = "sha.txt";
    plan->sources = {source};
    PlannedNote note;
    note.file = "a.md";
    note.source = id;
    plan->notes = {note};
    fakes::writeFile(folder / "notes/sha.txt", first.text() + "\n");
    fakes::writeFile(folder / "notes/a.md", "12345");
    place = folder / "repo/lib";
  }

  [[nodiscard]] Observer observer() const {
    ObserverSetup setup;
    setup.plan = plan;
    setup.notesFolder = folder / "notes";
    setup.locate = [this](const PlannedSource&) { return place; };
    setup.overrides = overrides;
    setup.store = std::make_shared<DiskFileStore>();
    setup.runner = std::make_shared<PosixProcessRunner>();
    return Observer(std::move(setup));
  }
  [[nodiscard]] SourceObservation open(const PinLines& lines = {}) const {
    return observer().open(lines).sources.at(id);
  }
};

} // namespace

TEST_CASE("An observer opens the sources at their pins and looks at the plan's files",
          "[observer]") {
  const Reading reading;
  const Observations seen = reading.observer().open({});
  const SourceObservation& source = seen.sources.at(reading.id);
  CHECK(source.state == SourceState::ok);
  CHECK(source.location == (reading.folder / "repo").string());
  CHECK(source.commit == reading.first);
  CHECK(source.files.at("lib/a.py").text->lineCount() == 1);
  CHECK(source.tree == nullptr);
  CHECK(source.rewrittenFiles->empty());
  CHECK(seen.notesFolder.exists);
  CHECK(seen.notesFolder.files ==
        std::map<std::string, std::uint64_t>{{"a.md", 5}, {"sha.txt", 41}});
  CHECK(seen.commit.state == CommitObservation::State::noRepository);
}

TEST_CASE("An observer answers what is wanted", "[observer]") {
  const Reading reading;
  Observer observer = reading.observer();
  Observations seen = observer.open({});
  Wanted wanted;
  wanted.files[reading.id] = {"lib/b.py", "none.py"};
  wanted.files[SourceId("unknown")] = {"x"};
  wanted.trees = {reading.id};
  wanted.commits[reading.id] = {reading.second.text().substr(0, 8), "0000000"};
  observer.observe(wanted, seen);
  const SourceObservation& source = seen.sources.at(reading.id);
  CHECK(source.files.at("lib/b.py").text->bytes() == "b\n");
  CHECK(source.files.at("none.py").kind == ObservedFile::Kind::absent);
  CHECK(*source.tree == std::vector<std::string>{"lib/a.py", "lib/b.py"});
  CHECK_FALSE(source.isTreeUnavailable);
  CHECK(source.namedCommits.at(reading.second.text().substr(0, 8)) == reading.second);
  CHECK_FALSE(source.namedCommits.at("0000000"));
}

TEST_CASE("What cannot be listed is not wanted again", "[observer]") {
  Reading reading;
  reading.place = std::nullopt;
  Observer observer = reading.observer();
  Observations seen = observer.open({});
  CHECK(seen.sources.at(reading.id).state == SourceState::noCheckout);
  Wanted wanted;
  wanted.trees = {reading.id};
  observer.observe(wanted, seen);
  CHECK(seen.sources.at(reading.id).isTreeUnavailable);
}

TEST_CASE("A place and revision that are given for one call go first", "[observer]") {
  Reading reading;
  reading.place = std::nullopt;
  reading.overrides[reading.id] = {reading.folder / "repo", "main"};
  const SourceObservation source = reading.open();
  CHECK(source.state == SourceState::ok);
  CHECK(source.commit == reading.second);
  CHECK(source.pin.pin == reading.first.text());
  CHECK(source.files.at("lib/a.py").text->lineCount() == 2);
}

TEST_CASE("Without a pin file the pin line of the note is the pin", "[observer]") {
  const Reading reading;
  reading.plan->sources[0].pinFile.clear();
  CHECK(reading.open().state == SourceState::noPin);
  CHECK(reading.open({{reading.id, reading.second.text()}}).commit == reading.second);
  CHECK(reading.open({{reading.id, reading.first.text().substr(0, 12)}}).commit == reading.first);
}

TEST_CASE("Damaged settings say why a source has no place", "[observer]") {
  Reading reading;
  reading.place = failure(ErrorKind::io, makeMessage({"sources.toml, line 3: it is damaged"}));
  const SourceObservation source = reading.open();
  CHECK(source.state == SourceState::noCheckout);
  CHECK(toEnglish(source.message) == "sources.toml, line 3: it is damaged");
}

TEST_CASE("A pin file that cannot be read is not taken for an absent one", "[observer]") {
  const Reading reading;
  fs::remove(reading.folder / "notes/sha.txt");
  CHECK(reading.open().pin.state == ObservedPin::State::absent);
  fs::create_directory(reading.folder / "notes/sha.txt");
  const SourceObservation source = reading.open();
  CHECK(source.pin.state == ObservedPin::State::unverified);
  CHECK(toEnglish(source.pin.message).contains("sha.txt"));
  CHECK(source.message == source.pin.message);
}

TEST_CASE("An observer looks again at the notes and at working files", "[observer]") {
  const Reading reading;
  Observer observer = reading.observer();
  Observations seen = observer.open({});
  fakes::writeFile(reading.folder / "notes/picture.png", "x");
  fakes::writeFile(reading.folder / "repo/lib/a.py", "rewritten\n");
  observer.observeWorkspace(seen);
  CHECK(seen.notesFolder.files.contains("picture.png"));
  observer.observeWorkingFiles(seen);
  CHECK(seen.sources.at(reading.id).rewrittenFiles == std::vector<std::string>{"lib/a.py"});
  fs::remove_all(reading.folder / "notes");
  observer.observeWorkspace(seen);
  CHECK_FALSE(seen.notesFolder.exists);
}

TEST_CASE("Sources that did not change are left alone", "[observer]") {
  const Reading reading;
  Observer observer = reading.observer();
  static_cast<void>(observer.open({}));
  CHECK(observer.reopenChanged({}).empty());
  fakes::writeFile(reading.folder / "notes/sha.txt", " " + reading.first.text());
  CHECK(observer.reopenChanged({}).empty());
}

TEST_CASE("A pin that another program wrote is read", "[observer]") {
  const Reading reading;
  Observer observer = reading.observer();
  static_cast<void>(observer.open({}));
  fakes::writeFile(reading.folder / "notes/sha.txt", reading.second.text());
  const auto changed = observer.reopenChanged({});
  REQUIRE(changed.contains(reading.id));
  CHECK(changed.at(reading.id).commit == reading.second);
  CHECK(changed.at(reading.id).files.at("lib/a.py").text->lineCount() == 2);
  Wanted wanted;
  wanted.files[reading.id] = {"lib/a.py"};
  Observations seen;
  observer.observe(wanted, seen);
  CHECK(seen.sources.at(reading.id).files.at("lib/a.py").text->lineCount() == 2);
}

TEST_CASE("Another pin line is followed, the same one is not read again", "[observer]") {
  const Reading reading;
  reading.plan->sources[0].pinFile.clear();
  Observer observer = reading.observer();
  static_cast<void>(observer.open({{reading.id, reading.first.text()}}));
  CHECK(observer.reopenChanged({{reading.id, reading.first.text()}}).empty());
  const auto changed = observer.reopenChanged({{reading.id, reading.second.text()}});
  CHECK(changed.at(reading.id).commit == reading.second);
}

TEST_CASE("A place that was recorded meanwhile is looked at", "[observer]") {
  Reading reading;
  reading.place = std::nullopt;
  Observer observer = reading.observer();
  static_cast<void>(observer.open({}));
  CHECK(observer.reopenChanged({}).empty());
  reading.place = reading.folder / "repo";
  CHECK(observer.reopenChanged({}).at(reading.id).state == SourceState::ok);
  fs::remove_all(reading.folder / "repo");
  CHECK(observer.reopenChanged({}).at(reading.id).state == SourceState::noCheckout);
}

TEST_CASE("A commit that was fetched meanwhile is found", "[observer]") {
  const Reading reading;
  const fakes::GitFixture elsewhere(reading.folder / "elsewhere");
  elsewhere.write("lib/a.py", "1\n2\n3\n");
  const CommitId third = elsewhere.commit("third");
  fakes::writeFile(reading.folder / "notes/sha.txt", third.text());
  Observer observer = reading.observer();
  CHECK(observer.open({}).sources.at(reading.id).state == SourceState::pinMissing);
  CHECK(observer.reopenChanged({}).empty());
  reading.repository.git({"fetch", "-q", (reading.folder / "elsewhere").string()});
  const auto changed = observer.reopenChanged({});
  REQUIRE(changed.contains(reading.id));
  CHECK(changed.at(reading.id).state == SourceState::ok);
  CHECK(changed.at(reading.id).files.at("lib/a.py").text->lineCount() == 3);
}

TEST_CASE("A package that was installed anew is other content", "[observer]") {
  const Reading reading;
  fakes::writeFile(reading.folder / "package/lib/a.py", "one\n");
  ObserverSetup setup;
  setup.plan = reading.plan;
  setup.notesFolder = reading.folder / "notes";
  setup.locate = [&reading](const PlannedSource&) { return reading.folder / "package"; };
  setup.store = std::make_shared<DiskFileStore>();
  setup.runner = std::make_shared<PosixProcessRunner>();
  fs::remove(reading.folder / "notes/sha.txt");
  Observer observer(std::move(setup));
  const SourceObservation before = observer.open({}).sources.at(reading.id);
  CHECK(before.state == SourceState::noPin);
  CHECK(observer.reopenChanged({}).empty());
  fakes::writeFile(reading.folder / "package/lib/a.py", "another\n");
  CHECK(observer.reopenChanged({}).at(reading.id).message != before.message);
}

TEST_CASE("Nothing is looked at when nobody waits for it any more", "[observer]") {
  const Reading reading;
  std::stop_source stop;
  ObserverSetup setup;
  setup.plan = reading.plan;
  setup.notesFolder = reading.folder / "notes";
  setup.locate = [&reading](const PlannedSource&) { return reading.place; };
  setup.store = std::make_shared<DiskFileStore>();
  setup.runner = std::make_shared<PosixProcessRunner>();
  setup.stop = stop.get_token();
  Observer observer(std::move(setup));
  Observations seen = observer.open({});
  stop.request_stop();
  Wanted wanted;
  wanted.files[reading.id] = {"lib/b.py"};
  wanted.commits[reading.id] = {reading.second.text()};
  observer.observe(wanted, seen);
  CHECK_FALSE(seen.sources.at(reading.id).files.contains("lib/b.py"));
  CHECK(seen.sources.at(reading.id).namedCommits.empty());
}

TEST_CASE("A place or pin that was chosen meanwhile goes before the caller's", "[observer]") {
  Reading reading;
  reading.overrides[reading.id] = {reading.folder / "repo", "main"};
  Observer observer = reading.observer();
  CHECK(observer.open({}).sources.at(reading.id).commit == reading.second);
  observer.useRecordedPin(reading.id);
  CHECK(observer.reopenChanged({}).at(reading.id).commit == reading.first);
  reading.place = std::nullopt;
  CHECK(observer.reopenChanged({}).empty());
  observer.usePlaceOfSettings(reading.id);
  CHECK(observer.reopenChanged({}).at(reading.id).state == SourceState::noCheckout);
}
