#include "ui/code/text_search.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

std::vector<ByteSpan> find(std::string_view text, std::string_view wanted, bool matchesCase,
                           bool wholeWords = false) {
  return searchText(text, wanted, matchesCase, wholeWords, 100).spans;
}

} // namespace

TEST_CASE("A search finds every hit, in order, without overlaps", "[code]") {
  CHECK(find("aaa aa", "aa", true) == std::vector<ByteSpan>{{0, 2}, {4, 6}});
  CHECK(find("abc", "x", true).empty());
  CHECK(find("abc", "", true).empty());
  CHECK(find("", "a", true).empty());
}

TEST_CASE("Case is compared when it is asked for", "[code]") {
  CHECK(find("Gather gather GATHER", "gather", true).size() == 1);
  CHECK(find("Gather gather GATHER", "gaTher", false).size() == 3);
  CHECK(find("ÑU ñu Ñu", "ñU", false) == std::vector<ByteSpan>{{0, 3}, {4, 7}, {8, 11}});
  CHECK(find("ÑU ñu", "ñu", true).size() == 1);
}

TEST_CASE("Whole words have no letter, digit or underscore beside them", "[code]") {
  CHECK(find("rank ranks _rank rank1 (rank)", "rank", true, true) ==
        std::vector<ByteSpan>{{0, 4}, {24, 28}});
  CHECK(find("ñrank rankñ", "rank", true, true).empty());
}

TEST_CASE("A search stops where it holds enough", "[code]") {
  const SearchHits hits = searchText(std::string(50, 'a'), "a", true, false, 10);
  CHECK(hits.spans.size() == 10);
  CHECK(hits.isCut);
  CHECK_FALSE(searchText(std::string(10, 'a'), "a", true, false, 10).isCut);
}
