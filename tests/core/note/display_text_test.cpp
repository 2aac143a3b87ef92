#include "core/note/display_text.h"

#include <catch2/catch_test_macros.hpp>
#include <random>

using namespace escolio;

namespace {

/// Applies a change of the shown text to BYTES as an editor's mirror does.
std::string mirrored(std::string bytes, std::size_t position, std::size_t removed,
                     std::u16string_view inserted, std::string_view lineEnd = "\n") {
  const MirroredEdit edit = mirrorEdit(DisplayText(bytes), position, removed, inserted, lineEnd);
  bytes.replace(edit.span.begin, edit.span.size(), edit.text);
  return bytes;
}

} // namespace

TEST_CASE("What a widget would change is shown by one unit that stands for its bytes",
          "[display-text]") {
  const std::string bytes = "\xEF\xBB\xBF"
                            "a\r\nb\u00A0\u2028\u2029\r\xFF\t\U0001F600z";
  const DisplayText shown(bytes);
  CHECK(shown.text() == u"a\nb\u00A0\u00B6\u00B6\u240D\uFFFD\t\U0001F600z");
  CHECK(shown.byteOffset(0) == 3);
  CHECK(shown.byteOffset(1) == 4);
  CHECK(shown.byteOffset(2) == 6);
  CHECK(shown.byteOffset(shown.text().size()) == bytes.size());
  CHECK(shown.unitOffset(bytes.size() - 1) == shown.text().size() - 1);
}

TEST_CASE("A character typed and deleted again leaves the same bytes", "[display-text]") {
  const std::string bytes =
      "# Fragile\r\n\r\n10\u00A0GB and 20\u202FGB.\r\nfirst\u2028second\r\nlast";
  std::string typed = mirrored(bytes, 0, 0, u"X", "\r\n");
  CHECK(typed == "X" + bytes);
  CHECK(mirrored(typed, 0, 1, u"", "\r\n") == bytes);
}

TEST_CASE("A change that is reported too large touches only what is new", "[display-text]") {
  const std::string bytes = "a\r\nb\u2028c\xFF\r\nd";
  const DisplayText shown(bytes);
  // The widget says that everything was replaced, though only `d` became `e`.
  std::u16string after = shown.text();
  after.back() = u'e';
  CHECK(mirrored(bytes, 0, shown.text().size(), after, "\n") == "a\r\nb\u2028c\xFF\r\ne");
}

TEST_CASE("New line ends are those of the file", "[display-text]") {
  CHECK(mirrored("a\r\nb", 3, 0, u"\u2029c", "\r\n") == "a\r\nb\r\nc");
  CHECK(mirrored("ab", 1, 0, u"\n", "\n") == "a\nb");
}

TEST_CASE("Pairs are never cut, and half a pair is no character", "[display-text]") {
  // U+1F600 and U+1F601 share their first half.
  CHECK(mirrored("x\U0001F600y", 1, 2, u"\U0001F601") == "x\U0001F601y");
  CHECK(mirrored("ab", 1, 0, std::u16string(1, char16_t{0xD83D})) == "a\uFFFD"
                                                                     "b");
}

TEST_CASE("Random changes of the shown text give the same text when it is shown again",
          "[display-text]") {
  std::mt19937 random(7);
  const std::u16string alphabet = u"ab \n\u00A0\u00E9\u20AC";
  std::string bytes = "uno\r\n\u2028dos\xC3\x28\r\n\U0001F600 fin";
  for (int i = 0; i < 2000; ++i) {
    const DisplayText shown(bytes);
    std::u16string text = shown.text();
    const std::size_t position = random() % (text.size() + 1);
    const std::size_t removed = std::min<std::size_t>(random() % 3, text.size() - position);
    std::u16string inserted;
    for (auto n = random() % 3; n > 0; --n)
      inserted += alphabet[random() % alphabet.size()];
    const bool cutsPair =
        (position < text.size() && (text[position] & 0xFC00) == 0xDC00) ||
        (position + removed < text.size() && (text[position + removed] & 0xFC00) == 0xDC00);
    if (cutsPair)
      continue;
    bytes = mirrored(bytes, position, removed, inserted, "\r\n");
    text.replace(position, removed, inserted);
    CHECK(DisplayText(bytes).text() == text);
  }
}
