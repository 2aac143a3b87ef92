#include "core/note/decision.h"
#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

std::optional<Closing> closingOf(std::string_view text) {
  ClosingRule rule;
  rule.headings = {"connect the dots", "conectar los puntos"};
  rule.mentions = {{"lab 02", "tutor de gramática"}, {"all-reduce"}};
  return findClosing(read(text), rule);
}

} // namespace

TEST_CASE("The last section whose heading fits is the closing", "[note][closing]") {
  const auto closing =
      closingOf("## A\n\na\n\n## Connect the dots\n\none *two*\n\n- three\n\n<!-- x -->\n");
  REQUIRE(closing);
  CHECK(closing->section == 1);
  CHECK_FALSE(closing->paragraph);
  CHECK(closing->text == "one two\nthree");
  CHECK(closing->words == 3);
  CHECK(closing->place == TextPlace{5, 1});
}

TEST_CASE("What stands below the heading of the closing belongs to it", "[note][closing]") {
  const auto closing =
      closingOf("# N\n\n## A\n\na `x.py:L1`\n\n## Connect the dots\n\none\n\n### Two "
                "words\n\nthree\n\n#### Four\n\n### Five\n\nsix `y`\n");
  REQUIRE(closing);
  CHECK(closing->section == 2);
  CHECK(closing->text == "one\nTwo words\nthree\nFour\nFive\nsix y");
  CHECK(closing->words == 4);
  CHECK(closingOf("## Connect the dots\n\n### A\n\ntext\n")->paragraph);
  CHECK(closingOf("# N\n\n## Connect the dots\n\n### A\n\ntext\n")->section == 1);
  CHECK(closingOf("# N\n\n### Connect the dots\n\na\n\n## More\n\n### B\n\ntext\n")->paragraph);
  // Decisions below such a heading stay decisions.
  CHECK_FALSE(closingOf("# N\n\n## Connect the dots\n\n### A\n\na `x.py:L1`\n\n### B\n\n- b\n"));
}

TEST_CASE("Headings fit without case, accents, hyphens and underscores", "[note][closing]") {
  for (const std::string_view heading :
       {"CONNECT THE DOTS", "Connect-the-dots", "5. Connecting: connect_the_dots",
        "Conectar-los-puntos", "**Connect** the\u00A0dots", "Conéctar los púntos"}) {
    CAPTURE(heading);
    const auto closing = closingOf("## " + std::string(heading) + "\n\ntext\n");
    REQUIRE(closing);
    CHECK(closing->section == 0);
  }
}

TEST_CASE("Else the last top-level paragraph is the closing", "[note][closing]") {
  const auto closing = closingOf("## A\n\na `x.py:L1`\n\nSo the *end* is here.\n\n[r]: s\n");
  REQUIRE(closing);
  CHECK_FALSE(closing->section);
  CHECK(closing->paragraph == 1);
  CHECK(closing->text == "So the end is here.");
  CHECK(closing->words == 5);
  CHECK(closing->place == TextPlace{5, 1});
}

TEST_CASE("Nothing but comments, definitions, rules and pin lines may follow the closing",
          "[note][closing]") {
  CHECK(closingOf("text\n\n<!-- x -->\n\n[r]: s\n\n<!--\ny\n-->\n"));
  CHECK(closingOf("text\n\n---\n"));
  const auto before = [](const std::string& foot) {
    const auto closing = closingOf("text\n\n" + foot);
    return closing ? closing->text : std::string();
  };
  CHECK(before("***\n\nmegatron @ d98e8a6\n") == "text");
  CHECK(
      before("---\n\n**megatron @ d98e8a6**  \npytorch @ 2.6.0\n\n<sub>pytorch @ 2.6.0</sub>\n") ==
      "text");
  CHECK(before("- `megatron @ d98e8a6`\n- pytorch @ 2.6.0\n\n[r]: s\n") == "text");
  CHECK(before("Read at megatron @ d98e8a6\n") == "Read at megatron @ d98e8a6");
  CHECK(before("megatron @ d98e8a6 `x.py:L1`\n").empty());
  CHECK(before("megatron @ d98e8a6 ![](x.png)\n").empty());
  CHECK(before("```\ncode\n```\n\nmegatron @ d98e8a6\n").empty());
  CHECK(before("- item\n\nmegatron @ d98e8a6\n").empty());
  CHECK_FALSE(closingOf("text\n\n```\ncode\n```\n"));
  CHECK_FALSE(closingOf("text\n\n- item\n"));
  CHECK_FALSE(closingOf("text\n\n> quote\n"));
  CHECK_FALSE(closingOf("text\n\n| a |\n|---|\n"));
  CHECK_FALSE(closingOf("text\n\n## Heading\n"));
  CHECK_FALSE(closingOf("## Connect the dots\n\ntext\n\n## More\n\n- a\n"));
}

TEST_CASE("A quoted last paragraph is the closing only if it says so", "[note][closing]") {
  const auto closing = closingOf("text\n\n> **Conectar los puntos.** The end\n> is here.\n");
  REQUIRE(closing);
  CHECK(closing->text == "Conectar los puntos. The end is here.");
  CHECK(closingOf("> The tutor de gramatica pays\n> for each all_reduce.\n"));
  CHECK_FALSE(closingOf("text\n\n> quote\n"));
  CHECK_FALSE(closingOf("text\n\n> - Conectar los puntos: the end.\n"));
}

TEST_CASE("An empty closing is none", "[note][closing]") {
  CHECK_FALSE(closingOf("text\n\n## Connect the dots\n"));
  CHECK_FALSE(closingOf("## Connect the dots\n\n<!-- to write -->\n"));
  CHECK_FALSE(closingOf("## Connect the dots\n\n`x.py:L1`\n"));
  CHECK_FALSE(closingOf(""));
  CHECK_FALSE(closingOf("text\n\n![picture](a.png)\n"));
}

TEST_CASE("A last paragraph that cites is the closing only if it says so", "[note][closing]") {
  CHECK_FALSE(closingOf("## A\n\nThe fifth decision `x.py:L1`.\n"));
  CHECK(closingOf("## A\n\n**Connect the dots:** as in `x.py:L1`.\n"));
  CHECK(closingOf("## A\n\nThe tutor de gramatica pays for each all_reduce, see `x.py:L1`.\n"));
  CHECK_FALSE(closingOf("## A\n\nThe tutor de gramatica, see `x.py:L1`.\n"));
  ClosingRule bare;
  CHECK_FALSE(findClosing(read("Decision `x.py:L1`.\n"), bare));
  CHECK(findClosing(read("Decision.\n"), bare));
}
