#include "tests/ui/notes/note_fixture.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::testing;

TEST_CASE("Undo and redo go through a save", "[notes][undo]") {
  NoteFixture f("uno\n");
  f.caretTo(3);
  f.type(QStringLiteral(" dos"));
  REQUIRE(f.note->save());
  f.type(QStringLiteral(" tres"));
  CHECK(f.bytes() == "uno dos tres\n");
  f.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(f.bytes() == "uno dos \n"); // a word at a time
  while (f.note->canUndo())
    f.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(f.bytes() == "uno\n");
  CHECK(f.note->isModified());
  while (f.note->canRedo())
    f.key(Qt::Key_Y, Qt::ControlModifier);
  CHECK(f.bytes() == "uno dos tres\n");
  CHECK(contentOf(f.path) == "uno dos\n");
}

TEST_CASE("Undo brings back what stood at the last save as unchanged", "[notes][undo]") {
  NoteFixture f("uno\n");
  f.caretTo(3);
  f.type(QStringLiteral(" dos"));
  CHECK(f.note->isModified());
  while (f.note->canUndo())
    f.editor->undoEdit();
  CHECK_FALSE(f.note->isModified());
}

TEST_CASE("A citation comes and goes as one step, spaces included", "[notes][undo][insert]") {
  NoteFixture f("Cada rango difiere.\n\nOtra frase\n");
  f.caretTo(19);
  f.editor->insertCitation("a/b.py:L3-L9");
  CHECK(f.bytes() == "Cada rango difiere. `a/b.py:L3-L9`\n\nOtra frase\n");
  CHECK(f.editor->caretOffset() == 34);
  f.key(Qt::Key_Z, Qt::ControlModifier);
  CHECK(f.bytes() == "Cada rango difiere.\n\nOtra frase\n");
  f.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(f.bytes() == "Cada rango difiere. `a/b.py:L3-L9`\n\nOtra frase\n");

  f.caretTo(24); // in it: another range takes its place
  CHECK(f.editor->citationAtCaret() == 0);
  f.editor->insertCitation("a/b.py:L30");
  CHECK(f.bytes() == "Cada rango difiere. `a/b.py:L30`\n\nOtra frase\n");
  f.editor->undoEdit();
  CHECK(f.bytes() == "Cada rango difiere. `a/b.py:L3-L9`\n\nOtra frase\n");
}

TEST_CASE("A citation is put where it was dropped, not at the caret", "[notes][insert]") {
  NoteFixture f("uno\n\ndos\n");
  f.caretTo(3);
  f.editor->insertCitation("a/b.py:L3", 8);
  CHECK(f.bytes() == "uno\n\ndos `a/b.py:L3`\n");
}

TEST_CASE("Undo shows what it changed", "[notes][undo]") {
  std::string text;
  for (int i = 0; i < 200; ++i)
    text += "línea\n\n";
  NoteFixture f(text);
  f.caretTo(0);
  f.type(QStringLiteral("x"));
  f.editor->goToOffset(text.size());
  f.editor->undoEdit();
  CHECK(f.bytes() == text);
  CHECK(f.editor->caretOffset() == 0);
  CHECK(f.editor->viewport()->rect().contains(f.editor->cursorRect().center()));
}
