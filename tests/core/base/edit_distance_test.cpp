#include "core/base/edit_distance.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

using namespace escolio;

TEST_CASE("The edit distance counts what was typed wrong", "[base]") {
  CHECK(editDistance("", "") == 0);
  CHECK(editDistance("max", "") == 3);
  CHECK(editDistance("max_word", "max_words") == 1);
  CHECK(editDistance("foucs", "focus") == 1);
  CHECK(editDistance("kitten", "sitting") == 3);
}

TEST_CASE("The nearest word is one that may have been meant", "[base]") {
  const std::vector<std::string> known{"max_words", "min_decisions", "file"};
  CHECK(nearestWord("maxwords", known) == "max_words");
  CHECK(nearestWord("Max-Word", known) == "max_words");
  CHECK(nearestWord("flie", known) == "file");
  CHECK(nearestWord("colour", known).empty());
  CHECK(nearestWord(std::string(100'000, 'x'), known).empty());
}
