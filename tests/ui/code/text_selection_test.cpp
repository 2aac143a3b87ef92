#include "ui/code/text_selection.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

std::string selected(const TextSelection& selection, const SourceText& text) {
  const ByteSpan span = selection.bytes(text);
  return std::string(text.bytes().substr(span.begin, span.size()));
}

} // namespace

TEST_CASE("A selection by lines takes whole lines in either direction", "[code]") {
  const auto text = SourceText::fromBytes("one\ntwo\nthree\n");
  CHECK(selected(TextSelection::ofLines(1, 2), *text) == "one\ntwo\n");
  CHECK(selected(TextSelection::ofLines(3, 2), *text) == "two\nthree\n");
  CHECK(TextSelection::ofLines(3, 2).lines(*text) == LineRange{2, 3});
  CHECK_FALSE(TextSelection::ofLines(2, 2).isEmpty());
}

TEST_CASE("The last line needs no line end to be selected", "[code]") {
  const auto text = SourceText::fromBytes("one\ntwo");
  CHECK(selected(TextSelection::ofLines(2, 2), *text) == "two");
  CHECK(TextSelection::ofLines(2, 2).lines(*text) == LineRange{2, 2});
}

TEST_CASE("Everything ends at the last line and holds every byte", "[code]") {
  for (const std::string bytes : {"one\ntwo\n", "one\ntwo", "one\r\ntwo\r\n", "\n"}) {
    INFO(bytes);
    const auto text = SourceText::fromBytes(bytes);
    const TextSelection all = TextSelection::ofAll(*text);
    CHECK(selected(all, *text) == bytes);
    CHECK(all.lines(*text) == LineRange{1, text->lineCount()});
  }
}

TEST_CASE("There is nothing to cite in an empty file", "[code]") {
  const auto text = SourceText::fromBytes("");
  CHECK_FALSE(TextSelection().lines(*text).isValid());
  CHECK_FALSE(TextSelection::ofAll(*text).lines(*text).isValid());
  CHECK(selected(TextSelection::ofAll(*text), *text).empty());
}

TEST_CASE("Byte offsets and places answer to each other", "[code]") {
  const auto text = SourceText::fromBytes("one\n\nthree");
  for (std::size_t offset = 0; offset <= text->bytes().size(); ++offset)
    CHECK(byteOffset(positionOf(offset, *text), *text) == offset);
  CHECK(positionOf(4, *text) == TextPosition{2, 0});
}
