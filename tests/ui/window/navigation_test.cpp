#include "tests/ui/window/window_fixture.h"
#include "ui/checklist/checklist_model.h"
#include "ui/checklist/checklist_view.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/notes_pane.h"
#include "ui/outline/outline_model.h"
#include "ui/outline/outline_view.h"
#include "ui/shell/reading_view.h"
#include "ui/shell/tabbed_panel.h"

#include <QApplication>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::soon;
using escolio::testing::WindowFixture;

namespace {

constexpr int shards = 0; // note and pane
constexpr int prefetch = 1;
const std::string flat = "streamload/flat.py:L71-L75";
const QString initFile = QStringLiteral("shardkit/__init__.py");
const std::string initCitation = "shardkit/__init__.py:L3-L4";

/// The lines are marked for the moment that follows a jump.
bool isFlashed(CodeView& view, LineNumber line, const Theme& theme) {
  view.grab(); // gives it its size
  const QImage image = view.viewport()->grab().toImage();
  const int y = view.lineRect(line).center().y();
  return image.pixelColor(image.width() - 2, y) == theme.color(ColorRole::flash);
}

QTabBar& tabBar(CodePane& pane) {
  auto* bar = pane.findChild<QTabBar*>();
  REQUIRE(bar != nullptr);
  return *bar;
}

/// The first column of a tree's rows, inner ones too.
QStringList rowsOf(const QAbstractItemModel& model, const QModelIndex& parent = {}) {
  QStringList rows;
  for (int row = 0; row < model.rowCount(parent); ++row) {
    const QModelIndex index = model.index(row, 0, parent);
    rows.append(index.data().toString());
    rows.append(rowsOf(model, index));
  }
  return rows;
}

/// Puts a citation to a file that has no tab yet into the first note, and follows it.
void openCitedFile(WindowFixture& fixture) {
  if (!fixture.text(shards).contains(initCitation)) {
    fixture.caretBehind(shards, "reach y once for each rank.");
    fixture.type(QStringLiteral(" `") + QString::fromStdString(initCitation) + u'`');
  }
  fixture.caretBehind(shards, initCitation, 3);
  const auto isVerified = [&fixture] {
    fixture.key(Qt::Key_Return, Qt::AltModifier);
    return fixture.isShown(0, initFile);
  };
  REQUIRE(soon(isVerified));
}

} // namespace

TEST_CASE_METHOD(WindowFixture, "Ctrl+click on a citation goes to its lines and marks them",
                 "[window][navigation]") {
  openSample();
  notes().setCurrentIndex(prefetch);
  const QPoint place = pointInNote(text(prefetch).find(flat) + 5);
  QTest::mouseClick(editor().viewport(), Qt::LeftButton, Qt::ControlModifier, place);
  REQUIRE(isShown(1, "streamload/flat.py"));
  // No event is handled in between, so the moment is not over.
  CHECK(isFlashed(code(1), 71, theme.theme()));
  CHECK(isFlashed(code(1), 75, theme.theme()));
  CHECK_FALSE(isFlashed(code(1), 76, theme.theme()));
  CHECK(code(1).visibleLines().contains(71));
  CHECK(code(1).visibleLines().contains(75));
  CHECK(isShown(0, "shardkit/linear.py"));
}

TEST_CASE_METHOD(WindowFixture, "Enter within a citation and Alt+Enter at it go to its lines",
                 "[window][navigation]") {
  openSample();
  const std::string before = text(prefetch);
  caretBehind(prefetch, flat, 5);
  key(Qt::Key_Return);
  REQUIRE(isShown(1, "streamload/flat.py"));
  CHECK(code(1).caretLine() == 71);
  caretBehind(prefetch, "streamload/flat.py:L3-L8");
  key(Qt::Key_Return, Qt::AltModifier);
  CHECK(code(1).caretLine() == 3);
  CHECK(text(prefetch) == before);
}

TEST_CASE_METHOD(WindowFixture, "Alt+Left and Alt+Right go back and forward over the jumps",
                 "[window][navigation]") {
  openSample();
  selectLines(1, {10, 12});
  caretBehind(prefetch, flat, 5);
  key(Qt::Key_Return);
  REQUIRE(isShown(1, "streamload/flat.py"));
  key(Qt::Key_Left, Qt::AltModifier);
  REQUIRE(isShown(1, "streamload/runtime.py"));
  CHECK(code(1).caretLine() == 10);
  key(Qt::Key_Right, Qt::AltModifier);
  REQUIRE(isShown(1, "streamload/flat.py"));
  CHECK(code(1).caretLine() == 71);
}

