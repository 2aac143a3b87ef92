#include "core/note/note_buffer.h"

#include <catch2/catch_test_macros.hpp>
#include <random>

using namespace escolio;
using Kind = NoteBuffer::EditKind;

TEST_CASE("Undo takes a run of typing back as one step, and redo does it again", "[note-buffer]") {
  NoteBuffer buffer("ab");
  buffer.replace({2, 2}, "c", Kind::typing);
  buffer.replace({3, 3}, "d", Kind::typing);
  CHECK(buffer.bytes() == "abcd");
  const auto edits = buffer.undo();
  CHECK(buffer.bytes() == "ab");
  CHECK(edits.size() == 2);
  CHECK_FALSE(buffer.canUndo());
  buffer.redo();
  CHECK(buffer.bytes() == "abcd");
}

TEST_CASE("A break, another place or a line end begins a new undo step", "[note-buffer]") {
  NoteBuffer buffer;
  buffer.replace({0, 0}, "a", Kind::typing);
  buffer.breakUndoStep();
  buffer.replace({1, 1}, "b", Kind::typing);
  buffer.replace({0, 0}, "c", Kind::typing);
  buffer.replace({1, 1}, "\n", Kind::typing);
  CHECK(buffer.bytes() == "c\nab");
  buffer.undo();
  CHECK(buffer.bytes() == "cab");
  buffer.undo();
  CHECK(buffer.bytes() == "ab");
  buffer.undo();
  CHECK(buffer.bytes() == "a");
}

TEST_CASE("A single edit is an undo step of its own, between typing too", "[note-buffer]") {
  NoteBuffer buffer("x");
  buffer.replace({1, 1}, "y", Kind::typing);
  buffer.replace({2, 2}, " `a.py:L1`", Kind::single);
  buffer.replace({12, 12}, "z", Kind::typing);
  CHECK(buffer.bytes() == "xy `a.py:L1`z");
  buffer.undo();
  CHECK(buffer.bytes() == "xy `a.py:L1`");
  buffer.undo();
  CHECK(buffer.bytes() == "xy");
}

TEST_CASE("A span that leaves the text replaces what of it is there", "[note-buffer]") {
  NoteBuffer buffer("abc");
  buffer.replace({2, 9}, "d", Kind::single);
  CHECK(buffer.bytes() == "abd");
  buffer.replace({7, 9}, "e", Kind::single);
  CHECK(buffer.bytes() == "abde");
  buffer.undo();
  buffer.undo();
  CHECK(buffer.bytes() == "abc");
}

TEST_CASE("A new edit forgets what could be done again", "[note-buffer]") {
  NoteBuffer buffer("a");
  buffer.replace({1, 1}, "b", Kind::single);
  buffer.undo();
  buffer.replace({1, 1}, "c", Kind::single);
  CHECK_FALSE(buffer.canRedo());
  CHECK(buffer.bytes() == "ac");
}

TEST_CASE("The line end of a note is the one of most of its lines", "[note-buffer]") {
  CHECK(NoteBuffer("a\r\nb\r\nc\n").lineEnd() == "\r\n");
  CHECK(NoteBuffer("a\nb\r\n").lineEnd() == "\n");
  CHECK(NoteBuffer("a").lineEnd() == "\n");
}

TEST_CASE("Undoing everything gives the first bytes, redoing everything the last",
          "[note-buffer]") {
  std::mt19937 random(20261201);
  const std::string start = "uno\r\ndos\xFFtres\n";
  NoteBuffer buffer(start);
  for (int i = 0; i < 500; ++i) {
    const std::size_t begin = random() % (buffer.bytes().size() + 1);
    const std::size_t end = std::min(buffer.bytes().size(), begin + random() % 3);
    const std::string text(random() % 3, static_cast<char>('a' + random() % 26));
    buffer.replace({begin, end}, text, random() % 2 == 0 ? Kind::typing : Kind::single);
  }
  const std::string last = buffer.bytes();
  while (buffer.canUndo())
    buffer.undo();
  CHECK(buffer.bytes() == start);
  while (buffer.canRedo())
    buffer.redo();
  CHECK(buffer.bytes() == last);
}
