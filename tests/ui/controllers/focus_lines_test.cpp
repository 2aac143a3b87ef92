#include "ui/controllers/focus_lines.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("The first look goes to a symbol's definition, not to its first mention", "[focus]") {
  const auto text =
      SourceText::fromBytes("# Column is used below\nx = Column()\n\n"
                            "class ColumnView:\n    pass\n\nclass Column:\n    pass\n");
  CHECK(firstLineOfSymbol(*text, "Column") == 7);
}

TEST_CASE("Without a definition the first mention as a whole word is shown", "[focus]") {
  const auto text = SourceText::fromBytes("columns = 3\ncall(column)\n");
  CHECK(firstLineOfSymbol(*text, "column") == 2);
  CHECK(firstLineOfSymbol(*text, "row") == std::nullopt);
}
