#include "core/base/character_reference.h"
#include "core/base/characters.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Characters are classified by their Unicode category", "[characters]") {
  CHECK(isLetterOrNumber(U'ñ'));
  CHECK(isLetterOrNumber(U'½'));
  CHECK_FALSE(isLetterOrNumber(U'—'));
  CHECK(isDecimalDigit(U'٣'));
  CHECK_FALSE(isDecimalDigit(U'²'));
  for (const char32_t space : {U' ', U'\n', U'\u00A0', U'\u202F', U'\u2028', U'\u0085', U'\u3000'})
    CHECK(isWhiteSpace(space));
  CHECK_FALSE(isWhiteSpace(U'\u200B'));
  CHECK(isInvisible(U'\u200B'));
  CHECK(isInvisible(U'\u00AD'));
  CHECK(isCombiningMark(U'\u0301'));
  CHECK(isPunctuationOrSymbol(U'→'));
  CHECK_FALSE(isPunctuationOrSymbol(U'a'));
}

TEST_CASE("Han, Hiragana and Katakana are words of their own, Hangul is not", "[characters]") {
  for (const char32_t c : {U'層', U'か', U'ガ', U'ー', U'ｶ', U'々', U'\U00020000'})
    CHECK(isWordOfItsOwn(c));
  for (const char32_t c : {U'a', U'한', U'、', U'\u3000', U'ㄅ'})
    CHECK_FALSE(isWordOfItsOwn(c));
}

TEST_CASE("Character references stand for their character", "[characters]") {
  CHECK(readCharacterReference("&ndash;x")->codePoint == U'–');
  CHECK(readCharacterReference("&ndash;x")->length == 7);
  CHECK(readCharacterReference("&AElig;")->codePoint == U'Æ');
  CHECK(readCharacterReference("&zwnj;")->codePoint == U'\u200C');
  CHECK(readCharacterReference("&#8211;")->codePoint == U'–');
  CHECK(readCharacterReference("&#x2013;")->codePoint == U'–');
  CHECK(readCharacterReference("&#0;")->codePoint == U'\uFFFD');
  CHECK(readCharacterReference("&#xD800;")->codePoint == U'\uFFFD');
  for (const char* text :
       {"&ndash", "&;", "&#;", "&#x;", "&nosuchname;", "&#12345678;", "ndash;", "&", "", "&#x11g;"})
    CHECK_FALSE(readCharacterReference(text));
}
