#include "tests/fakes/fake_gatherer.h"
#include "tests/fakes/fake_process_runner.h"
#include "ui/controllers/outline_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/outline/outline_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("What keeps ctags from finding symbols is said in the outline", "[outline]") {
  const SourceId toy("toy");
  const QString path = QStringLiteral("a.py");
  const auto gatherer = std::make_shared<fakes::FakeGatherer>();
  SourceObservation& source = gatherer->opened.sources[toy];
  source.state = SourceState::ok;
  source.files["a.py"] = {ObservedFile::Kind::text, SourceText::fromBytes("one\n"), {}};
  SourceController sources(gatherer);
  const auto runner = std::make_shared<fakes::FakeProcessRunner>([](const ProcessRequest&) {
    return failure(ErrorKind::io, makeMessage({"ctags is on strike."}));
  });
  OutlineController outline(sources, runner);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());

  QSignalSpy found(&outline, &OutlineController::symbolsFound);
  CHECK(outline.symbols(toy, path) == nullptr);
  CHECK(outline.problem(toy, path).isEmpty());
  REQUIRE(found.wait());
  REQUIRE(outline.symbols(toy, path) != nullptr);
  CHECK(outline.symbols(toy, path)->empty());
  CHECK(outline.problem(toy, path) == QStringLiteral("ctags is on strike."));

  OutlineView view;
  view.setFile(toy, path, outline.symbols(toy, path), outline.problem(toy, path));
  CHECK(view.findChild<QLabel*>()->text() == outline.problem(toy, path));
}

TEST_CASE("Symbols that are asked for before the start are looked for then", "[outline]") {
  const SourceId toy("toy");
  const QString path = QStringLiteral("a.py");
  const auto gatherer = std::make_shared<fakes::FakeGatherer>();
  SourceObservation& source = gatherer->opened.sources[toy];
  source.state = SourceState::ok;
  source.files["a.py"] = {ObservedFile::Kind::text, SourceText::fromBytes("one\n"), {}};
  SourceController sources(gatherer);
  const auto runner = std::make_shared<fakes::FakeProcessRunner>([](const ProcessRequest&) {
    return failure(ErrorKind::io, makeMessage({"ctags is on strike."}));
  });
  OutlineController outline(sources, runner);
  outline.hold();
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());
  CHECK(outline.symbols(toy, path) == nullptr);
  QSignalSpy found(&outline, &OutlineController::symbolsFound);
  CHECK_FALSE(found.wait(50));
  outline.start();
  REQUIRE(found.wait());
  CHECK(outline.symbols(toy, path) != nullptr);
}
