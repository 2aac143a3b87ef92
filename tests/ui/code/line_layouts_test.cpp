#include "ui/code/line_layouts.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

using namespace escolio;

TEST_CASE("A long line is laid out in pieces that agree with the whole", "[code]") {
  std::string text;
  for (int index = 0; index < 5000; ++index)
    text += index % 100 == 0 ? "\té漢" : "abc";
  const CellLayout whole(text, {0, text.size()}, 0, 8);
  LineLayouts layouts(SourceText::fromBytes(text + "\nnext\n"), 8);
  CHECK(layouts.width(1) == whole.cells().end);
  for (std::size_t byte = 0; byte < text.size(); byte = whole.boundaryAfter(byte)) {
    INFO("byte " << byte);
    REQUIRE(layouts.cellOf(1, byte) == whole.cellOf(byte));
    REQUIRE(layouts.byteAt(1, static_cast<double>(whole.cellOf(byte))) == byte);
    REQUIRE(layouts.boundaryAfter(1, byte) == whole.boundaryAfter(byte));
    REQUIRE(layouts.boundaryBefore(1, byte) == whole.boundaryBefore(byte));
  }
}

TEST_CASE("Only the pieces under some cells are given", "[code]") {
  LineLayouts layouts(SourceText::fromBytes(std::string(100'000, 'x')), 8);
  const auto pieces = layouts.pieces(1, {50'000, 50'100});
  REQUIRE(pieces.size() == 1);
  CHECK(pieces[0]->cells().begin <= 50'000);
  CHECK(pieces[0]->cells().end >= 50'100);
  CHECK(pieces[0]->bytes().size() < 10'000);
}

TEST_CASE("The carriage return of a line end is no part of the line", "[code]") {
  LineLayouts layouts(SourceText::fromBytes("one\r\ntwo\rthree\r\n"), 8);
  CHECK(layouts.width(1) == 3);
  CHECK(layouts.line(2) == "two\rthree");
  CHECK(layouts.width(2) == 10); // the mark CR takes two cells
}

TEST_CASE("Many long lines that are visible at once are laid out once", "[code]") {
  constexpr int lines = 80;
  std::string text;
  for (int line = 0; line < lines; ++line)
    text += std::string(20'000, 'x') + "é" + std::string(20'000, 'y') + "\n";
  LineLayouts layouts(SourceText::fromBytes(text), 8);
  const auto drawFrame = [&layouts] {
    std::vector<std::shared_ptr<const CellLayout>> shown;
    for (LineNumber line = 1; line <= lines; ++line) {
      CHECK(layouts.width(line) == 40'001);
      for (const auto& piece : layouts.pieces(line, {19'950, 20'150}))
        shown.push_back(piece);
    }
    return shown;
  };
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto first = drawFrame();
  const auto whole = Clock::now() - begin;
  auto again = Clock::duration::max();
  for (int frame = 0; frame < 10; ++frame) {
    const auto start = Clock::now();
    const bool isSame = drawFrame() == first;
    again = std::min(again, Clock::now() - start);
    CHECK(isSame);
  }
  CHECK(again < whole / 4);
}