TEST_CASE_METHOD(WindowFixture, "A citation that cannot be followed says why",
                 "[window][navigation]") {
  openSample();
  caretBehind(prefetch, "streamload/runtime.py:L195-L290", 5);
  key(Qt::Key_Return);
  CHECK(says("220"));
}

TEST_CASE_METHOD(WindowFixture, "A closed tab that is opened again has its code",
                 "[window][navigation]") {
  openSample();
  openCitedFile(*this);
  REQUIRE(soon([this] { return pane(0).view() != nullptr; }));
  const auto closeTab = [this] {
    QTabBar& bar = tabBar(pane(0));
    auto* button =
        qobject_cast<QToolButton*>(bar.tabButton(bar.currentIndex(), QTabBar::RightSide));
    REQUIRE(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    REQUIRE_FALSE(isShown(0, initFile));
  };
  closeTab();
  openCitedFile(*this);
  CHECK(soon([this] { return pane(0).view() != nullptr; }));
  CHECK(pane(0).selectedLines() == LineRange{3, 3});
  closeTab();
  key(Qt::Key_Left, Qt::AltModifier);
  key(Qt::Key_Right, Qt::AltModifier);
  REQUIRE(isShown(0, initFile));
  CHECK(soon([this] { return pane(0).view() != nullptr; }));
}

TEST_CASE_METHOD(WindowFixture, "A tab that a citation opens shows what is cited in it",
                 "[window][navigation]") {
  openSample();
  openCitedFile(*this);
  REQUIRE(soon([this] { return pane(0).view() != nullptr; }));
  CHECK(code(0).citedRanges().notesAt(3) == std::vector<int>{shards});
  CHECK(code(0).citedRanges().notesAt(5).empty());
}

TEST_CASE_METHOD(WindowFixture, "A mark goes through the places that cite its lines, in turns",
                 "[window][navigation]") {
  openSample();
  const std::string first = "shardkit/linear.py:L72-L91";
  caretBehind(shards, "reach y once for each rank.");
  type(" `shardkit/linear.py:L80`");
  REQUIRE(soon([this] {
    return std::ranges::contains(code(0).citedRanges().all(), LineRange{80, 80},
                                 &CitedRange::lines);
  }));
  const std::size_t one = text(shards).find(first);
  const std::size_t other = text(shards).find("shardkit/linear.py:L80");
  code(0).setFocus();
  code(0).goToLine(80);
  key(Qt::Key_Return, Qt::AltModifier);
  CHECK(notes().caretOffset() == one);
  // A key in a note gives the marks anew; the turn goes on.
  caretBehind(shards, "## Connect the dots");
  type("!");
  code(0).setFocus();
  key(Qt::Key_Return, Qt::AltModifier);
  CHECK(notes().caretOffset() == other);
}

TEST_CASE_METHOD(WindowFixture, "A click on a tab makes its pane the one that is cited from",
                 "[window][navigation]") {
  openSample();
  selectLines(0, {205, 213});
  QTabBar& bar = tabBar(pane(1));
  const auto other = pane(1).tabs()[1];
  QTest::mouseClick(&bar, Qt::LeftButton, Qt::NoModifier, bar.tabRect(1).center());
  REQUIRE(isShown(1, other.path));
  CHECK(&reading().code().activePane() == &pane(1));
  CHECK(reading().code().currentPlace().path == other.path);
  key(Qt::Key_Return, Qt::ControlModifier);
  CHECK(text(shards).contains(other.path.toStdString() + ":L"));
  // The tab that is shown already does so too.
  selectLines(0, {205, 213});
  QTest::mouseClick(&bar, Qt::LeftButton, Qt::NoModifier, bar.tabRect(1).center());
  CHECK(&reading().code().activePane() == &pane(1));
}

TEST_CASE_METHOD(WindowFixture, "The outline is that of the active pane's file, whatever its path",
                 "[window][navigation]") {
  openSample();
  const auto* outline = reading().findChild<OutlineView*>();
  const auto* tree = outline->findChild<QTreeView*>();
  const auto has = [tree](const QString& beginning) {
    return std::ranges::any_of(rowsOf(*tree->model()), [&beginning](const QString& row) {
      return row.startsWith(beginning);
    });
  };
  const auto showReadme = [this](std::size_t index) {
    for (const CodeTab& tab : pane(index).tabs())
      if (tab.path == "README.md")
        REQUIRE(pane(index).showTab(tab.source, tab.path));
    REQUIRE(isShown(index, "README.md"));
    REQUIRE(soon([&] { return pane(index).view() != nullptr; }));
    code(index).setFocus();
  };
  showReadme(0);
  REQUIRE(soon([&has] { return has("shardkit"); }));
  showReadme(1);
  CHECK(soon([&has] { return has("streamload"); }));
  showReadme(0);
  CHECK(has("shardkit"));
}

TEST_CASE_METHOD(WindowFixture, "F6 goes through all parts, and keys do something in each",
                 "[window][keyboard]") {
  openSample();
  caretBehind(shards, "## Decisions");
  const auto* checklist = reading().findChild<ChecklistView*>();
  const auto* panel = reading().findChild<TabbedPanel*>();
  const auto isIn = [](const QWidget* part) {
    return QApplication::focusWidget() != nullptr &&
           part->isAncestorOf(QApplication::focusWidget());
  };
  REQUIRE(isIn(&notes()));

  key(Qt::Key_F6);
  REQUIRE(isIn(checklist));
  const auto* rows = checklist->findChild<QTreeView*>();
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  CHECK(rows->currentIndex().isValid());

  key(Qt::Key_F6);
  REQUIRE(isIn(panel));
  const auto* list = qobject_cast<QTreeView*>(QApplication::focusWidget());
  REQUIRE(list != nullptr);
  key(Qt::Key_Down);
  CHECK(list->currentIndex().isValid());

  for (const std::size_t index : {std::size_t{0}, std::size_t{1}}) {
    key(Qt::Key_F6);
    REQUIRE(isIn(&pane(index)));
    const LineNumber line = code(index).caretLine();
    key(Qt::Key_Down);
    CHECK(code(index).caretLine() == line + 1);
  }
  key(Qt::Key_F6);
  CHECK(editor().hasFocus());
  key(Qt::Key_F6, Qt::ShiftModifier);
  CHECK(isIn(&pane(1)));
}

TEST_CASE_METHOD(WindowFixture, "F6 reaches a list without rows, and its tabs",
                 "[window][keyboard]") {
  openSample();
  const auto* panel = reading().findChild<TabbedPanel*>();
  note(shards).replace({0, text(shards).size()}, "No citation.\n");
  caretBehind(shards, "No");
  key(Qt::Key_F6);
  key(Qt::Key_F6);
  REQUIRE(QApplication::focusWidget() != nullptr);
  CHECK(panel->isAncestorOf(QApplication::focusWidget()));
  const auto* bar = qobject_cast<QTabBar*>(QApplication::focusWidget());
  REQUIRE(bar != nullptr);
  const int before = bar->currentIndex();
  key(Qt::Key_Left);
  CHECK(bar->currentIndex() != before);
}

TEST_CASE_METHOD(WindowFixture, "A failing row of the checklist goes to its place",
                 "[window][navigation]") {
  openSample();
  notes().setCurrentIndex(shards);
  const auto* checklist = reading().findChild<ChecklistView*>();
  auto* tree = checklist->findChild<QTreeView*>();
  QModelIndex row;
  for (int kind = 0; kind < tree->model()->rowCount(); ++kind)
    for (int i = 0; i < tree->model()->rowCount(tree->model()->index(kind, 0)); ++i) {
      const QModelIndex index = tree->model()->index(i, 0, tree->model()->index(kind, 0));
      const CheckRow* check = checklist->model().rowAt(index);
      if (check->id == "citations-resolve" && check->note == "prefetch.md")
        row = index;
    }
  REQUIRE(row.isValid());
  tree->setFocus();
  tree->setCurrentIndex(row);
  key(Qt::Key_Return);
  CHECK(notes().currentIndex() == prefetch);
  CHECK(editor().hasFocus());
  CHECK(notes().citationAtCaret());
}
