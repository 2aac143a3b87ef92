#include "ui/code/caret_moves.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

struct Moves {
  explicit Moves(std::string bytes) : layouts(SourceText::fromBytes(std::move(bytes)), 8) {}
  LineLayouts layouts;
};

} // namespace

TEST_CASE("The caret goes over line ends and stops at the text's ends", "[code]") {
  Moves moves("ab\r\ncd\n");
  CHECK(caretRight({1, 2}, moves.layouts) == TextPosition{2, 0});
  CHECK(caretLeft({2, 0}, moves.layouts) == TextPosition{1, 2});
  CHECK(caretRight({2, 2}, moves.layouts) == TextPosition{2, 2});
  CHECK(caretLeft({1, 0}, moves.layouts) == TextPosition{1, 0});
}

TEST_CASE("The caret steps over a character and what combines with it", "[code]") {
  Moves moves("e\u0301x\n");
  CHECK(caretRight({1, 0}, moves.layouts) == TextPosition{1, 3});
  CHECK(caretLeft({1, 3}, moves.layouts) == TextPosition{1, 0});
}

TEST_CASE("Word steps stop at words, signs and line ends", "[code]") {
  Moves moves("foo_1 = bar(ñu)\nnext\n");
  CHECK(caretWordRight({1, 0}, moves.layouts) == TextPosition{1, 6});
  CHECK(caretWordRight({1, 6}, moves.layouts) == TextPosition{1, 8});
  CHECK(caretWordRight({1, 8}, moves.layouts) == TextPosition{1, 11});
  CHECK(caretWordRight({1, 12}, moves.layouts) == TextPosition{1, 15});
  CHECK(caretWordRight({1, 16}, moves.layouts) == TextPosition{2, 0});
  CHECK(caretWordLeft({1, 8}, moves.layouts) == TextPosition{1, 6});
  CHECK(caretWordLeft({1, 6}, moves.layouts) == TextPosition{1, 0});
  CHECK(caretWordLeft({2, 0}, moves.layouts) == TextPosition{1, 16});
}

TEST_CASE("Going up and down keeps the cell, not the byte", "[code]") {
  Moves moves("\tx\n0123456789\nab\n");
  CHECK(caretVertically({1, 1}, 1, 8, moves.layouts) == TextPosition{2, 8});
  CHECK(caretVertically({2, 8}, 1, 8, moves.layouts) == TextPosition{3, 2});
  CHECK(caretVertically({1, 1}, -1, 8, moves.layouts) == TextPosition{1, 0});
  CHECK(caretVertically({3, 1}, 1, 1, moves.layouts) == TextPosition{3, 2});
}

TEST_CASE("Home goes to the first word, then to the line's start", "[code]") {
  Moves moves("    x = 1\n   \n");
  CHECK(caretHome({1, 7}, moves.layouts) == TextPosition{1, 4});
  CHECK(caretHome({1, 4}, moves.layouts) == TextPosition{1, 0});
  CHECK(caretHome({1, 0}, moves.layouts) == TextPosition{1, 4});
  CHECK(caretEnd({1, 0}, moves.layouts) == TextPosition{1, 9});
}

TEST_CASE("A word is found from any of its characters", "[code]") {
  Moves moves("a = foo_bar + 1\n");
  for (std::int64_t column = 4; column < 11; ++column) {
    const WordSpan word = wordAround({1, column}, moves.layouts);
    CHECK(word.begin == TextPosition{1, 4});
    CHECK(word.end == TextPosition{1, 11});
  }
}

TEST_CASE("A place outside of the text is brought inside", "[code]") {
  Moves moves("ab\ncd\n");
  CHECK(caretInside({3, 0}, moves.layouts) == TextPosition{2, 2});
  CHECK(caretInside({1, 99}, moves.layouts) == TextPosition{1, 2});
  Moves empty("");
  CHECK(caretInside({5, 5}, empty.layouts) == TextPosition{1, 0});
  CHECK(caretRight({1, 0}, empty.layouts) == TextPosition{1, 0});
  CHECK(caretVertically({1, 0}, 1, 0, empty.layouts) == TextPosition{1, 0});
}
