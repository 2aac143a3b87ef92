#include "tests/ui/code/shown_view.h"
#include "ui/widgets/find_bar.h"
#include "ui/widgets/scroll_strip.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

struct Bar {
  explicit Bar(ShownView& shown) {
    bar.setParent(&shown.view);
    bar.open(shown.view);
  }
  ~Bar() { bar.setParent(nullptr); }

  QLineEdit* edit() const { return bar.findChild<QLineEdit*>(); }
  QString status() const { return bar.findChild<QLabel*>()->text(); }
  void type(const QString& text) {
    edit()->clear();
    QTest::keyClicks(edit(), text);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(edit(), key, modifiers);
  }

  FindBar bar;
};

} // namespace

TEST_CASE("The bar counts hits, goes on and back, and round at the end", "[code][find]") {
  ShownView shown("Rank one\nrank two\nranks\nnone\n");
  Bar bar(shown);
  bar.type(QStringLiteral("rank"));
  CHECK(bar.status() == QLatin1String("1 of 3"));
  CHECK(shown.view.selectedText() == QLatin1String("Rank"));
  bar.key(Qt::Key_Return);
  CHECK(bar.status() == QLatin1String("2 of 3"));
  bar.key(Qt::Key_F3);
  CHECK(bar.status() == QLatin1String("3 of 3"));
  bar.key(Qt::Key_F3);
  CHECK(bar.status() == QLatin1String("1 of 3"));
  bar.key(Qt::Key_Return, Qt::ShiftModifier);
  CHECK(bar.status() == QLatin1String("3 of 3"));
  bar.key(Qt::Key_F3, Qt::ShiftModifier);
  CHECK(bar.status() == QLatin1String("2 of 3"));
  CHECK(shown.view.selectedLines() == LineRange{2, 2});
  bar.type(QStringLiteral("nothing like it"));
  CHECK(bar.status() == QLatin1String("no hits"));
}

TEST_CASE("Case and whole words can be asked for by key", "[code][find]") {
  ShownView shown("Rank one\nrank two\nranks\nnone\n");
  Bar bar(shown);
  bar.type(QStringLiteral("rank"));
  bar.key(Qt::Key_W, Qt::AltModifier);
  CHECK(bar.status() == QLatin1String("1 of 2"));
  bar.key(Qt::Key_C, Qt::AltModifier);
  CHECK(bar.status().endsWith(QLatin1String("of 1")));
  CHECK(shown.view.selectedLines() == LineRange{2, 2});
}

TEST_CASE("A longer text is searched from where the search began", "[code][find]") {
  ShownView shown("re\nreduce\nrest\n");
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(2, 0));
  Bar bar(shown);
  bar.type(QStringLiteral("re"));
  CHECK(shown.view.selectedLines() == LineRange{2, 2});
  QTest::keyClicks(bar.edit(), QStringLiteral("s"));
  CHECK(shown.view.selectedLines() == LineRange{3, 3});
}

TEST_CASE("What is selected is what is looked for", "[code][find]") {
  ShownView shown("alpha beta\nbeta\n");
  QTest::mouseDClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(1, 8));
  Bar bar(shown);
  CHECK(bar.edit()->text() == QLatin1String("beta"));
  CHECK(bar.status() == QLatin1String("1 of 2"));
}

TEST_CASE("Hits are drawn, in the strip too, until the bar is closed by Escape", "[code][find]") {
  ShownView shown(numberedLines(400));
  const QColor match = Theme::light().color(ColorRole::findMatch);
  const auto drawn = [&] {
    const QImage image = shown.viewport()->grab().toImage();
    const QPoint place = shown.view.pointOf(shown.view.visibleLines().first + 3, 4);
    return image.pixelColor(place + QPoint(1, 7)) == match;
  };
  CHECK_FALSE(drawn());
  Bar bar(shown);
  bar.type(QStringLiteral(" "));
  CHECK(drawn());
  const auto lines = std::ranges::count_if(shown.view.strip().marks(), &StripMark::isLine);
  CHECK(lines > 50);
  CHECK(lines <= shown.view.strip().height());
  bar.key(Qt::Key_Escape);
  CHECK(bar.bar.isHidden());
  CHECK_FALSE(drawn());
  CHECK(shown.view.strip().marks().empty());
  CHECK(shown.view.hasFocus());
}

TEST_CASE("A hit that is out of sight is scrolled to", "[code][find]") {
  ShownView shown(numberedLines(400) + std::string(500, ' ') + "needle\n");
  Bar bar(shown);
  bar.type(QStringLiteral("needle"));
  CHECK(shown.view.visibleLines().contains(401));
  CHECK(shown.viewport()->rect().contains(shown.view.pointOf(401, 503)));
}

TEST_CASE("A bar whose view goes away is closed without touching it", "[code][find]") {
  FindBar bar;
  {
    ShownView shown("a\n");
    bar.open(shown.view);
    CHECK(bar.isOpen());
    bar.forget(shown.view);
  }
  CHECK_FALSE(bar.isOpen());
  bar.findNext();
  bar.close();
}
