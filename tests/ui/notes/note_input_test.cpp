#include "tests/ui/notes/note_fixture.h"

#include <QAction>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTextBlock>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::testing;

namespace {

const std::string cited = "Cada rango. `a/b.py:L3-L9`\n";

std::vector<std::size_t> citationsOf(const QSignalSpy& spy) {
  std::vector<std::size_t> citations;
  for (const QList<QVariant>& call : spy)
    citations.push_back(call.at(0).value<std::size_t>());
  return citations;
}

/// Where the text at OFFSET of the note stands, in the viewport.
QPoint pointAt(const NoteFixture& f, std::size_t offset) {
  f.caretTo(offset);
  return f.editor->cursorRect().center();
}

} // namespace

TEST_CASE("A dead key is composed outside of the note and arrives whole", "[notes][input]") {
  NoteFixture f("As\n");
  f.caretTo(2);
  QSignalSpy changes(f.note.get(), &NoteController::textChanged);
  f.compose(QStringLiteral("´"));
  CHECK(f.bytes() == "As\n");
  CHECK(f.note->document()->words.words == 1);
  CHECK_FALSE(f.note->isModified());
  CHECK(changes.isEmpty());
  REQUIRE(f.note->save());
  CHECK(contentOf(f.path) == "As\n");

  f.compose({}, QStringLiteral("í"));
  CHECK(f.bytes() == "Así\n");
  CHECK(f.editor->caretOffset() == 4);
}

TEST_CASE("Composing goes on in a styled line, and leaves its style", "[notes][input]") {
  NoteFixture f("## Decisiones\n");
  const QTextBlock block = f.editor->document()->firstBlock();
  const auto formats = block.layout()->formats();
  REQUIRE_FALSE(formats.isEmpty());
  f.caretTo(5);
  f.compose(QStringLiteral("´´"));
  CHECK(block.layout()->preeditAreaText() == QStringLiteral("´´"));
  CHECK(block.layout()->formats().size() >= formats.size());
  f.compose({});
  CHECK(block.layout()->formats() == formats);
  CHECK(f.bytes() == "## Decisiones\n");
}

TEST_CASE("A click while something is composed leaves the line its style", "[notes][input]") {
  NoteFixture f("## Decisiones\n");
  const QTextBlock block = f.editor->document()->firstBlock();
  const auto formats = block.layout()->formats();
  const QPoint elsewhere = pointAt(f, 9);
  f.caretTo(5);
  f.compose(QStringLiteral("´"));
  QTest::mouseClick(f.editor->viewport(), Qt::LeftButton, Qt::NoModifier, elsewhere);
  CHECK(block.layout()->preeditAreaText().isEmpty());
  CHECK(block.layout()->formats() == formats);
  CHECK(f.bytes() == "## Decisiones\n");
}

TEST_CASE("An input method replaces what is selected", "[notes][input]") {
  NoteFixture f("uno dos\n");
  f.editor->select({0, 3});
  f.compose({}, QStringLiteral("日本"));
  CHECK(f.bytes() == "日本 dos\n");
  f.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(f.bytes() == "uno dos\n");
}

TEST_CASE("Enter makes a line, with Shift too, and never a separator", "[notes][input]") {
  NoteFixture f("ab\n");
  f.caretTo(1);
  f.key(Qt::Key_Return, Qt::ShiftModifier);
  f.key(Qt::Key_Enter, Qt::KeypadModifier);
  CHECK(f.bytes() == "a\n\nb\n");
}

TEST_CASE("Enter within a citation, or Alt+Enter at it, goes to its lines", "[notes][input]") {
  NoteFixture f(cited);
  QSignalSpy activated(f.editor.get(), &NoteEditor::citationActivated);
  const std::size_t begin = cited.find("a/b.py");
  const std::size_t end = cited.find("`\n");
  f.caretTo(begin + 3);
  f.key(Qt::Key_Return);
  CHECK(citationsOf(activated) == std::vector<std::size_t>{0});
  CHECK(f.bytes() == cited);

  f.caretTo(end);
  f.key(Qt::Key_Return, Qt::AltModifier);
  CHECK(activated.size() == 2);
  f.caretTo(2);
  f.key(Qt::Key_Return, Qt::AltModifier);
  CHECK(activated.size() == 2);
  CHECK(f.bytes() == cited);

  f.caretTo(end + 1); // behind it Enter is Enter
  f.key(Qt::Key_Return);
  CHECK(activated.size() == 2);
  CHECK(f.bytes() == cited + "\n");
}

