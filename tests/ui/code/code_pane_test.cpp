#include "tests/ui/code/shown_view.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_tab_bar.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/find_bar.h"
#include "ui/widgets/message_page.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolTip>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

const SourceId megatron("megatron");
const QString layers = QStringLiteral("core/layers.py");
const QString mappings = QStringLiteral("core/mappings.py");

struct Pane {
  Pane() : pane(syntax, theme), other(syntax, theme) {
    pane.setOtherPane(&other);
    other.setOtherPane(&pane);
    pane.resize(500, 400);
    other.resize(500, 400);
    pane.addTab({megatron, layers, QStringLiteral("layers.py")});
    pane.addTab({megatron, mappings, QStringLiteral("mappings.py")});
    pane.show();
    other.show();
    (void)QTest::qWaitForWindowExposed(&pane);
    pane.activateWindow();
  }

  void fill() {
    pane.setText(megatron, layers, SourceText::fromBytes(numberedLines(500)));
    pane.setText(megatron, mappings, SourceText::fromBytes(numberedLines(500)));
  }
  static CodeTabBar* bar(CodePane& pane) { return pane.findChild<CodeTabBar*>(); }

  std::shared_ptr<SyntaxLibrary> syntax = std::make_shared<SyntaxLibrary>();
  ThemeController theme;
  CodePane pane;
  CodePane other;
};

/// Chooses an entry of the menu that is open.
void choose(CodePane& pane, const QString& text) {
  auto* menu = pane.findChild<QMenu*>();
  REQUIRE(menu != nullptr);
  for (QAction* action : menu->actions())
    if (action->text() == text) {
      action->trigger();
      menu->close();
      QTest::qWait(1);
      return;
    }
  FAIL("no entry " << text.toStdString());
}

} // namespace

TEST_CASE("The first tab is shown, the others cost nothing until they are", "[code]") {
  Pane panes;
  panes.fill();
  CHECK(panes.pane.shownTab()->path == layers);
  CHECK(panes.pane.findChildren<CodeView*>().size() == 1);
  QSignalSpy shown(&panes.pane, &CodePane::tabShown);
  CHECK(panes.pane.showTab(megatron, mappings));
  CHECK(panes.pane.findChildren<CodeView*>().size() == 2);
  REQUIRE(shown.size() == 1);
  CHECK(shown[0][1].toString() == mappings);
  CHECK_FALSE(panes.pane.showTab(megatron, QStringLiteral("nowhere.py")));
  CHECK(Pane::bar(panes.pane)->tabToolTip(0) == plainTooltip(layers));
  CHECK(Pane::bar(panes.pane)->tabText(0) == QLatin1String("layers.py"));
}

TEST_CASE("Each tab keeps its place and its selection", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.view()->goToLine(300);
  panes.pane.view()->selectLines({301, 303});
  const int place = panes.pane.view()->verticalScrollBar()->value();
  panes.pane.showTab(megatron, mappings);
  CHECK(panes.pane.selectedLines() == LineRange{1, 1});
  panes.pane.showTab(megatron, layers);
  CHECK(panes.pane.selectedLines() == LineRange{301, 303});
  CHECK(panes.pane.view()->verticalScrollBar()->value() == place);
}

TEST_CASE("Lines are shown in the tab that has them, even before its text is there", "[code]") {
  Pane panes;
  CHECK(panes.pane.showLines(megatron, mappings, {200, 210}));
  CHECK(panes.pane.shownTab()->path == mappings);
  CHECK(panes.pane.selectedLines() == std::nullopt);
  QSignalSpy changed(&panes.pane, &CodePane::selectionChanged);
  panes.fill();
  CHECK(panes.pane.view()->visibleLines().contains(200));
  CHECK(panes.pane.selectedLines() == LineRange{200, 200});
  CHECK_FALSE(changed.isEmpty());
  CHECK_FALSE(panes.pane.showLines(SourceId("pytorch"), mappings, {1, 1}));
}

