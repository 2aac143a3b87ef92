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
  CHECK_FALSE(decodeUtf8("\xC0\x80", 0).isValid);
  CHECK_FALSE(decodeUtf8("\xED\xA0\x80", 0).isValid);
  CHECK_FALSE(decodeUtf8("\xE2\x82", 0).isValid);
  CHECK(decodeUtf8("\xE2\x82\xAC", 0).isValid);
  CHECK(decodeUtf8("\xF0\x9F\x98\x80", 0).length == 4);
  CHECK(decodeUtf8("\xFFz", 0).length == 1);
}

TEST_CASE("A place leads back to the offset that it is of", "[utf8]") {
  const std::string text = "\xEF\xBB\xBF"
                           "a\u00F1b\r\n\nz\xFF\xF0\x9F\x98\x80q";
  for (std::size_t i = 3; i <= text.size();
       i += decodeUtf8(text, std::min(i, text.size() - 1)).length) {
    if (text[i] != '\n' || text[i - 1] != '\r') {
      INFO("offset " << i);
      CHECK(offsetOf(text, placeOf(text, i)) == i);
    }
  }
  CHECK(offsetOf(text, {1, 99}) == 7); // before the CR
  CHECK(offsetOf(text, {0, 0}) == 3);
  CHECK(offsetOf(text, {99, 1}) == text.size());
}
