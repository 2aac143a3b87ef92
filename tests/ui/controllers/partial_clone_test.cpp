#include "tests/fakes/fake_gatherer.h"
#include "tests/ui/code/shown_view.h"
#include "ui/code/code_pane.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/source_controller.h"

#include <QLabel>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A partial clone that lacks one file shows the others", "[sources]") {
  const SourceId toy("toy");
  const Message why = makeMessage({"b.py was not downloaded"});
  const auto gatherer = std::make_shared<fakes::FakeGatherer>();
  SourceObservation& source = gatherer->opened.sources[toy];
  source.state = SourceState::notDownloaded;
  source.message = why;
  source.files["a.py"] = {ObservedFile::Kind::text, SourceText::fromBytes("one\n"), {}};
  source.files["b.py"] = {ObservedFile::Kind::notDownloaded, nullptr, why};
  PlannedSource planned;
  planned.id = toy;
  planned.target = "a.py";
  planned.side = {"b.py"};
  ReadingPlan plan;
  plan.sources = {planned};

  const auto syntax = std::make_shared<SyntaxLibrary>();
  const ThemeController theme;
  CodePane left(syntax, theme);
  CodePane right(syntax, theme);
  NavigationHistory history;
  SourceController sources(gatherer);
  CodeNavigator code(sources, history, left, right);
  code.setPlan(plan);
  QSignalSpy opened(&sources, &SourceController::sourcesOpened);
  sources.open({});
  REQUIRE(opened.wait());

  code.open({toy, QStringLiteral("a.py"), {1, 1}});
  REQUIRE(left.view() != nullptr);
  CHECK(left.view()->text()->bytes() == "one\n");
  code.open({toy, QStringLiteral("b.py"), {1, 1}});
  CHECK(left.view() == nullptr);
  bool isSaid = false;
  for (const QLabel* label : left.findChildren<QLabel*>())
    isSaid = isSaid || label->text().contains(QStringLiteral("b.py was not downloaded"));
  CHECK(isSaid);
}
