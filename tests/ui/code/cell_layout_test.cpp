#include "ui/code/cell_layout.h"
#include "ui/code/control_marks.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

CellLayout layout(std::string_view line, int tabWidth = 8) {
  return {line, {0, line.size()}, 0, tabWidth};
}

std::vector<CellKind> kinds(const CellLayout& layout) {
  std::vector<CellKind> kinds;
  for (const CellCluster& cluster : layout.clusters())
    kinds.push_back(cluster.kind);
  return kinds;
}

} // namespace

TEST_CASE("Printable ASCII is one cell a byte", "[code]") {
  const CellLayout line = layout("x = 1");
  CHECK(line.isPlain());
  CHECK(line.cells() == CellSpan{0, 5});
  CHECK(line.cellOf(3) == 3);
  CHECK(line.byteAt(2.4) == 2);
  CHECK(line.byteAt(2.6) == 3);
  CHECK(line.byteAt(99) == 5);
  CHECK(line.clusterAt(2.9) == 2);
}

TEST_CASE("A tab goes to the next multiple of its width", "[code]") {
  CHECK(layout("\tx").cells().end == 9);
  CHECK(layout("abc\tx").cellOf(4) == 8);
  CHECK(layout("abc\tx", 4).cellOf(4) == 4);
  CHECK(layout("abcdefgh\tx").cellOf(9) == 16);
}

TEST_CASE("What other programs take for line ends is a mark within the line", "[code]") {
  const CellLayout line = layout("a\fb\vc\xc2\x85"
                                 "d\xe2\x80\xa8"
                                 "e\xe2\x80\xa9"
                                 "f\rg");
  using enum CellKind;
  CHECK(kinds(line) == std::vector{character, mark, character, mark, character, mark, character,
                                   mark, character, mark, character, mark, character});
  CHECK(markOf(U'\f') == QStringLiteral("FF"));
  CHECK(markOf(U'\v') == QStringLiteral("VT"));
  CHECK(markOf(U'\r') == QStringLiteral("CR"));
  CHECK(markOf(U'\0') == QStringLiteral("NUL"));
  CHECK(markOf(0x7f) == QStringLiteral("DEL"));
  CHECK(markOf(0x85) == QStringLiteral("NEL"));
  CHECK(markOf(0x2028) == QStringLiteral("LS"));
  CHECK(markOf(0x202e) == QStringLiteral("RLO"));
  CHECK(markOf(0x9b) == QStringLiteral("9B"));
  CHECK(markOf(U'\t').isEmpty());
  CHECK(markOf(U'é').isEmpty());
}

TEST_CASE("Every wrong byte is a character of its own", "[code]") {
  const CellLayout line = layout("a\xff\xc3(");
  REQUIRE(line.clusters().size() == 4);
  CHECK(line.cells().end == 4);
  CHECK(line.bytesOf(1) == ByteSpan{1, 2});
}

TEST_CASE("Wide characters take two cells, combining ones none", "[code]") {
  const CellLayout line = layout("漢e\u0301x");
  REQUIRE(line.clusters().size() == 3);
  CHECK(line.cellOf(3) == 2);
  CHECK(line.cells().end == 4);
  CHECK(line.boundaryAfter(3) == 6);
  CHECK(line.boundaryBefore(6) == 3);
  CHECK(line.byteAt(0.9) == 0);
  CHECK(line.byteAt(1.1) == 3);
}

TEST_CASE("A family of emoji and a flag are one step of the caret each", "[code]") {
  const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467";
  const std::string flag = "\U0001F1EA\U0001F1F8";
  const std::string text = family + flag + flag;
  const CellLayout line = layout(text);
  REQUIRE(line.clusters().size() == 3);
  CHECK(line.cells().end == 6);
}

TEST_CASE("A joiner that hides between ASCII letters is shown", "[code]") {
  const CellLayout line = layout("a\u200Db");
  REQUIRE(line.clusters().size() == 3);
  CHECK(line.clusters()[1].kind == CellKind::mark);
  CHECK(markOf(0x200d) == QStringLiteral("ZWJ"));
}

TEST_CASE("Words of a right-to-left script are mirrored as one run", "[code]") {
  const std::string text = "x = \"שלום עולם\" # y";
  const CellLayout line = layout(text);
  const std::size_t first = text.find("ש");
  const std::size_t afterLast = text.find("\" #");
  CHECK(line.cellOf(first) == 14); // the caret before the first letter stands at the run's right
  CHECK(line.cellOf(afterLast) == 14);
  CHECK(line.cellsOf(first, afterLast) == std::vector{CellSpan{5, 14}});
  // One letter is the rightmost cell, and a click on its left half goes behind it.
  CHECK(line.cellsOf(first, first + 2) == std::vector{CellSpan{13, 14}});
  CHECK(line.byteAt(13.2) == first + 2);
  CHECK(line.byteAt(13.8) == first);
}

TEST_CASE("A piece of a line counts from the line's start", "[code]") {
  const std::string text = "abcdéf";
  const CellLayout piece(text, {2, text.size()}, 2, 8);
  CHECK(piece.cells() == CellSpan{2, 6});
  CHECK(piece.cellOf(6) == 5);
  CHECK(piece.bytesOf(2) == ByteSpan{4, 6});
}
