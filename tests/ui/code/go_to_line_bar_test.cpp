#include "ui/widgets/go_to_line_bar.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A line number is taken when the text has it", "[code]") {
  GoToLineBar bar;
  QSignalSpy chosen(&bar, &GoToLineBar::lineChosen);
  QSignalSpy closed(&bar, &GoToLineBar::closed);
  const auto enter = [&](const QString& text) {
    bar.open(12, 1611);
    auto* edit = bar.findChild<QLineEdit*>();
    edit->clear();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
    const LineNumber line = chosen.isEmpty() ? 0 : chosen.takeFirst()[0].value<LineNumber>();
    return line;
  };
  CHECK(enter(QStringLiteral("943")) == 943);
  CHECK(bar.isHidden());
  CHECK(enter(QStringLiteral(" L1611 ")) == 1611);
  CHECK(closed.size() == 2);
  for (const char* wrong : {"0", "1612", "-1", "abc", "", "99999999999999999999"}) {
    INFO(wrong);
    CHECK(enter(QString::fromLatin1(wrong)) == 0);
    CHECK_FALSE(bar.isHidden());
  }
  QTest::keyClick(bar.findChild<QLineEdit*>(), Qt::Key_Escape);
  CHECK(bar.isHidden());
  CHECK(chosen.isEmpty());
}
