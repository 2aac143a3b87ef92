#include "core/base/utf8.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Columns count code points and lines end at a line feed only", "[utf8]") {
  CHECK(placeOf("añb", 3) == TextPlace{1, 3});
  CHECK(placeOf("a\r\nb\u2028c", 3) == TextPlace{2, 1});
  CHECK(placeOf("a\r\nb\u2028c", 7) == TextPlace{2, 3});
  CHECK(placeOf("\xEF\xBB\xBFx", 3) == TextPlace{1, 1});
  CHECK(placeOf("ab", 99) == TextPlace{1, 3});
}

TEST_CASE("Overlong forms, surrogates and cut sequences are wrong bytes", "[utf8]") {
  CHECK_FALSE(isValidUtf8("\xC0\x80"));
  CHECK_FALSE(isValidUtf8("\xED\xA0\x80"));
  CHECK_FALSE(isValidUtf8("\xE2\x82"));
  CHECK(isValidUtf8("\xE2\x82\xAC \xF0\x9F\x98\x80"));
  CHECK(decodeUtf8("\xFFz", 0).length == 1);
}
