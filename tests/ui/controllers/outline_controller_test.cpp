#include "tests/fakes/fake_gatherer.h"
#include "tests/fakes/fake_process_runner.h"
#include "ui/controllers/outline_controller.h"
#include "ui/controllers/source_controller.h"
#include "ui/outline/outline_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

const QString path = QStringLiteral("a.py");

/// A source with one file, and a ctags that always fails.
struct OneFile {
  OneFile() {
    SourceObservation& source = gatherer->opened.sources[toy];
    source.state = SourceState::ok;
    source.files["a.py"] = {ObservedFile::Kind::text, SourceText::fromBytes("one\n"), {}};
  }

  void open() {
    QSignalSpy opened(&sources, &SourceController::sourcesOpened);
    sources.open({});
    REQUIRE(opened.wait());
  }

  SourceId toy{"toy"};
  std::shared_ptr<fakes::FakeGatherer> gatherer = std::make_shared<fakes::FakeGatherer>();
  SourceController sources{gatherer};
  std::shared_ptr<fakes::FakeProcessRunner> runner =
      std::make_shared<fakes::FakeProcessRunner>([](const ProcessRequest&) {
        return failure(ErrorKind::io, makeMessage({"ctags is on strike."}));
      });
  OutlineController outline{sources, runner};
};

} // namespace

TEST_CASE("What keeps ctags from finding symbols is said in the outline", "[outline]") {
  OneFile f;
  f.open();
  QSignalSpy found(&f.outline, &OutlineController::symbolsFound);
  CHECK(f.outline.symbols(f.toy, path) == nullptr);
  CHECK(f.outline.problem(f.toy, path).isEmpty());
  REQUIRE(found.wait());
  REQUIRE(f.outline.symbols(f.toy, path) != nullptr);
  CHECK(f.outline.symbols(f.toy, path)->empty());
  CHECK(f.outline.problem(f.toy, path) == QStringLiteral("ctags is on strike."));

  OutlineView view;
  view.setFile(f.toy, path, f.outline.symbols(f.toy, path), f.outline.problem(f.toy, path));
  CHECK(view.findChild<QLabel*>()->text() == f.outline.problem(f.toy, path));
}

TEST_CASE("Symbols that are asked for before the start are looked for then", "[outline]") {
  OneFile f;
  f.outline.hold();
  f.open();
  CHECK(f.outline.symbols(f.toy, path) == nullptr);
  QSignalSpy found(&f.outline, &OutlineController::symbolsFound);
  CHECK_FALSE(found.wait(50));
  f.outline.start();
  REQUIRE(found.wait());
  CHECK(f.outline.symbols(f.toy, path) != nullptr);
}
