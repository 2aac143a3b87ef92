#include "tests/ui/code/shown_view.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

void drag(ShownView& shown, const QPoint& from, const QPoint& to) {
  QTest::mousePress(shown.viewport(), Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(shown.viewport(), (from + to) / 2);
  QTest::mouseMove(shown.viewport(), to);
  QTest::mouseRelease(shown.viewport(), Qt::LeftButton, Qt::NoModifier, to);
}

/// Drags from one number to another as far as it goes without leaving the view, then past its edge
/// until the line is reached.
void dragNumbers(ShownView& shown, LineNumber from, LineNumber to) {
  const QPoint start = shown.number(from);
  const int edge = to > from ? shown.viewport()->height() + 30 : -30;
  QTest::mousePress(shown.viewport(), Qt::LeftButton, Qt::NoModifier, start);
  QTest::mouseMove(shown.viewport(), QPoint(start.x(), edge));
  const auto isReached = [&] {
    const LineRange visible = shown.view.visibleLines();
    return to > from ? to < visible.last : to > visible.first;
  };
  REQUIRE(QTest::qWaitFor(isReached, 10'000));
  const QPoint end(start.x(), shown.view.lineRect(to).center().y());
  QTest::mouseMove(shown.viewport(), end);
  QTest::mouseRelease(shown.viewport(), Qt::LeftButton, Qt::NoModifier, end);
}

} // namespace

TEST_CASE("Clicking a number and Shift+clicking another selects both and what is between",
          "[code][D09]") {
  ShownView shown(numberedLines(200));
  shown.clickNumber(142);
  CHECK(shown.view.selectedLines() == LineRange{142, 142});
  shown.clickNumber(168, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{142, 168});
  shown.clickNumber(130, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{130, 142});
}

TEST_CASE("Dragging over the numbers from 168 up to 142 selects 142 to 168", "[code][D09]") {
  ShownView shown(numberedLines(200));
  dragNumbers(shown, 168, 142);
  CHECK(shown.view.selectedLines() == LineRange{142, 168});
  CHECK(shown.view.selectedText().startsWith(QLatin1String("line 142\n")));
  CHECK(shown.view.selectedText().endsWith(QLatin1String("line 168\n")));
}

TEST_CASE("Dragging past the lower edge scrolls and selects on", "[code]") {
  ShownView shown(numberedLines(200));
  dragNumbers(shown, 3, 60);
  CHECK(shown.view.selectedLines() == LineRange{3, 60});
}

TEST_CASE("Shift+Down 27 times from the start of 142 leaves line 169 out", "[code][D09]") {
  ShownView shown(numberedLines(200));
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(142, 3));
  shown.key(Qt::Key_Home);
  for (int step = 0; step < 27; ++step)
    shown.key(Qt::Key_Down, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{142, 168});
}

TEST_CASE("A triple click selects one line", "[code][D09]") {
  ShownView shown(numberedLines(200));
  const QPoint place = shown.text(142, 3);
  QTest::mouseDClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, place);
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, place);
  CHECK(shown.view.selectedLines() == LineRange{142, 142});
  CHECK(shown.view.selectedText() == QLatin1String("line 142\n"));
}

TEST_CASE("Without a selection the caret's line is taken", "[code][D09]") {
  ShownView shown(numberedLines(200));
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(142, 4));
  CHECK_FALSE(shown.view.hasSelection());
  CHECK(shown.view.selectedLines() == LineRange{142, 142});
}

TEST_CASE("Everything ends at the last line of a file that ends in a line end", "[code][D09]") {
  ShownView shown(numberedLines(200));
  shown.key(Qt::Key_A, Qt::ControlModifier);
  CHECK(shown.view.selectedLines() == LineRange{1, 200});
  CHECK(shown.view.selectedText().toStdString() == numberedLines(200));
}

TEST_CASE("A double click selects a word, and a drag on from it more words", "[code]") {
  ShownView shown("alpha beta gamma delta\n");
  const QPoint beta = shown.text(1, 8);
  QTest::mouseDClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, beta);
  CHECK(shown.view.selectedText() == QLatin1String("beta"));
  QTest::mousePress(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(1, 20));
  QTest::mouseRelease(shown.viewport(), Qt::LeftButton, Qt::NoModifier, shown.text(1, 20));
  QTest::qWait(QApplication::doubleClickInterval() + 20);
  const auto send = [&](QEvent::Type type, const QPoint& place) {
    QMouseEvent event(type, place, shown.viewport()->mapToGlobal(place),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(shown.viewport(), &event);
  };
  send(QEvent::MouseButtonDblClick, beta);
  send(QEvent::MouseMove, shown.text(1, 13));
  CHECK(shown.view.selectedText() == QLatin1String("beta gamma"));
  send(QEvent::MouseMove, shown.text(1, 2));
  CHECK(shown.view.selectedText() == QLatin1String("alpha beta"));
  send(QEvent::MouseButtonRelease, shown.text(1, 2));
}

