#include "core/base/line_range.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A selection that ends at column 0 leaves that line out", "[line-range]") {
  CHECK(linesOfSelection({142, 0}, {169, 0}) == LineRange{142, 168});
}

TEST_CASE("A selection made upwards gives the same lines as one made downwards", "[line-range]") {
  CHECK(linesOfSelection({169, 0}, {142, 0}) == LineRange{142, 168});
  CHECK(linesOfSelection({168, 4}, {142, 7}) == LineRange{142, 168});
}

TEST_CASE("A caret without selection is its line", "[line-range]") {
  CHECK(linesOfSelection({142, 0}, {142, 0}) == LineRange{142, 142});
  CHECK(linesOfSelection({142, 9}, {142, 9}) == LineRange{142, 142});
}

TEST_CASE("A range of one line is written with one number", "[line-range]") {
  CHECK(toString(LineRange{7, 7}) == "L7");
  CHECK(toString(LineRange{142, 168}) == "L142-L168");
}
