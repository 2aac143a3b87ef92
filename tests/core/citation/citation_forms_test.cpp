#include "core/citation/citation.h"
#include "tests/core/citation/citation_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("The normal form and the one-line form are read", "[citation]") {
  CHECK(readingOf("a/layers.py:L142-L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L142") == "a/layers.py 142");
  CHECK(readingOf("see `a/layers.py:L142-L168`.") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L7-L7") == "a/layers.py 7-7");
}

TEST_CASE("Other ways to write a range are read whole", "[citation]") {
  CHECK(readingOf("a/layers.py#L142-L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L142-168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py#L142-168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:142-168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:142-L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:142") == "a/layers.py 142");
  CHECK(readingOf("a/layers.py:l142-l168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py?plain=1#L142-L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py?plain=1#L142") == "a/layers.py 142");
}

TEST_CASE("A citation with a dash of any kind is read whole", "[citation]") {
  for (const std::string_view dash :
       {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\uFF0D"}) {
    CAPTURE(dash);
    CHECK(readingOf("a/layers.py:L142" + std::string(dash) + "L168") == "a/layers.py 142-168");
    CHECK(readingOf("a/layers.py:142" + std::string(dash) + "168") == "a/layers.py 142-168");
  }
  CHECK(readingOf("a/layers.py:L142&ndash;L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L142&#8211;168") == "a/layers.py 142-168");
}

TEST_CASE("Spaces around the dash of a marked range do not halve it", "[citation]") {
  CHECK(readingOf("a/layers.py:L142 - L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L142\u00A0\u2013\u00A0L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:L142- L168") == "a/layers.py 142-168");
  CHECK(readingOf("a/layers.py:142 - 168 more") == "a/layers.py 142");
  CHECK(readingOf("a/layers.py:L142 - and then") == "a/layers.py 142");
}

TEST_CASE("Columns are left out", "[citation]") {
  CHECK(readingOf("a/layers.py#L10C3-L20C7") == "a/layers.py 10-20");
  CHECK(readingOf("a/layers.py#L10C3") == "a/layers.py 10");
  CHECK(readingOf("a/layers.py:10:5: error") == "a/layers.py 10");
  CHECK(readingOf("a/layers.py:10:5-20:7") == "a/layers.py 10-20");
  CHECK(spansOf("at a/layers.py#L10C3-L20C7, here") == "a/layers.py#L10C3-L20C7");
}

TEST_CASE("A bare range after a citation has its path", "[citation]") {
  CHECK(readingOf("a/x.py:L1-L2 and L5-L9") == "a/x.py 1-2 | +a/x.py 5-9");
  CHECK(readingOf("`a/x.py:L1-L2`, `L5\u2013L9`") == "a/x.py 1-2 | +a/x.py 5-9");
  CHECK(readingOf("a/x.py:L1 (L5-9)") == "a/x.py 1 | +a/x.py 5-9");
  CHECK(readingOf("a/x.py:L1 b.py:L2, then L5-L9") == "a/x.py 1 | b.py 2 | +b.py 5-9");
  CHECK(readingOf("`a/x.py:L1-L2` and `:L5-L9` and `#L7`") ==
        "a/x.py 1-2 | +a/x.py 5-9 | +a/x.py 7");
  CHECK(readingOf("a/x.py:L1-L2,L5-L9,L12") == "a/x.py 1-2 | +a/x.py 5-9 | +a/x.py 12");
  CHECK(readingOf("a/x.py:L1 and L9-L5") == "a/x.py 1 | +a/x.py reversed 9-5");
  CHECK(readingOf("a/x.py:L1 and L5-L9-L12") == "a/x.py 1 | +a/x.py malformed");
  CHECK(readingOf("a/x.py:L1 and L5-L, oh") == "a/x.py 1 | +a/x.py malformed");
}

TEST_CASE("A bare range without a citation before it is none", "[citation]") {
  CHECK(readingOf("L5-L9").empty());
  CHECK(readingOf("L5-L9 of a/x.py:L1") == "a/x.py 1");
}

TEST_CASE("Norms and losses of prose are no lines", "[citation]") {
  CHECK(readingOf("a/x.py:L1, L2 norm and L1 loss") == "a/x.py 1");
  CHECK(readingOf("a/x.py:L3 by L2-norm or L2-Loss") == "a/x.py 3");
  CHECK(readingOf("norm:L2 loss:L1").empty());
}

TEST_CASE("Line 0, a reversed range and a number too large are read with their fault",
          "[citation]") {
  CHECK(readingOf("a/x.py:L0-L5") == "a/x.py zero 0-5");
  CHECK(readingOf("a/x.py:L0") == "a/x.py zero 0");
  CHECK(readingOf("a/x.py:L5-L0") == "a/x.py zero 5-0");
  CHECK(readingOf("a/x.py:L168-L142") == "a/x.py reversed 168-142");
  CHECK(readingOf("a/x.py:L99999999999999999999") == "a/x.py too large ?");
  CHECK(readingOf("a/x.py:L5-L99999999999999999999") == "a/x.py too large 5");
  CHECK(readingOf("a/x.py:L18446744073709551617") == "a/x.py too large ?");
  CHECK(readingOf("a/x.py:L000000000000000000000007") == "a/x.py 7");
  CHECK(readingOf("a/x.py:L999999999999999999") == "a/x.py 999999999999999999");
}

TEST_CASE("A text that means to be a citation and is none is malformed", "[citation]") {
  for (const std::string_view text : {"layers.py:L",
                                      "layers.py:L.",
                                      "layers.py:L10-",
                                      "layers.py:L10-.",
                                      "layers.py:Lx",
                                      "layers.py:L10-L",
                                      "layers.py:L10-Lx",
                                      "layers.py:L10-x",
                                      "layers.py:L10-L20-L30",
                                      "layers.py:L10-20-30",
                                      "layers.py:10-20-30",
                                      "layers.py:L10x",
                                      "layers.py:L10-L20x",
                                      "layers.py:L-L20",
                                      "layers.py:LXX-LYY",
                                      "layers.py:L??",
                                      "layers.py#L",
                                      "layers.py:LL10",
                                      "layers.py:10-",
                                      "layers.py:L10..L20",
                                      "layers.py:L10...L20",
                                      "layers.py:L10/L20",
                                      "layers.py:L1,000-L1,200",
                                      "layers.py:L10+",
                                      "layers.py:L10--L20",
                                      "layers.py:L10:L20",
                                      "layers.py#10-20",
                                      "layers.py:L10\u2026L20",
                                      "layers.py:L10.5",
                                      "layers.py:L10~L20",
                                      "layers.py?plain=1#L10-",
                                      "layers.py: L10-L20",
                                      "layers.py:L10_L20"}) {
    CAPTURE(text);
    CHECK(readingOf(text) == "layers.py malformed");
    CHECK(readingOf("see `" + std::string(text) + "` here") == "layers.py malformed");
  }
  CHECK(readingOf("layers.py:L10\u2013") == "layers.py malformed");
  CHECK(readingOf("`layers.py:L10\u2013`") == "layers.py malformed");
}

TEST_CASE("A malformed citation takes no citation behind it along", "[citation]") {
  CHECK(readingOf("layers.py:L10-, a.py:L3") == "layers.py malformed | a.py 3");
  CHECK(readingOf("layers.py:L10-,a.py:L3") == "layers.py malformed | a.py 3");
  CHECK(spansOf("(layers.py:L10-L20-L30).") == "layers.py:L10-L20-L30");
}

TEST_CASE("Lines behind a path that stands alone are not those of the citation before",
          "[citation]") {
  CHECK(readingOf("`a.py:L1` and `b/x.py` L5-L9") == "a.py 1 | b/x.py malformed");
  CHECK(readingOf("in b/x.py (L5-L9) it") == "b/x.py malformed");
  CHECK(spansOf("in **x.py**, L5-L9, it") == "L5-L9");
  CHECK(readingOf("a.py:L1 is in x.py. L5-L9 too") == "a.py 1 | +a.py 5-9");
  CHECK(readingOf("a.py:L1, e.g. L5-L9") == "a.py 1 | +a.py 5-9");
  CHECK(readingOf("`a.py:L1`, (L5-L9), L11-L12") == "a.py 1 | +a.py 5-9 | +a.py 11-12");
}

TEST_CASE("The normal form is written", "[citation]") {
  CHECK(formatCitation("a/layers.py", {142, 168}) == "a/layers.py:L142-L168");
  CHECK(formatCitation("a/layers.py", {142, 142}) == "a/layers.py:L142");
}

TEST_CASE("Only a citation without fault has a range", "[citation]") {
  CHECK(parseCitation("a.py:L3")->range() == LineRange{3, 3});
  CHECK(parseCitation("a.py:L3-L9")->range() == LineRange{3, 9});
  for (const std::string_view text :
       {"a.py:L9-L3", "a.py:L0", "a.py:L", "a.py:L3-L99999999999999999999"}) {
    CAPTURE(text);
    REQUIRE(parseCitation(text));
    CHECK_FALSE(parseCitation(text)->range());
  }
}

TEST_CASE("One citation is parsed and nothing beside it", "[citation]") {
  CHECK(parseCitation(" a.py:L3-L9\n")->range() == LineRange{3, 9});
  CHECK(parseCitation("a b/my notes.md:L3") == std::nullopt);
  CHECK(parseCitation("docs/my notes.md:L3")->path == "docs/my notes.md");
  CHECK(parseCitation("see a.py:L3") == std::nullopt);
  CHECK(parseCitation("a.py:L3, a.py:L4") == std::nullopt);
  CHECK(parseCitation("L3-L9") == std::nullopt);
  CHECK(parseCitation("a.py") == std::nullopt);
  CHECK(parseCitation("") == std::nullopt);
}
