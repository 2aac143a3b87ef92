#include "tests/ui/window/window_fixture.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/notes_pane.h"
#include "ui/widgets/find_bar.h"
#include "ui/widgets/go_to_line_bar.h"

#include <QLabel>
#include <QLineEdit>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using escolio::testing::WindowFixture;

namespace {

bool barSays(const QWidget& part, const QString& text) {
  for (const auto* label : part.findChild<FindBar*>()->findChildren<QLabel*>())
    if (label->text() == text)
      return true;
  return false;
}

} // namespace

TEST_CASE_METHOD(WindowFixture, "Ctrl+F finds in the code that has the focus", "[window][find]") {
  openSample();
  selectLines(1, {1, 1});
  key(Qt::Key_F, Qt::ControlModifier);
  REQUIRE(pane(1).findChild<FindBar*>()->isVisible());
  CHECK_FALSE(pane(0).findChild<FindBar*>()->isVisible());
  type("class Unit");
  key(Qt::Key_Return);
  CHECK(barSays(pane(1), "1 of 1"));
  const LineNumber line = code(1).caretLine();
  CHECK(code(1).text()->line(line).contains("class Unit"));
  key(Qt::Key_Escape);
  CHECK_FALSE(pane(1).findChild<FindBar*>()->isVisible());
  CHECK(code(1).hasFocus());
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+F finds in the note, F3 and Shift+F3 go on and back",
                 "[window][find]") {
  openSample();
  caretBehind(0, "# Sharded");
  key(Qt::Key_F, Qt::ControlModifier);
  REQUIRE(notes().findChild<FindBar*>()->isVisible());
  type("bias");
  key(Qt::Key_Escape);
  REQUIRE(editor().hasFocus());
  const std::size_t first = notes().selectedSpan().begin;
  CHECK(editor().textCursor().selectedText() == "bias");
  key(Qt::Key_F3); // opens the bar for the same text
  key(Qt::Key_F3);
  const std::size_t next = notes().selectedSpan().begin;
  CHECK(next > first);
  CHECK(text(0).substr(next, 4) == "bias");
  key(Qt::Key_F3, Qt::ShiftModifier);
  CHECK(notes().selectedSpan().begin == first);
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+G goes to a line of the code that has the focus",
                 "[window][find]") {
  openSample();
  selectLines(1, {1, 1});
  key(Qt::Key_G, Qt::ControlModifier);
  REQUIRE(pane(1).findChild<GoToLineBar*>()->isVisible());
  type("195");
  key(Qt::Key_Return);
  CHECK(code(1).caretLine() == 195);
  CHECK(code(1).hasFocus());
  CHECK_FALSE(pane(1).findChild<GoToLineBar*>()->isVisible());
}

TEST_CASE_METHOD(WindowFixture, "Ctrl+G goes to a line of the note", "[window][find]") {
  openSample();
  caretBehind(0, "# Sharded");
  key(Qt::Key_G, Qt::ControlModifier);
  REQUIRE(notes().findChild<GoToLineBar*>()->isVisible());
  type("3");
  key(Qt::Key_Return);
  CHECK(notes().caretOffset() == text(0).find("shards @"));
  CHECK(editor().hasFocus());
}