TEST_CASE("Ctrl+click on a citation goes to its lines and leaves the caret", "[notes][input]") {
  NoteFixture f(cited);
  QSignalSpy activated(f.editor.get(), &NoteEditor::citationActivated);
  const QPoint on = pointAt(f, cited.find("py:L3"));
  const QPoint off = pointAt(f, 2);
  f.caretTo(1);
  QTest::mouseClick(f.editor->viewport(), Qt::LeftButton, Qt::ControlModifier, on);
  CHECK(activated.size() == 1);
  CHECK(f.editor->caretOffset() == 1);
  QTest::mouseClick(f.editor->viewport(), Qt::LeftButton, Qt::ControlModifier, off);
  CHECK(activated.size() == 1);
  QTest::mouseClick(f.editor->viewport(), Qt::LeftButton, Qt::NoModifier, on);
  CHECK(activated.size() == 1);
}

TEST_CASE("The menu offers the lines on a citation, and citing where that makes sense",
          "[notes][input]") {
  NoteFixture f(cited);
  const auto texts = [&f](const QPoint& point) {
    const std::unique_ptr<QMenu> menu(f.editor->makeContextMenu(point));
    QStringList result;
    for (const QAction* action : menu->actions()) {
      if (!action->isSeparator())
        result.append(action->text().remove(QLatin1Char('&')));
    }
    return result;
  };
  const QPoint on = pointAt(f, cited.find("py:L3"));
  const QPoint off = pointAt(f, 2);
  CHECK(texts(on).contains(QStringLiteral("Go to the lines")));
  CHECK(texts(on).contains(QStringLiteral("Insert citation")));
  CHECK_FALSE(texts(off).contains(QStringLiteral("Go to the lines")));
  f.editor->setCanCite(false);
  CHECK_FALSE(texts(off).contains(QStringLiteral("Insert citation")));
}

TEST_CASE("Lines dropped on the note tell where", "[notes][input]") {
  NoteFixture f(cited);
  QSignalSpy dropped(f.editor.get(), &NoteEditor::citationDropped);
  f.caretTo(4);
  const QPoint there = f.editor->cursorRect().center();
  f.caretTo(0);
  REQUIRE(f.editor->cursorRect().center() != there);
  QMimeData mime;
  mime.setData(QStringLiteral("application/x-escolio-citation"), "a/b.py:L1");
  QDragEnterEvent enter(there, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(f.editor->viewport(), &enter);
  CHECK(enter.isAccepted());
  QDropEvent drop(there, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(f.editor->viewport(), &drop);
  REQUIRE(dropped.size() == 1);
  CHECK(dropped.at(0).at(0).toString() == "a/b.py:L1");
  CHECK(dropped.at(0).at(1).value<std::size_t>() == 4);
  CHECK(f.bytes() == cited);
}

TEST_CASE("Text dropped on the note goes in as one step", "[notes][input]") {
  NoteFixture f("uno dos tres\n");
  const auto drop = [&f](ByteSpan selection, std::size_t to) {
    const QPoint there = pointAt(f, to);
    f.editor->select(selection);
    QMimeData mime;
    mime.setText(QString::fromStdString(f.bytes().substr(selection.begin, selection.size())));
    // Qt knows where a drag came from by the drag that is under way; here there is none, and the
    // text is copied.
    QDragEnterEvent enter(there, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(f.editor->viewport(), &enter);
    QDropEvent event(there, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(f.editor->viewport(), &event);
  };
  drop({0, 4}, 12);
  CHECK(f.bytes() == "uno dos tresuno \n");
  CHECK(f.editor->selectedSpan() == ByteSpan{12, 16});
  f.editor->undoEdit();
  CHECK(f.bytes() == "uno dos tres\n");
}
