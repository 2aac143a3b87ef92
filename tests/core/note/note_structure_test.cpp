#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A section runs from one heading to the next of any level", "[note]") {
  const std::string_view text =
      "intro words\n\n# One\n\na b\n\n### Two\nc\n\nThree\n---\n\nd e f\n";
  const NoteDocument note = read(text);
  REQUIRE(note.sections.size() == 4);
  CHECK_FALSE(note.sections[0].heading);
  CHECK(note.sections[0].words == 2);
  CHECK(note.sections[1].heading->text == "One");
  CHECK(note.sections[1].heading->level == 1);
  CHECK(note.sections[1].words == 2);
  CHECK(note.sections[2].heading->level == 3);
  CHECK(note.sections[2].heading->place == TextPlace{7, 1});
  CHECK(slice(text, note.sections[2].span) == "### Two\nc\n\n");
  CHECK(note.sections[3].heading->level == 2);
  CHECK(slice(text, note.sections[3].heading->span) == "Three\n---");
  CHECK(note.sections[3].words == 3);
  CHECK(note.sections[3].span.end == text.size());
}

TEST_CASE("A note without text has no section", "[note]") {
  for (const std::string_view text : {"", "\n\n", "<!-- x -->\n", "[a]: b\n", "---\na: b\n---\n"}) {
    CAPTURE(text);
    const NoteDocument note = read(text);
    CHECK(note.words.words == 0);
    CHECK(note.paragraphs.empty());
  }
}

TEST_CASE("Headings in quotes and lists begin no section", "[note]") {
  const NoteDocument note = read("# One\n\n> ## Two\n\n- ### Three\n");
  CHECK(note.sections.size() == 1);
  CHECK(note.sections[0].words == 2);
}

TEST_CASE("Top-level list items have what is nested in them", "[note]") {
  const std::string_view text = "## S\n\n1. **First one.** text `a.py:L1`\n   more\n   - nested "
                                "words\n\n   last\n2. second\n\n"
                                "> - quoted\n";
  const NoteDocument note = read(text);
  REQUIRE(note.sections[0].items.size() == 2);
  const ListItem& first = note.sections[0].items[0];
  CHECK(first.title == "First one");
  CHECK(first.words == 7);
  CHECK(first.citations.size() == 1);
  CHECK(first.place == TextPlace{3, 1});
  CHECK(slice(text, first.span) ==
        "1. **First one.** text `a.py:L1`\n   more\n   - nested words\n\n   last");
  CHECK(note.sections[0].items[1].title == "second");
}

TEST_CASE("An item without bold beginning is called by its first words", "[note]") {
  const auto titleOf = [](std::string_view text) {
    return read(text).sections.at(0).items.at(0).title;
  };
  CHECK(titleOf("- one two three four five six seven") == "one two three four five six…");
  CHECK(titleOf("- `a.py:L1` shards *the* rows") == "shards the rows");
  CHECK(titleOf("- It waits late, `a.py:L1`.") == "It waits late");
  CHECK(titleOf("- It waits (`a.py:L1`) — a.py:L2") == "It waits");
  CHECK(titleOf("- It waits (a.py:L1-L3).") == "It waits");
  CHECK(titleOf("- Does it wait? a.py:L2") == "Does it wait?");
  CHECK(titleOf("- It waits.") == "It waits.");
  CHECK(titleOf("- **Bold**: text") == "Bold");
  CHECK(titleOf("- text **bold**") == "text bold");
  CHECK(titleOf("- __Bold start__ text") == "Bold start");
  CHECK(titleOf("-\n  late text") == "late text");
}

TEST_CASE("Paragraphs know whether they are in a list, quote or table", "[note]") {
  const NoteDocument note =
      read("top *level*\nsoft\n\n- item\n\n> quote\n\n| a |\n|---|\n\n<p>html</p>\n");
  REQUIRE(note.paragraphs.size() == 5);
  CHECK(note.paragraphs[0].text == "top level soft");
  CHECK(note.paragraphs[0].words == 3);
  CHECK(note.paragraphs[0].isTopLevel);
  CHECK_FALSE(note.paragraphs[1].isTopLevel);
  CHECK_FALSE(note.paragraphs[2].isTopLevel);
  CHECK_FALSE(note.paragraphs[3].isTopLevel);
  CHECK(note.paragraphs[4].isTopLevel);
  CHECK(note.paragraphs[2].isQuoted);
  for (const std::size_t other : {0U, 1U, 3U, 4U})
    CHECK_FALSE(note.paragraphs[other].isQuoted);
}

TEST_CASE("The content ends before comments and definitions", "[note]") {
  const auto contentOf = [](std::string_view text) {
    return text.substr(0, read(text).contentEnd);
  };
  CHECK(contentOf("a\n\nb c\n\n<!-- x -->\n\n[r]: s\n\n<!-- y\nz -->\n") == "a\n\nb c");
  CHECK(contentOf("a\n\n<!-- x --> b\n") == "a\n\n<!-- x --> b");
  CHECK(contentOf("a\n\n---\n\n<!-- x -->\n") == "a");
  CHECK(contentOf("a\n\n```\nb\n```\n\nmegatron @ d98e8a6\n") == "a\n\n```\nb\n```");
  CHECK(contentOf("a\n\n- b\n\n  c\n\n\n") == "a\n\n- b\n\n  c");
  CHECK(contentOf("a\n\n```\nb\n```\n\n[r]: s\n") == "a\n\n```\nb\n```");
  CHECK(contentOf("| a |\n|---|\n| b |\n\n[r]: s\n") == "| a |\n|---|\n| b |");
}

TEST_CASE("Images and inline code are listed with their place", "[note]") {
  const std::string_view text =
      "a ![b](c_d.png) `f(x)`\n\n- ``g`h`` `a.py:L1` ![e][r]\n\n[r]: q.svg\n";
  const NoteDocument note = read(text);
  REQUIRE(note.images.size() == 2);
  CHECK(note.images[0].target == "c_d.png");
  CHECK(slice(text, note.images[0].span) == "![b](c_d.png)");
  CHECK(note.images[1].target == "q.svg");
  CHECK(slice(text, note.images[1].span) == "![e][r]");
  CHECK(note.images[1].place == TextPlace{3, 21});
  REQUIRE(note.inlineCode.size() == 2);
  CHECK(note.inlineCode[0].text == "f(x)");
  CHECK(note.inlineCode[0].place == TextPlace{1, 18});
  CHECK(note.inlineCode[1].text == "g`h");
  CHECK(note.inlineCode[1].item == 0);
}

TEST_CASE("Lines are counted as git counts them", "[note]") {
  const NoteDocument note = read("a\rb\r\nc\u2028d\n\nx.py:L1\n");
  REQUIRE(note.citations.size() == 1);
  CHECK(note.citations[0].place == TextPlace{4, 1});
}
