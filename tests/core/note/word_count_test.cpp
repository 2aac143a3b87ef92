#include "core/note/word_count.h"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>
#include <vector>

using namespace escolio;

TEST_CASE("A word is a run of non-space characters with a letter or digit in it", "[words]") {
  CHECK(countWords("") == 0);
  CHECK(countWords("one two  three\nfour\tfive") == 5);
  CHECK(countWords("- * & ... — –") == 0);
  CHECK(countWords("a, (b) «c»!") == 3);
  CHECK(countWords("10\u00A0GB y 20\u202FGB") == 5);
  CHECK(countWords("α βγ ½ ² ٣") == 5);
}

TEST_CASE("Em and en dashes and the ellipsis separate words", "[words]") {
  CHECK(countWords("Readers—can follow–the order…of calls") == 7);
  CHECK(countWords("—see here—") == 2);
  CHECK(countWords("one — two – three … four") == 4);
}

TEST_CASE("Between digits a dash does not separate", "[words]") {
  CHECK(countWords("3–5") == 1);
  CHECK(countWords("1990—1995") == 1);
  CHECK(countWords("3–five") == 2);
  CHECK(countWords("L10–L20") == 2);
  CHECK(countWords("3 – 5") == 2);
  CHECK(countWords("3–") == 1);
  CHECK(countWords("3–5–7 a") == 2);
  CHECK(countWords("3––5") == 2);
}

TEST_CASE("Hyphen, apostrophe and slash do not separate", "[words]") {
  CHECK(countWords("all-reduce don't don’t and/or a_b re\u2011use") == 6);
}

TEST_CASE("A formula is one word", "[words]") {
  CHECK(countWords("la ecuación $a + b = c$ dice") == 4);
  CHECK(countWords("$$ a + b $$ y") == 2);
  CHECK(countWords("$$a + b$$ y") == 2);
  CHECK(countWords("\\(|\\theta| \\approx 1\\text{B}\\) y") == 2);
  CHECK(countWords("the $n + 1$-th rank") == 3);
  CHECK(countWords("\\(a b") == 2);
}

TEST_CASE("Money is no formula", "[words]") {
  CHECK(countWords("$5 and $10 more") == 4);
  CHECK(countWords("US$5 or 6$ a day") == 5);
  CHECK(countWords("$HOME and $PATH") == 3);
  CHECK(countWords("cuesta 5 $ y no 6 $, claro") == 6);
}

TEST_CASE("Han, Hiragana and Katakana characters are words of their own", "[words]") {
  CHECK(countWords("张量并行") == 4);
  CHECK(countWords("用GPU训练3次") == 6);
  CHECK(countWords("コード を 読む") == 6);
  CHECK(countWords("한국어 단어") == 2);
  CHECK(countWords("か\u3099き") == 2);
}

TEST_CASE("Combining marks belong to the word", "[words]") {
  CHECK(countWords("an\u0303o") == 1);
  CHECK(countWords("\u0301 a") == 1);
  CHECK(countWords("3\u0301–5") == 1);
}

TEST_CASE("Characters without width count as nothing", "[words]") {
  CHECK(countWords("two\u200Bhalves") == 1);
  CHECK(countWords("\u200B \uFEFF \u00AD") == 0);
  CHECK(countWords("3\u2060–5") == 1);
  CHECK(countWords("3–\u200B5") == 1);
}

TEST_CASE("Bytes that are not UTF-8 are counted without harm", "[words]") {
  CHECK(countWords("a\xFF"
                   "b \xFF c") == 2);
  CHECK(countWords(std::string("a\0b", 3)) == 1);
}

TEST_CASE("Raw words are counted as wc does", "[words]") {
  CHECK(countRawWords("a — b\r\n\tc\v\fd") == 5);
  CHECK(countRawWords("10\u00A0GB") == 1);
  CHECK(countRawWords("") == 0);
  CHECK(countRawWords(std::string("\0 x", 3)) == 2);
}

TEST_CASE("Line ends, rewrapping and normal forms leave the count as it is", "[words]") {
  std::mt19937 random(7);
  const std::vector<std::pair<std::string, std::string>> composedAndDecomposed = {
      {"ñ", "n\u0303"}, {"é", "e\u0301"}, {"が", "か\u3099"}, {"한", "\u1112\u1161\u11AB"}};
  const std::vector<std::string> others = {"a", "–", "—", "…", "7", "-", "'", "層", "!", "\u200B"};
  for (int round = 0; round < 200; ++round) {
    std::string nfc, nfd, crlf, wrapped;
    for (int i = 0; i < 60; ++i) {
      const auto add = [&](const std::string& c, const std::string& d) {
        nfc += c, crlf += c, wrapped += c, nfd += d;
      };
      switch (random() % 4) {
      case 0: {
        const auto& pair = composedAndDecomposed[random() % composedAndDecomposed.size()];
        add(pair.first, pair.second);
        break;
      }
      case 1:
        nfc += '\n', nfd += '\n', crlf += "\r\n", wrapped += ' ';
        break;
      default: {
        const std::string& piece = others[random() % others.size()];
        add(piece, piece);
      }
      }
    }
    CAPTURE(nfc);
    const int words = countWords(nfc);
    CHECK(countWords(nfd) == words);
    CHECK(countWords(crlf) == words);
    CHECK(countWords(wrapped) == words);
  }
}
