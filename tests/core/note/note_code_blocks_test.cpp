#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

CodeBlock onlyBlock(std::string_view text) {
  const NoteDocument note = read(text);
  REQUIRE(note.codeBlocks.size() == 1);
  return note.codeBlocks.front();
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("A fenced block has its info string, lines and place", "[note][code]") {
  const std::string_view text =
      "text\n\n```mermaid {init: true}\ngraph TD\n\n  A --> B\n```\nmore\n";
  const CodeBlock block = onlyBlock(text);
  CHECK(block.isFenced);
  CHECK(block.isClosed);
  CHECK(block.info == "mermaid {init: true}");
  CHECK(block.language == "mermaid");
  CHECK(block.lines == Lines{"graph TD", "", "  A --> B"});
  CHECK(block.place == TextPlace{3, 1});
  CHECK(block.firstLine == 4);
  CHECK(slice(text, block.span) == "```mermaid {init: true}\ngraph TD\n\n  A --> B\n```");
}

TEST_CASE("Tildes, long fences and capital letters are read as written", "[note][code]") {
  const CodeBlock block = onlyBlock("~~~~Mermaid\n~~~\n```\n~~~~~ \n");
  CHECK(block.isClosed);
  CHECK(block.language == "Mermaid");
  CHECK(block.lines == Lines{"~~~", "```"});
  CHECK(onlyBlock("``` a&amp;b\\_c\n```\n").info == "a&b_c");
}

TEST_CASE("A fence that nothing closes is open", "[note][code]") {
  CHECK_FALSE(onlyBlock("```\na\n").isClosed);
  CHECK_FALSE(onlyBlock("```\na").isClosed);
  CHECK_FALSE(onlyBlock("```").isClosed);
  CHECK_FALSE(onlyBlock("````\na\n```\n").isClosed);
  CHECK_FALSE(onlyBlock("```\na\n~~~\n").isClosed);
  CHECK_FALSE(onlyBlock("```\na\n``` b\n").isClosed);
  CHECK(onlyBlock("```\na\n```").isClosed);
  CHECK(onlyBlock("```\n```").isClosed);
  CHECK(onlyBlock("```\n\n\n```\n").lines == Lines{"", ""});
}

TEST_CASE("A block in a list or quote has its lines without their prefix", "[note][code]") {
  const CodeBlock inList = onlyBlock("1. view\n\n   ```py\n   def f():\n     pass\n   ```\n");
  CHECK(inList.isClosed);
  CHECK(inList.lines == Lines{"def f():", "  pass"});
  CHECK(inList.place == TextPlace{3, 4});
  CHECK(inList.firstLine == 4);
  const CodeBlock inQuote = onlyBlock("> ~~~\n> a\n>   b\n> ~~~\n");
  CHECK(inQuote.isClosed);
  CHECK(inQuote.lines == Lines{"a", "  b"});
  const CodeBlock onMark = onlyBlock("- ```\n  a\n  ```\n");
  CHECK(onMark.isClosed);
  CHECK(onMark.place == TextPlace{1, 3});
  CHECK(onMark.firstLine == 2);
  CHECK(onlyBlock("- ```\n  ```\n").isClosed);
  CHECK(onlyBlock("> - ```\n>   a\n>   ```\n").isClosed);
}

TEST_CASE("A fence of the parent does not close a block of an item", "[note][code]") {
  CHECK_FALSE(onlyBlock("- ```\n  a\n```\n").isClosed);
  CHECK_FALSE(onlyBlock("> ```\n> a\n```\n").isClosed);
  CHECK_FALSE(onlyBlock("1. - ~~~\n     a\n   ~~~\n").isClosed);
}

TEST_CASE("Indented blocks have no fence", "[note][code]") {
  const CodeBlock block = onlyBlock("text\n\n    one\n\n      two\n\nmore\n");
  CHECK_FALSE(block.isFenced);
  CHECK(block.isClosed);
  CHECK(block.info.empty());
  CHECK(block.lines == Lines{"one", "", "  two"});
  CHECK(block.firstLine == 3);
  CHECK(onlyBlock("- a\n\n      b\n").lines == Lines{"b"});
  CHECK(onlyBlock("\tb\n").lines == Lines{"b"});
}

TEST_CASE("Blocks know their section, and CRLF is no part of a line", "[note][code]") {
  const NoteDocument note =
      read("# A\r\n\r\n```\r\nx\r\n```\r\n\r\n# B\r\n\r\n```\r\ny\r\n```\r\n");
  REQUIRE(note.codeBlocks.size() == 2);
  CHECK(note.codeBlocks[0].lines == Lines{"x"});
  CHECK(note.codeBlocks[0].isClosed);
  CHECK(note.codeBlocks[0].section == 0);
  CHECK(note.codeBlocks[1].section == 1);
  CHECK(note.codeBlocks[1].firstLine == 10);
}

TEST_CASE("A block of nothing but comment marks hides nothing behind it", "[note][code]") {
  const NoteDocument note = read("```\n<!-- a --> b <!-- c\n```\n\nwords a.py:L1\n");
  CHECK(note.words.words == 1);
  CHECK(note.citations.size() == 1);
  CHECK(note.codeBlocks[0].lines == Lines{"<!-- a --> b <!-- c"});
}
