#include "tests/fakes/fake_gatherer.h"
#include "ui/controllers/source_controller.h"

#include <QSignalSpy>
#include <QThreadPool>
#include <catch2/catch_test_macros.hpp>
#include <future>

using namespace escolio;

namespace {

const SourceId toy{"toy"};

std::shared_ptr<fakes::FakeGatherer> makeGatherer() {
  auto gatherer = std::make_shared<fakes::FakeGatherer>();
  SourceObservation& source = gatherer->opened.sources[toy];
  source.state = SourceState::ok;
  source.files["a.py"] = {ObservedFile::Kind::text, SourceText::fromBytes("one\n"), {}};
  gatherer->files[toy]["b.py"] = "two\n";
  return gatherer;
}

} // namespace

TEST_CASE("A file that was not looked at yet is asked for once", "[sources]") {
  const auto gatherer = makeGatherer();
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  CHECK(sources.file(toy, "a.py") != nullptr);
  CHECK(sources.file(toy, "b.py") == nullptr);
  QSignalSpy files(&sources, &SourceController::fileObserved);
  sources.wantFile(toy, "b.py");
  sources.wantFile(toy, "b.py");
  REQUIRE(files.wait());
  CHECK(files.size() == 1);
  REQUIRE(sources.file(toy, "b.py") != nullptr);
  CHECK(sources.file(toy, "b.py")->text->line(1) == "two");
}

TEST_CASE("A tree that cannot be listed is known as such", "[sources]") {
  const auto gatherer = makeGatherer();
  gatherer->unlistable.insert(toy);
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  CHECK_FALSE(sources.source(toy).isTreeUnavailable);
  QSignalSpy observed(&sources, &SourceController::observed);
  Wanted wanted;
  wanted.trees.insert(toy);
  sources.want(wanted);
  REQUIRE(observed.wait());
  CHECK(sources.source(toy).isTreeUnavailable);
}

TEST_CASE("Other pin lines have the sources looked at anew, the same ones do not", "[sources]") {
  const auto gatherer = makeGatherer();
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({{toy, "1.0"}});
  REQUIRE(opened.wait());
  sources.setPinLines({{toy, "1.0"}});
  gatherer->changed[toy] = gatherer->opened.sources[toy];
  sources.setPinLines({{toy, "1.1"}});
  REQUIRE(opened.wait());
  CHECK(gatherer->timesOpened == 1);
  CHECK(gatherer->timesRefreshed == 1);
  CHECK(gatherer->pinLines == PinLines{{toy, "1.1"}});
}

TEST_CASE("A pin line that is typed is looked at once", "[sources]") {
  const auto gatherer = makeGatherer();
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  gatherer->changed[toy] = gatherer->opened.sources[toy];
  const std::string pin = "0123456789ab";
  for (std::size_t digits = 1; digits <= pin.size(); ++digits)
    sources.setPinLines({{toy, pin.substr(0, digits)}});
  REQUIRE(opened.wait());
  CHECK(gatherer->timesRefreshed == 1);
  CHECK(gatherer->pinLines == PinLines{{toy, pin}});
}

TEST_CASE("A source that changed is known anew, the others stay as they were", "[sources]") {
  const SourceId other{"other"};
  const auto gatherer = makeGatherer();
  gatherer->opened.sources[other] = gatherer->opened.sources[toy];
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  CHECK(opened.front().front().value<std::set<SourceId>>() == std::set<SourceId>{other, toy});
  const auto before = sources.file(other, "a.py")->text;

  SourceObservation& changed = gatherer->changed[toy];
  changed.state = SourceState::pinMissing;
  sources.refresh();
  REQUIRE(opened.wait());
  CHECK(opened.back().front().value<std::set<SourceId>>() == std::set<SourceId>{toy});
  CHECK(sources.source(toy).state == SourceState::pinMissing);
  CHECK(sources.file(toy, "a.py") == nullptr);
  CHECK(sources.file(other, "a.py")->text == before);

  QSignalSpy observed(&sources, &SourceController::observed);
  sources.refresh();
  REQUIRE(observed.wait());
  CHECK(opened.size() == 2);
}

TEST_CASE("What was looked for in vain is looked for again", "[sources]") {
  const auto gatherer = makeGatherer();
  SourceObservation& source = gatherer->opened.sources[toy];
  source.files["b.py"].kind = ObservedFile::Kind::notDownloaded;
  source.isTreeUnavailable = true;
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  const auto kept = sources.file(toy, "a.py")->text;
  QSignalSpy files(&sources, &SourceController::fileObserved);
  sources.refresh();
  REQUIRE(files.wait());
  CHECK(files.size() == 1);
  CHECK(sources.file(toy, "b.py")->kind == ObservedFile::Kind::text);
  CHECK(sources.file(toy, "a.py")->text == kept);
  CHECK(sources.source(toy).tree != nullptr);
  CHECK_FALSE(sources.source(toy).isTreeUnavailable);
  CHECK(opened.size() == 1);
}

TEST_CASE("A controller that goes away while its worker looks is no harm", "[sources]") {
  const auto gatherer = makeGatherer();
  for (int i = 0; i < 50; ++i) {
    SourceController sources(gatherer);
    sources.open({});
    sources.wantFile(toy, "b.py");
  }
  QCoreApplication::processEvents();
  SUCCEED("nothing crashed");
}

TEST_CASE("Nobody waits for a worker that is slow", "[sources]") {
  const auto gatherer = makeGatherer();
  std::promise<void> begun;
  std::promise<void> goOn;
  gatherer->whileOpening = [&] {
    begun.set_value();
    goOn.get_future().wait();
  };
  {
    SourceController sources(gatherer);
    sources.open({});
    begun.get_future().wait();
  } // comes to its end while the worker stands still
  goOn.set_value();
  CHECK(QThreadPool::globalInstance()->waitForDone());
  QCoreApplication::processEvents();
}

TEST_CASE("Opening anew drops what is queued for the sources as they were", "[sources]") {
  const auto gatherer = makeGatherer();
  std::promise<void> begun;
  std::promise<void> goOn;
  gatherer->whileOpening = [&] {
    if (gatherer->timesOpened == 1) {
      begun.set_value();
      goOn.get_future().wait();
    }
  };
  SourceController sources(gatherer);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  begun.get_future().wait();
  for (int i = 0; i < 5; ++i)
    sources.open({});
  goOn.set_value();
  REQUIRE(opened.wait());
  CHECK(gatherer->timesOpened == 2);
  CHECK(opened.size() == 1);
}