TEST_CASE("The mouse selects by characters, and Shift+click extends", "[code]") {
  ShownView shown("alpha\nbeta\ngamma\n");
  drag(shown, shown.text(1, 2), shown.text(2, 3));
  CHECK(shown.view.selectedText() == QLatin1String("pha\nbet"));
  CHECK(shown.view.selectedLines() == LineRange{1, 2});
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::ShiftModifier, shown.text(3, 1));
  CHECK(shown.view.selectedText() == QLatin1String("pha\nbeta\ng"));
}

TEST_CASE("Every way to move by keyboard has a way to select", "[code]") {
  ShownView shown(numberedLines(300));
  shown.key(Qt::Key_End, Qt::ControlModifier);
  CHECK(shown.view.caretLine() == 300);
  shown.key(Qt::Key_Home, Qt::ControlModifier);
  CHECK(shown.view.caretLine() == 1);
  shown.key(Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
  CHECK(shown.view.selectedText() == QLatin1String("line "));
  shown.key(Qt::Key_End, Qt::ShiftModifier);
  CHECK(shown.view.selectedText() == QLatin1String("line 1"));
  shown.key(Qt::Key_Left);
  CHECK_FALSE(shown.view.hasSelection());
  shown.key(Qt::Key_PageDown, Qt::ShiftModifier);
  const LineNumber page = shown.view.selectedLines().count();
  CHECK(page > 10);
  CHECK(shown.view.visibleLines().contains(shown.view.caretLine()));
  shown.key(Qt::Key_PageUp, Qt::ShiftModifier);
  CHECK_FALSE(shown.view.hasSelection());
  shown.key(Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
  CHECK(shown.view.selectedLines() == LineRange{1, 300});
}

TEST_CASE("Lines that were selected by number are extended by keyboard as lines", "[code]") {
  ShownView shown(numberedLines(50));
  shown.clickNumber(10);
  shown.key(Qt::Key_Down, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{10, 11});
  shown.key(Qt::Key_Up, Qt::ShiftModifier);
  shown.key(Qt::Key_Up, Qt::ShiftModifier);
  CHECK(shown.view.selectedLines() == LineRange{9, 10});
  shown.key(Qt::Key_Down);
  CHECK_FALSE(shown.view.hasSelection());
  CHECK(shown.view.caretLine() == 11);
}

TEST_CASE("What is copied is what stands in the file", "[code]") {
  const std::string bytes = "\xef\xbb\xbfone\r\n\ttwo \xc2\xa0\xe2\x80\xa8x\x0c\n";
  ShownView shown(bytes);
  shown.key(Qt::Key_A, Qt::ControlModifier);
  shown.key(Qt::Key_C, Qt::ControlModifier);
  CHECK(QApplication::clipboard()->text().toUtf8().toStdString() == bytes);
}

TEST_CASE("A click into the selection lets go of it, a drag of it does not", "[code]") {
  class Dragging : public CodeView {
   public:
    using CodeView::CodeView;
    QString dragged;
    QString type;

   protected:
    void startDrag() override {
      const std::unique_ptr<QMimeData> made(makeDragData());
      dragged = made->text();
      type = QString::fromUtf8(made->data(QStringLiteral("application/x-test")));
    }
  };
  Dragging view(std::make_shared<SyntaxLibrary>());
  view.resize(600, 400);
  view.setText(SourceText::fromBytes(numberedLines(12)), QStringLiteral("plain"));
  view.setDragDataFiller([](QMimeData& mimeData) {
    mimeData.setData(QStringLiteral("application/x-test"), QByteArray("cited"));
  });
  view.show();
  view.selectLines({3, 5});
  const QPoint place(view.metrics().numberRight() - 4, view.lineRect(4).center().y());
  QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::NoModifier, place);
  CHECK(view.selectedLines() == LineRange{3, 5});
  QTest::mouseMove(view.viewport(), place + QPoint(2 * QApplication::startDragDistance(), 0));
  CHECK(view.dragged == QLatin1String("line 3\nline 4\nline 5\n"));
  CHECK(view.type == QLatin1String("cited"));
  QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::NoModifier, place);
  CHECK(view.selectedLines() == LineRange{3, 5});
  QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, place);
  CHECK(view.selectedLines() == LineRange{4, 4});
}

TEST_CASE("An empty file has a caret, and nothing to cite", "[code]") {
  ShownView shown("");
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_Right, Qt::Key_PageDown})
    shown.key(key);
  shown.key(Qt::Key_A, Qt::ControlModifier);
  CHECK_FALSE(shown.view.selectedLines().isValid());
  QTest::mouseClick(shown.viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(100, 100));
  CHECK_FALSE(shown.view.hasSelection());
}

TEST_CASE("A change of the selected lines is told", "[code]") {
  ShownView shown(numberedLines(50));
  QSignalSpy changed(&shown.view, &CodeView::selectionChanged);
  shown.clickNumber(5);
  CHECK(changed.size() == 1);
  shown.key(Qt::Key_Down, Qt::ShiftModifier);
  CHECK(changed.size() == 2);
}
