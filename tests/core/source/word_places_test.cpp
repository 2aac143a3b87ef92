#include "core/source/source_text.h"
#include "core/source/word_places.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A word is found where it stands for the first time", "[words-in-source]") {
  const auto text = SourceText::fromBytes("def wait(pending):\n    pending.wait()\n");
  CHECK(text->words().find(text->bytes(), "pending") == 9);
  CHECK(text->words().find(text->bytes(), "wait") == 4);
  CHECK_FALSE(text->words().find(text->bytes(), "pend"));
  CHECK_FALSE(text->words().find(text->bytes(), ""));
}

TEST_CASE("A number is no word and a digit inside one belongs to it", "[words-in-source]") {
  const auto text = SourceText::fromBytes("x1 = 22 + y");
  CHECK(text->words().find(text->bytes(), "x1") == 0);
  CHECK_FALSE(text->words().find(text->bytes(), "22"));
}

TEST_CASE("A whole word is not a part of another", "[words-in-source]") {
  CHECK(findWholeWord("prefetch_all, fetch", "fetch") == 14);
  CHECK(findWholeWord("torch.nn.Parameter(x)", "nn.Parameter") == 6);
  CHECK(findWholeWord("fetched", "fetch") == std::string_view::npos);
  CHECK(findWholeWord("anything", "") == std::string_view::npos);
}
