#include "tests/ui/code/shown_view.h"

#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

/// One line of two million characters, then a short one.
std::string wideFile() {
  std::string text = "x=[";
  for (int index = 0; index < 250'000; ++index) {
    const std::string digits = std::to_string(index);
    text += std::string(7 - digits.size(), '0') + digits + ",";
  }
  return text + "]\nMARK = 2\n";
}

std::string tallFile() {
  std::string text;
  for (int index = 1; index <= 1'000'000; ++index)
    text += "v=" + std::to_string(index) + "\n";
  return text;
}

} // namespace

// The limits are far above what is measured: they catch work that grows with the file.

TEST_CASE("A line of two megabytes opens and its end is reached at once", "[code][D21]") {
  const std::string text = wideFile();
  QElapsedTimer timer;
  timer.start();
  ShownView shown(text, QStringLiteral("wide.py"));
  CHECK(timer.elapsed() < 2000);
  timer.restart();
  shown.key(Qt::Key_End);
  shown.view.grab();
  CHECK(timer.elapsed() < 500);
  CHECK(shown.view.horizontalScrollBar()->value() > 1'000'000);
  const QPoint end = shown.view.pointOf(1, 2'000'004);
  CHECK(shown.viewport()->rect().contains(end));

  shown.clickNumber(2);
  CHECK(shown.view.selectedText() == QLatin1String("MARK = 2\n"));
  timer.restart();
  shown.clickNumber(1);
  CHECK(shown.view.selectedText().size() == 2'000'005);
  CHECK(timer.elapsed() < 500);
}

TEST_CASE("A million lines open at once, with room for their numbers", "[code][D21]") {
  const auto text = tallFile();
  QElapsedTimer timer;
  timer.start();
  ShownView shown(text, QStringLiteral("tall.py"));
  CHECK(timer.elapsed() < 2000);
  CHECK(shown.view.metrics().numberRight() >= 7 * shown.view.metrics().cellWidth());

  timer.restart();
  shown.view.goToLine(1'000'000);
  shown.view.grab();
  CHECK(timer.elapsed() < 500);
  CHECK(shown.view.visibleLines().contains(1'000'000));
  shown.clickNumber(999'990);
  shown.clickNumber(1'000'000, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{999'990, 1'000'000});
  CHECK(shown.view.selectedText().startsWith(QLatin1String("v=999990\n")));
}

TEST_CASE("After a jump far ahead the colours come by themselves", "[code][D21]") {
  std::string text = "x = '''\n";
  for (int index = 0; index < 60'000; ++index)
    text += "return 1\n";
  text += "'''\nreturn 1\nEND\n";
  ShownView shown(text, QStringLiteral("a.py"));
  shown.view.goToLine(60'003);
  const QRgb keyword = Theme::light().color(ColorRole::syntaxKeyword).rgb();
  const auto hasKeyword = [&] {
    const QRect row = shown.view.lineRect(60'003);
    const QImage image = shown.viewport()->grab().toImage();
    for (int y = row.top(); y <= row.bottom(); ++y)
      for (int x = shown.view.metrics().textLeft(); x < 160; ++x) {
        const QColor color = image.pixelColor(x, y);
        // Antialiased edges are mixtures: the keyword's red is far above its green.
        if (color.red() - color.green() > (qRed(keyword) - qGreen(keyword)) / 2)
          return true;
      }
    return false;
  };
  CHECK(QTest::qWaitFor(hasKeyword, 20'000));
}

TEST_CASE("The first coloured frame is told once", "[code]") {
  CodeView view(std::make_shared<SyntaxLibrary>());
  view.resize(600, 400);
  view.setText(SourceText::fromBytes("return 1\n"), QStringLiteral("a.py"));
  QSignalSpy painted(&view, &CodeView::highlightedFramePainted);
  CHECK_FALSE(view.isHighlighted());
  view.show();
  REQUIRE(painted.wait(5000));
  CHECK(view.isHighlighted());
  view.viewport()->update();
  CHECK_FALSE(painted.wait(50));
}
