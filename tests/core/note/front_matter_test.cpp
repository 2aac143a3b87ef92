#include "core/note/front_matter.h"
#include "core/note/heading_number.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

std::string frontMatterOf(std::string_view text) {
  const auto span = findFrontMatter(text);
  return span ? std::string(text.substr(span->begin, span->size())) : "none";
}

} // namespace

TEST_CASE("Front matter goes from the first line to the line that closes it", "[note]") {
  CHECK(frontMatterOf("---\na: b\n---\ntext") == "---\na: b\n---\n");
  CHECK(frontMatterOf("---\na: b\n...\ntext") == "---\na: b\n...\n");
  CHECK(frontMatterOf("---\r\na: b\r\n---\r\ntext") == "---\r\na: b\r\n---\r\n");
  CHECK(frontMatterOf("\xEF\xBB\xBF---\na: b\n---\ntext") == "---\na: b\n---\n");
  CHECK(frontMatterOf("---  \n\n# comment\na:\n  - b\n---") ==
        "---  \n\n# comment\na:\n  - b\n---");
  CHECK(frontMatterOf("---\n---\n") == "---\n---\n");
  CHECK(frontMatterOf("---\n- a\n---\n") == "---\n- a\n---\n");
}

TEST_CASE("A rule at the beginning of a note is no front matter", "[note]") {
  for (const char* text : {"", "text", "---", "---\n", "---\na: b\n", "\n---\na: b\n---\n",
                           "---\nSome prose\n\n---\n", "----\na: b\n---\n", "--- x\na: b\n---\n",
                           "---\na: b\n ---\n", "---\nhttp://e.org\n---\n"}) {
    CAPTURE(text);
    CHECK(frontMatterOf(text) == "none");
  }
}

TEST_CASE("The number of a heading is told from its words", "[note]") {
  const auto rest = [](std::string_view heading) {
    return std::string(heading.substr(headingNumberLength(heading)));
  };
  for (const char* heading :
       {"1. Title", "1) Title", "(1) Title", "1.2 Title", "1.2.3. Title", "II. Title", "A. Title",
        "a) Title", "(a) Title", "1: Title", "1 — Title", "1 - Title", "12.\u00A0Title"}) {
    CAPTURE(heading);
    CHECK(rest(heading) == "Title");
  }
  for (const char* heading :
       {"Title", "3 ways", "2024 in review", "A title", "Mix. Title", "(see) Title", "1.x Title",
        "-1 Title", "3–5 ranks", "", "I am", "1st. Title", "(1 Title"}) {
    CAPTURE(heading);
    CHECK(rest(heading) == heading);
  }
  CHECK(rest("1.").empty());
}