TEST_CASE("A message stands in place of the code, with a button where one helps", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.setMessage(megatron, layers, QStringLiteral("No checkout\nChoose its folder."),
                        QStringLiteral("Choose folder…"));
  QTest::qWait(1);
  CHECK(panes.pane.view() == nullptr);
  CHECK(panes.pane.selectedLines() == std::nullopt);
  auto* page = panes.pane.findChild<MessagePage*>(QString(), Qt::FindChildrenRecursively);
  for (MessagePage* candidate : panes.pane.findChildren<MessagePage*>())
    if (candidate->isVisible())
      page = candidate;
  CHECK(page->accessibleName() == QLatin1String("No checkout"));
  QSignalSpy clicked(&panes.pane, &CodePane::messageButtonClicked);
  auto* button = page->findChild<QPushButton*>();
  CHECK(button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  REQUIRE(clicked.size() == 1);
  CHECK(clicked[0][1].toString() == layers);

  panes.pane.setText(megatron, layers, SourceText::fromBytes("found\n"));
  REQUIRE(panes.pane.view() != nullptr);
  CHECK(panes.pane.view()->isVisible());
  CHECK_FALSE(page->isVisible());
}

TEST_CASE("A tab moves to the other pane with all that it holds", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.setCitedRanges(megatron, layers, {{{303, 303}, 0, {}, 5}});
  panes.pane.view()->goToLine(300);
  panes.pane.view()->selectLines({301, 303});
  QSignalSpy arrived(&panes.other, &CodePane::tabArrived);
  const QPoint tab = Pane::bar(panes.pane)->tabRect(0).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, tab, Pane::bar(panes.pane)->mapToGlobal(tab));
  QApplication::sendEvent(Pane::bar(panes.pane), &event);
  choose(panes.pane, QStringLiteral("Move to the other pane"));

  CHECK_FALSE(panes.pane.hasTab(megatron, layers));
  CHECK(panes.pane.shownTab()->path == mappings);
  CHECK(panes.other.shownTab()->path == layers);
  CHECK(panes.other.selectedLines() == LineRange{301, 303});
  CHECK(arrived.size() == 1);

  QSignalSpy here(&panes.other, &CodePane::citedRangeActivated);
  QSignalSpy there(&panes.pane, &CodePane::citedRangeActivated);
  panes.other.view()->selectLines({303, 303});
  panes.other.view()->activateCitedRange();
  CHECK(here.size() == 1);
  CHECK(there.isEmpty());
  panes.other.moveTab(megatron, layers, panes.pane, 0);
  CHECK(panes.pane.tabs().front().path == layers);
  CHECK(panes.other.tabs().empty());
  CHECK(panes.other.shownTab() == std::nullopt);
}

TEST_CASE("A tab that is dropped on the other pane moves there", "[code]") {
  Pane panes;
  panes.fill();
  QMimeData data;
  data.setData(QStringLiteral("application/x-escolio-tab"),
               QByteArray("megatron\n") + layers.toUtf8());
  QDragEnterEvent enter(QPoint(50, 50), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&panes.other, &enter);
  CHECK_FALSE(enter.isAccepted()); // it comes from no pane
}

TEST_CASE("Files of the plan stay, others can be closed", "[code]") {
  Pane panes;
  const QString extra = QStringLiteral("README.md");
  panes.pane.addTab({megatron, extra, extra, true});
  CodeTabBar* bar = Pane::bar(panes.pane);
  QSignalSpy closed(&panes.pane, &CodePane::tabClosed);
  QTest::mouseClick(bar, Qt::MiddleButton, Qt::NoModifier, bar->tabRect(0).center());
  CHECK(panes.pane.tabs().size() == 3);
  CHECK(bar->tabButton(0, QTabBar::RightSide) == nullptr);
  QTest::mouseClick(bar, Qt::MiddleButton, Qt::NoModifier, bar->tabRect(2).center());
  CHECK(panes.pane.tabs().size() == 2);
  REQUIRE(closed.size() == 1);
  CHECK(closed[0][1].toString() == extra);

  panes.pane.addTab({megatron, extra, extra, true});
  QTest::mouseClick(bar->tabButton(2, QTabBar::RightSide), Qt::LeftButton);
  CHECK_FALSE(panes.pane.hasTab(megatron, extra));
}

TEST_CASE("The pin is the shown source's", "[code]") {
  Pane panes;
  const SourceId pytorch("pytorch");
  panes.pane.addTab({pytorch, QStringLiteral("a.py"), QStringLiteral("a.py")});
  panes.pane.setPinLabel(megatron, QStringLiteral("megatron @ d98e8a64ddf3"));
  panes.pane.setPinLabel(pytorch, QStringLiteral("pytorch @ 2.6.0"));
  auto* label = panes.pane.findChild<ElidedLabel*>();
  const auto pin = [&] { return label->shownText(); };
  CHECK(pin() == QLatin1String("megatron @ d98e8a64ddf3"));
  panes.pane.showTab(pytorch, QStringLiteral("a.py"));
  CHECK(pin() == QLatin1String("pytorch @ 2.6.0"));
}

TEST_CASE("In a narrow pane the pin leaves the tabs more than half", "[code]") {
  Pane panes;
  panes.pane.setPinLabel(megatron, QStringLiteral("megatron @ d98e8a64ddf3"));
  auto* label = panes.pane.findChild<ElidedLabel*>();
  panes.pane.resize(300, 400);
  QTest::qWait(1);
  CHECK(label->shownText().endsWith(QChar(0x2026)));
  QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), label->mapToGlobal(QPoint(5, 5)));
  QApplication::sendEvent(label, &help);
  CHECK(QToolTip::text() == plainTooltip("megatron @ d98e8a64ddf3"));
  QToolTip::hideText();
  CHECK(label->width() >= 120);
  CHECK(Pane::bar(panes.pane)->width() >= 130);
}

