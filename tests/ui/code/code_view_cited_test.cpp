#include "tests/ui/code/shown_view.h"
#include "ui/widgets/scroll_strip.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A click on a mark tells which range, in turns where several cite the line", "[code]") {
  ShownView shown(numberedLines(100));
  shown.view.setCitedRanges({{{10, 14}, 0, QStringLiteral("one"), 7},
                             {{12, 20}, 1, QStringLiteral("two"), 8},
                             {{50, 50}, 2, QStringLiteral("three"), 9}});
  QSignalSpy activated(&shown.view, &CodeView::citedRangeActivated);
  const auto click = [&](LineNumber line) {
    activated.clear();
    QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.mark(line));
    return activated.isEmpty() ? -1 : activated[0][0].toInt();
  };
  CHECK(click(10) == 7);
  CHECK(click(13) == 8);
  CHECK(click(13) == 7);
  CHECK(click(13) == 8);
  CHECK(click(50) == 9);
  CHECK_FALSE(shown.view.hasSelection());
  CHECK(click(30) == -1); // no mark there: the line is selected
  CHECK(shown.view.selectedLines() == LineRange{30, 30});
  CHECK(shown.view.citedRanges().tooltipAt(13) == QLatin1String("one\ntwo"));
}

TEST_CASE("The note that cites the caret's line is reached by keyboard", "[code]") {
  ShownView shown(numberedLines(100));
  shown.view.setCitedRanges({{{10, 14}, 0, {}, 7}});
  QSignalSpy activated(&shown.view, &CodeView::citedRangeActivated);
  shown.key(Qt::Key_Return, Qt::AltModifier);
  CHECK(activated.isEmpty());
  shown.clickNumber(12);
  shown.key(Qt::Key_Return, Qt::AltModifier);
  REQUIRE(activated.size() == 1);
  CHECK(activated[0][0].toInt() == 7);
}

TEST_CASE("Marks have their note's colour, side by side where two notes cite a line", "[code]") {
  ShownView shown(numberedLines(30));
  shown.view.setCitedRanges({{{2, 4}, 0, {}, 1}, {{4, 5}, 1, {}, 2}});
  const QImage image = shown.viewport()->grab().toImage();
  const auto at = [&](int x, LineNumber line) {
    return image.pixelColor(x, shown.view.lineRect(line).center().y());
  };
  const QColor first = Theme::light().citationColor(0);
  const QColor second = Theme::light().citationColor(1);
  CHECK(at(0, 2) == first);
  CHECK(at(3, 2) == first);
  CHECK(at(4, 2) == Theme::light().color(ColorRole::pane));
  CHECK(at(0, 4) == first);
  CHECK(at(3, 4) == second);
  CHECK(at(0, 5) == second);
  CHECK(at(0, 6) == Theme::light().color(ColorRole::pane));
}

TEST_CASE("Cited lines stand in the scroll strip where they stand in the file", "[code]") {
  ShownView shown(numberedLines(1000));
  shown.view.setCitedRanges({{{1, 100}, 0, {}, 1}, {{501, 600}, 1, {}, 2}});
  const std::vector<StripMark>& marks = shown.view.strip().marks();
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].begin < 0.01);
  CHECK(std::abs(marks[0].end - 0.1) < 0.01);
  CHECK(std::abs(marks[1].begin - 0.5) < 0.01);
  CHECK(marks[1].color == Theme::light().citationColor(1));
}

TEST_CASE("Lines that are shown stand a third from the top and are marked for a moment", "[code]") {
  ShownView shown(numberedLines(1000));
  shown.view.showLines({500, 503});
  const QRect row = shown.view.lineRect(500);
  CHECK(std::abs(row.top() - shown.viewport()->height() / 3) <= shown.view.metrics().lineHeight());
  CHECK(shown.view.selectedLines() == LineRange{500, 500});
  const auto isMarked = [&](LineNumber line) {
    const QImage image = shown.viewport()->grab().toImage();
    return image.pixelColor(image.width() - 2, shown.view.lineRect(line).center().y()) ==
           Theme::light().color(ColorRole::flash);
  };
  CHECK(isMarked(503));
  CHECK_FALSE(isMarked(504));
  CHECK(QTest::qWaitFor([&] { return !isMarked(503); }, 5000));
}

TEST_CASE("A place to start at stands there like a jump's, without a mark", "[code]") {
  ShownView shown(numberedLines(1000));
  shown.view.startAt({500, 503});
  const QRect row = shown.view.lineRect(500);
  CHECK(std::abs(row.top() - shown.viewport()->height() / 3) <= shown.view.metrics().lineHeight());
  CHECK(shown.view.selectedLines() == LineRange{500, 500});
  const QImage image = shown.viewport()->grab().toImage();
  CHECK(image.pixelColor(image.width() - 2, shown.view.lineRect(503).center().y()) ==
        Theme::light().color(ColorRole::pane));
}

TEST_CASE("A range too tall for that stands as high as it must", "[code]") {
  ShownView shown(numberedLines(1000));
  shown.view.showLines({500, 517});
  CHECK(shown.view.visibleLines().first <= 500);
  CHECK(shown.view.lineRect(517).bottom() <=
        shown.viewport()->height() + shown.view.metrics().lineHeight());
  shown.view.showLines({500, 600});
  CHECK(shown.view.lineRect(500).top() >= 0);
  CHECK(shown.view.lineRect(500).top() <= shown.view.metrics().lineHeight());
}

TEST_CASE("Lines can be shown before the view has its size", "[code]") {
  CodeView view(std::make_shared<SyntaxLibrary>());
  view.setText(SourceText::fromBytes(numberedLines(1000)), QStringLiteral("plain"));
  view.showLines({500, 503});
  view.resize(600, 900);
  view.show();
  (void)QTest::qWaitForWindowExposed(&view);
  view.grab();
  CHECK(std::abs(view.lineRect(500).top() - view.viewport()->height() / 3) <=
        view.metrics().lineHeight());
}

TEST_CASE("Lines behind the end are the last line", "[code]") {
  ShownView shown(numberedLines(10));
  shown.view.showLines({50, 60});
  CHECK(shown.view.caretLine() == 10);
  shown.view.goToLine(-3);
  CHECK(shown.view.caretLine() == 1);
}

TEST_CASE("The strip scrolls by click and by drag", "[code]") {
  ShownView shown(numberedLines(1000));
  ScrollStrip& strip = shown.view.strip();
  QTest::mouseClick(&strip, Qt::LeftButton, Qt::NoModifier, QPoint(7, strip.height() / 2));
  CHECK(shown.view.visibleLines().contains(500));
  QTest::mousePress(&strip, Qt::LeftButton, Qt::NoModifier, strip.visiblePart().center());
  QTest::mouseMove(&strip, QPoint(7, strip.height() + 50));
  QTest::mouseRelease(&strip, Qt::LeftButton, Qt::NoModifier, QPoint(7, strip.height() + 50));
  CHECK(shown.view.visibleLines().contains(1000));
}
