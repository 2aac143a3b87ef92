#include "tests/ui/window/window_fixture.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/mime_types.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/notes_pane.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::soon;
using escolio::testing::WindowFixture;

namespace {

constexpr int shards = 0; // note and pane
constexpr int prefetch = 1;
const std::string unciting = "would reach y once for each rank.";
const std::string cited = unciting + " `shardkit/linear.py:L205-L213`";

/// A menu that was opened by a click, until it is closed.
QMenu* openMenu() {
  QMenu* menu = nullptr;
  soon([&menu] {
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    return menu != nullptr;
  });
  return menu;
}

bool trigger(const QMenu& menu, const QString& beginning) {
  for (QAction* action : menu.actions())
    if (action->text().remove(u'&').startsWith(beginning) && action->isEnabled()) {
      action->trigger();
      return true;
    }
  return false;
}

void dropOn(NoteEditor& editor, const QPoint& place, QMimeData& data) {
  QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(editor.viewport(), &enter);
  QDropEvent drop(QPointF(place), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(editor.viewport(), &drop);
}

} // namespace

TEST_CASE_METHOD(WindowFixture, "Ctrl+Enter in the code cites the selected lines as one undo step",
                 "[window][citing]") {
  openSample();
  const std::string before = text(shards);
  caretBehind(shards, unciting);
  selectLines(0, {205, 213});
  key(Qt::Key_Return, Qt::ControlModifier);
  CHECK(text(shards).contains(cited));
  CHECK(says("shards.md"));
  notes().undo();
  CHECK(text(shards) == before);
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+Enter in the note cites the lines that were selected before",
                 "[window][citing]") {
  openSample();
  selectLines(0, {205, 213});
  caretBehind(shards, unciting);
  REQUIRE(editor().hasFocus());
  key(Qt::Key_Return, Qt::ControlModifier);
  CHECK(text(shards).contains(cited));
}

TEST_CASE_METHOD(WindowFixture, "The button of the top bar names the lines and cites them",
                 "[window][citing]") {
  openSample();
  caretBehind(shards, unciting);
  selectLines(0, {205, 213});
  QToolButton* cite = nullptr;
  for (auto* button : window->findChildren<QToolButton*>())
    if (button->text().startsWith("Cite L205"))
      cite = button;
  REQUIRE(cite != nullptr);
  CHECK(cite->text() == "Cite L205–L213");
  QTest::mouseClick(cite, Qt::LeftButton);
  CHECK(text(shards).contains(cited));
}

TEST_CASE_METHOD(WindowFixture, "The menu of the code cites and copies the citation",
                 "[window][citing]") {
  openSample();
  caretBehind(shards, unciting);
  selectLines(0, {205, 213});
  QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
  QApplication::sendEvent(&code(0), &event);
  QMenu* menu = openMenu();
  REQUIRE(menu != nullptr);
  CHECK(trigger(*menu, "Copy citation"));
  CHECK(QApplication::clipboard()->text() == "shardkit/linear.py:L205-L213");
  CHECK(trigger(*menu, "Cite L205"));
  CHECK(text(shards).contains(cited));
  menu->close();
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+Shift+C copies the citation", "[window][citing]") {
  openSample();
  selectLines(1, {53, 56});
  key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(QApplication::clipboard()->text() == "streamload/runtime.py:L53-L56");
}

TEST_CASE_METHOD(WindowFixture, "With the caret in a citation, that one is replaced",
                 "[window][citing]") {
  openSample();
  const std::string old = "streamload/runtime.py:L195-L290";
  caretBehind(prefetch, old, 5);
  selectLines(1, {195, 209});
  key(Qt::Key_Return, Qt::ControlModifier);
  CHECK_FALSE(text(prefetch).contains(old));
  CHECK(text(prefetch).contains("`streamload/runtime.py:L195-L209`"));
}

TEST_CASE_METHOD(WindowFixture, "Lines that are dropped on a note are cited where they fall",
                 "[window][citing]") {
  openSample();
  caretBehind(shards, "# Sharded linear layers");
  selectLines(0, {205, 213});
  const std::unique_ptr<QMimeData> data(code(0).makeDragData());
  REQUIRE(data->hasFormat(QLatin1String(citationMimeType)));
  const QPoint place = pointInNote(text(shards).find(unciting) + unciting.size());
  dropOn(editor(), place, *data);
  CHECK(text(shards).contains(cited));
}

TEST_CASE_METHOD(WindowFixture, "A drop inserts the citation that was dragged, not the selection",
                 "[window][citing]") {
  openSample();
  caretBehind(shards, unciting);
  selectLines(0, {1, 3}); // while the drag comes from another window
  QMimeData data;
  data.setData(QLatin1String(citationMimeType), "shardkit/exchange.py:L7-L9");
  dropOn(editor(), pointInNote(text(shards).find(unciting) + unciting.size()), data);
  CHECK(text(shards).contains(unciting + " `shardkit/exchange.py:L7-L9`"));
  CHECK_FALSE(text(shards).contains("linear.py:L1-L3"));
}
