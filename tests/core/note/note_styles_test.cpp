#include "tests/core/note/note_reading.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

using Style = StyledSpan::Style;

/// The source of all spans of one style, with " | " between.
std::string styled(std::string_view text, Style style) {
  std::string all;
  for (const StyledSpan& span : read(text).styles)
    if (span.style == style)
      all += (all.empty() ? "" : " | ") + std::string(slice(text, span.span));
  return all;
}

} // namespace

TEST_CASE("Headings are styled with their marks", "[note][styles]") {
  CHECK(styled("## Two **b** ##\n", Style::heading) == "## Two **b** ##");
  CHECK(styled("## Two **b** ##\n", Style::mark) == "## | ** | ** | ##");
  CHECK(styled("One\n===\n", Style::mark) == "===");
  CHECK(read("### x\n").styles.front().level == 3);
}

TEST_CASE("Strong, emphasis, code and links are styled with their marks", "[note][styles]") {
  const std::string_view text = "a **b *c*** _d_ `e` [f](g \"h\") [i][j] ~~k~~\n\n[j]: l\n";
  CHECK(styled(text, Style::strong) == "**b *c***");
  CHECK(styled(text, Style::emphasis) == "*c* | _d_");
  CHECK(styled(text, Style::code) == "`e`");
  CHECK(styled(text, Style::link) == "[f](g \"h\") | [i][j]");
  CHECK(styled(text, Style::mark) ==
        "** | * | * | ** | _ | _ | ` | ` | [ | ](g \"h\") | [ | ][j] | ~~ | ~~");
}

TEST_CASE("Escaped marks are text behind a dimmed backslash", "[note][styles]") {
  CHECK(styled("\\*a\\* *b*", Style::mark) == "\\ | \\ | * | *");
  CHECK(styled("\\*a\\* *b*", Style::emphasis) == "*b*");
  CHECK(styled("`a\\`", Style::mark) == "` | `");
}

TEST_CASE("Lists and quotes are styled", "[note][styles]") {
  const std::string_view text = "1. a\n   - b\n- [x] c\n\n> d\n> e\n>\n> f\n";
  CHECK(styled(text, Style::listMark) == "1. | - | - | [x]");
  CHECK(styled(text, Style::quote) == "> d\n> e\n>\n> f");
  CHECK(styled(text, Style::mark) == "> | > | > | >");
  CHECK(styled("> - a\n>   b\n> - c\n", Style::listMark) == "- | -");
  CHECK(styled("> - a\n>   b\n> - c\n", Style::mark) == "> | > | >");
}

TEST_CASE("Code blocks, comments and front matter are styled", "[note][styles]") {
  const std::string_view text =
      "---\na: b\n---\n\n```py\nx\n```\n\n<!-- c\nd -->\n\ne <!-- f --> <i>g</i>\n";
  CHECK(styled(text, Style::frontMatter) == "---\na: b\n---\n");
  CHECK(styled(text, Style::codeBlock) == "```py\nx\n```");
  CHECK(styled(text, Style::comment) == "<!-- c | d --> | <!-- f -->");
  CHECK(styled(text, Style::mark) == "```py | ``` | <i> | </i>");
}

TEST_CASE("Bars of a table are marks", "[note][styles]") {
  CHECK(styled("| a | b |\n|---|---|\n| c | d |\n", Style::mark).starts_with("| | |"));
}

TEST_CASE("Styles stand in the order of their beginnings, the outer first", "[note][styles]") {
  const NoteDocument note = read("# a **b `c`**\n\n> - [d](e) *f*\n\n```\ng\n```\n");
  CHECK(std::ranges::is_sorted(note.styles, [](const StyledSpan& a, const StyledSpan& b) {
    return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
  }));
}
