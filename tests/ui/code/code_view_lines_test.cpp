#include "tests/ui/code/shown_view.h"

#include <QImage>
#include <QScrollBar>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

/// What is drawn of a line's text, from the left edge of the text on.
QImage lineImage(ShownView& shown, LineNumber line) {
  shown.view.clearFocus(); // no caret, and no band behind its line
  const QRect row = shown.view.lineRect(line);
  const int left = shown.view.metrics().textLeft();
  return shown.viewport()
      ->grab()
      .toImage()
      .copy(left, row.top(), shown.viewport()->width() - left, row.height())
      .convertToFormat(QImage::Format_RGB32);
}

bool isBlank(const QImage& image) {
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) != image.pixel(0, 0))
        return false;
  return true;
}

} // namespace

TEST_CASE("Only line feeds end a line: MARK stands on line 8 and can be cited there",
          "[code][D10]") {
  ShownView shown("one\x0c"
                  "a\ntwo\x0b"
                  "b\nthree\xc2\x85"
                  "c\nfour\xe2\x80\xa8"
                  "d\nfive\xe2\x80\xa9"
                  "e\nsix\rf\nseven\nMARK = 8\n",
                  QStringLiteral("src_sep.py"));
  ShownView plain("\n\n\n\n\n\n\nMARK = 8\n", QStringLiteral("src_sep.py"));
  CHECK(lineImage(shown, 8) == lineImage(plain, 8));
  CHECK_FALSE(isBlank(lineImage(shown, 8)));
  CHECK(shown.view.visibleLines().last == 8);

  shown.clickNumber(8);
  CHECK(shown.view.selectedLines() == LineRange{8, 8});
  CHECK(shown.view.selectedText() == QLatin1String("MARK = 8\n"));
  shown.clickNumber(6);
  CHECK(shown.view.selectedText() == QLatin1String("six\rf\n"));
}

TEST_CASE("Every character without a picture leaves something to see", "[code][D10]") {
  for (const std::string& character :
       {std::string("\x0c"), std::string("\x0b"), std::string("\xc2\x85"), std::string("\r"),
        std::string("\xe2\x80\xa8"), std::string("\xe2\x80\xa9"), std::string("\0", 1),
        std::string("\xe2\x80\xae"), std::string("\xe2\x80\x8b"), std::string("\xff"),
        std::string("\x1b"), std::string("\x7f")}) {
    ShownView shown("  " + character + "  \n");
    CHECK_FALSE(isBlank(lineImage(shown, 1)));
  }
  ShownView blank("  \t  \n");
  CHECK(isBlank(lineImage(blank, 1)));
}

TEST_CASE("A right-to-left override does not turn the code after it", "[code]") {
  ShownView shown("x = 1 # \xe2\x80\xae end\n");
  ShownView plain("x = 1 # ABC end\n"); // the mark RLO takes three cells
  const QImage one = lineImage(shown, 1);
  const QImage other = lineImage(plain, 1);
  const double cell = shown.view.metrics().cellWidth();
  const QRect before(0, 0, qRound(7.5 * cell), one.height());
  const QRect behind(qRound(11.5 * cell), 0, qRound(8 * cell), one.height());
  CHECK(one.copy(before) == other.copy(before));
  CHECK(one.copy(behind) == other.copy(behind));
  CHECK(one != other);
}

TEST_CASE("Text behind a NUL is shown", "[code]") {
  ShownView shown(std::string("a = 1\nc = \"x\0y\"\nMARK = 3\n", 25));
  ShownView plain("a = 1\nc = \"xABCy\"\nMARK = 3\n"); // the mark NUL takes three cells
  CHECK(lineImage(shown, 3) == lineImage(plain, 3));
  const QRect behind(qRound(9.5 * shown.view.metrics().cellWidth()), 0, 40, 20);
  CHECK(lineImage(shown, 2).copy(behind) == lineImage(plain, 2).copy(behind));
}

TEST_CASE("Line ends of another system are not shown", "[code]") {
  ShownView shown("one\r\ntwo\r\n");
  ShownView plain("one\ntwo\n");
  CHECK(lineImage(shown, 2) == lineImage(plain, 2));
}

TEST_CASE("Selected lines are filled over the whole width, numbers too", "[code]") {
  ShownView shown(numberedLines(10));
  shown.clickNumber(4);
  const QImage image = shown.viewport()->grab().toImage();
  const QRgb selected = Theme::light().color(ColorRole::accentBackground).rgb();
  const QRgb pane = Theme::light().color(ColorRole::pane).rgb();
  const QRect row = shown.view.lineRect(4);
  for (const int x : {0, 5, image.width() - 1})
    for (const int y : {row.top(), row.bottom()})
      CHECK(image.pixel(x, y) == selected);
  CHECK(image.pixel(5, row.top() - 1) == pane);
  CHECK(image.pixel(5, row.bottom() + 1) == pane);
}

TEST_CASE("The light and the dark theme draw the same text in other colours", "[code]") {
  ShownView shown("def f(): return 1\n", QStringLiteral("a.py"));
  const QImage light = lineImage(shown, 1);
  shown.view.setTheme(Theme::dark());
  const QImage dark = lineImage(shown, 1);
  CHECK(light.pixelColor(300, 2) == Theme::light().color(ColorRole::pane));
  CHECK(dark.pixelColor(300, 2) == Theme::dark().color(ColorRole::pane));
  int drawnInLight = 0;
  int drawnInDark = 0;
  for (int y = 0; y < light.height(); ++y)
    for (int x = 0; x < light.width(); ++x) {
      drawnInLight += light.pixelColor(x, y) != light.pixelColor(300, 2) ? 1 : 0;
      drawnInDark += dark.pixelColor(x, y) != dark.pixelColor(300, 2) ? 1 : 0;
    }
  CHECK(drawnInLight > 100);
  CHECK(drawnInLight == drawnInDark);
}