TEST_CASE("Citing is asked for by key and by menu", "[code]") {
  Pane panes;
  panes.fill();
  QSignalSpy cite(&panes.pane, &CodePane::citeRequested);
  QSignalSpy copyCitation(&panes.pane, &CodePane::copyCitationRequested);
  QTest::keyClick(panes.pane.view(), Qt::Key_Return, Qt::ControlModifier);
  QTest::keyClick(panes.pane.view(), Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
  CHECK(cite.size() == 2);
  panes.pane.view()->selectLines({4, 6});
  QContextMenuEvent menu(QContextMenuEvent::Keyboard, QPoint(), QPoint());
  QApplication::sendEvent(panes.pane.view()->viewport(), &menu);
  choose(panes.pane, QStringLiteral("Cite L4–L6"));
  CHECK(cite.size() == 3);
  QApplication::sendEvent(panes.pane.view()->viewport(), &menu);
  choose(panes.pane, QStringLiteral("Copy citation"));
  CHECK(copyCitation.size() == 1);
}

TEST_CASE("A drag of lines carries their citation", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.setCitationMaker([](const CodeTab& tab, const LineRange& lines) {
    return tab.path + QLatin1Char(':') + QString::fromStdString(toString(lines));
  });
  panes.pane.view()->selectLines({2, 3});
  const std::unique_ptr<QMimeData> data(panes.pane.view()->makeDragData());
  CHECK(data->text() == QLatin1String("line 2\nline 3\n"));
  CHECK(data->data(QStringLiteral("application/x-escolio-citation")) ==
        QByteArray("core/layers.py:L2-L3"));
}

TEST_CASE("Tabs, the find bar and the line input are reached by keyboard", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.view()->setFocus();
  QTest::keyClick(panes.pane.view(), Qt::Key_PageDown, Qt::ControlModifier);
  CHECK(panes.pane.shownTab()->path == mappings);
  QTest::keyClick(panes.pane.view(), Qt::Key_PageDown, Qt::ControlModifier);
  CHECK(panes.pane.shownTab()->path == layers);
  QTest::keyClick(panes.pane.view(), Qt::Key_PageUp, Qt::ControlModifier);
  CHECK(panes.pane.shownTab()->path == mappings);

  auto* find = panes.pane.findChild<FindBar*>();
  QTest::keyClick(panes.pane.view(), Qt::Key_F, Qt::ControlModifier);
  CHECK(find->isOpen());
  QTest::keyClick(panes.pane.view(), Qt::Key_G, Qt::ControlModifier);
  CHECK_FALSE(find->isOpen());
  auto* line = panes.pane.findChild<QLineEdit*>(QString());
  for (QLineEdit* edit : panes.pane.findChildren<QLineEdit*>())
    if (edit->isVisible())
      line = edit;
  line->clear();
  QTest::keyClicks(line, QStringLiteral("77"));
  QTest::keyClick(line, Qt::Key_Return);
  CHECK(panes.pane.view()->caretLine() == 77);
}

TEST_CASE("A find bar does not outlive the view that it searches", "[code]") {
  Pane panes;
  panes.fill();
  panes.pane.openFind();
  auto* find = panes.pane.findChild<FindBar*>();
  CHECK(find->isOpen());
  panes.pane.setMessage(megatron, layers, QStringLiteral("Gone"));
  CHECK_FALSE(find->isOpen());
  panes.pane.showTab(megatron, mappings);
  panes.pane.openFind();
  CHECK(find->isOpen());
  panes.pane.removeTab(megatron, mappings);
  CHECK_FALSE(find->isOpen());
}

TEST_CASE("The pin stays in sight when the tabs are many", "[code]") {
  Pane panes;
  const QString label = QStringLiteral("megatron @ d98e8a64ddf3");
  panes.pane.setPinLabel(megatron, label);
  for (int i = 0; i < 9; ++i)
    panes.pane.addTab(
        {megatron, QStringLiteral("core/file_%1.py").arg(i), QStringLiteral("file_%1.py").arg(i)});
  QTest::qWait(1); // the layout
  const auto* pin = panes.pane.findChild<ElidedLabel*>();
  CHECK(pin->text() == label);
  CHECK(pin->width() >= std::min(pin->fontMetrics().horizontalAdvance(label), 220));
  CHECK(Pane::bar(panes.pane)->width() >= 200);
}
