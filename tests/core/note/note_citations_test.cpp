#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Citations are found in every kind of prose", "[note][citation]") {
  CHECK(citationsIn("# Title a.py:L1\n\ntext `a.py:L2`\n\n- item a.py:L3\n\n> quote a.py:L4\n\n"
                    "| h a.py:L5 |\n|---|\n| a.py:L6 |\n\nSetext a.py:L7\n---\n") ==
        "a.py 1 | a.py 2 | a.py 3 | a.py 4 | a.py 5 | a.py 6 | a.py 7");
}

TEST_CASE("Citations in code blocks, comments, formulas and images are none", "[note][citation]") {
  CHECK(citationsIn("```\na.py:L1\n```\n\n    a.py:L2\n\n<!-- a.py:L3 -->\n\nx <!-- a.py:L4 --> y\n"
                    "\n$a.py:L5$ ![a.py:L6](a.py:L7)\n\n<a title=\"a.py:L8\">x</a>\n\n"
                    "[x]: a.py:L9\n")
            .empty());
}

TEST_CASE("Citations around comments and tags are found", "[note][citation]") {
  CHECK(citationsIn("<!-- no --> see `a.py:L1-L2`\n") == "a.py 1-2");
  CHECK(citationsIn("<!-- a\nb --> a.py:L3\n") == "a.py 3");
  CHECK(citationsIn("<div>a.py:L4</div>\n\n<b>a.py:L5</b>\n") == "a.py 4 | a.py 5");
  CHECK(citationsIn("`<!--` a.py:L6 `-->`") == "a.py 6");
}

TEST_CASE("What Markdown makes of a path does not matter", "[note][citation]") {
  CHECK(citedSource("pkg/__init__.py:L1-L3 begins") == "pkg/__init__.py:L1-L3");
  CHECK(citedSource("__init__.py:L1-L3 begins") == "__init__.py:L1-L3");
  CHECK(citedSource("- __init__.py:L1 and *b/_c_d_.py:L2*") == "__init__.py:L1 | b/_c_d_.py:L2");
  CHECK(citedSource("a/\\_\\_init\\_\\_.py:L1") == "a/\\_\\_init\\_\\_.py:L1");
  CHECK(citationsIn("a/\\_\\_init\\_\\_.py:L1") == "a/__init__.py 1");
  CHECK(citedSource("a/b\\_c.py:L1&ndash;L3.") == "a/b\\_c.py:L1&ndash;L3");
  CHECK(citationsIn("app/[id]/page.tsx:L3") == "app/[id]/page.tsx 3");
}

TEST_CASE("A link whose text or target is a citation is one citation", "[note][citation]") {
  CHECK(citedSource("x [the pass](a/x.py#L1-L2 \"t\") y") == "[the pass](a/x.py#L1-L2 \"t\")");
  CHECK(citationsIn("[the pass](a/x.py#L1-L2)") == "a/x.py 1-2");
  CHECK(citationsIn("[a/x.py:L1-L2](https://e.org/f)") == "a/x.py 1-2");
  CHECK(citationsIn("[x.py:L1-L2](a/x.py#L1-L2)") == "a/x.py 1-2");
  CHECK(citationsIn("[`x.py:L1-L2`](https://github.com/a/b/blob/d98e8a6/a/x.py#L1-L2)") ==
        "a/x.py 1-2");
  CHECK(citationsIn("[it](../a/my%20file.py#L3)") == "../a/my file.py 3");
  CHECK(citationsIn("[it](<a/my file.py:L3>)") == "a/my file.py 3");
  CHECK(citationsIn("[it](a/x.py#L3-)") == "a/x.py malformed");
  CHECK(citationsIn("[it](a/x\\_y.py#L3)") == "a/x_y.py 3");
}

TEST_CASE("A reference link to lines is a citation where it stands", "[note][citation]") {
  const std::string_view note = "See [the pass][p] and [p].\n\n[p]: a/x.py#L1-L2 \"t\"\n";
  CHECK(citedSource(note) == "[the pass][p] | [p]");
  CHECK(citationsIn(note) == "a/x.py 1-2 | a/x.py 1-2");
}

TEST_CASE("A pointed or bare address is read as a forge's link", "[note][citation]") {
  CHECK(citedSource("<https://github.com/a/b/blob/d98e8a6/x_y_.py#L1-L2>.") ==
        "https://github.com/a/b/blob/d98e8a6/x_y_.py#L1-L2");
  CHECK(citedSource("at https://github.com/a/b/blob/d98e8a6/x.py#L1, yes") ==
        "https://github.com/a/b/blob/d98e8a6/x.py#L1");
  CHECK(citationsIn("<x/y.py:L3>") == "x/y.py 3");
  CHECK(citationsIn("<y.py:L3>") == "y.py 3");
}

TEST_CASE("Other links are no citations, and their text is searched", "[note][citation]") {
  CHECK(citationsIn("[text](https://e.org/a.py:L3)").empty());
  CHECK(citationsIn("[text](#L10)").empty());
  CHECK(citedSource("[see a.py:L3 here](https://e.org)") == "a.py:L3");
  CHECK(citedSource("[https://e.org/](https://e.org/) a.py:L3") == "a.py:L3");
}

TEST_CASE("A bare range follows the citation before it in its paragraph", "[note][citation]") {
  CHECK(citationsIn("[the pass](a/x.py#L1) and L5-L9") == "a/x.py 1 | +a/x.py 5-9");
  CHECK(citationsIn("a/x.py:L1\nand L5-L9\n\nL7-L8\n") == "a/x.py 1 | +a/x.py 5-9");
  CHECK(citationsIn("- a/x.py:L1\n- L5-L9\n") == "a/x.py 1");
}

TEST_CASE("A citation in a footnote's text is found", "[note][citation]") {
  CHECK(citationsIn("x[^1]\n\n[^1]: a.py:L3\n\n[^2]: see a.py:L4\n") == "a.py 3 | a.py 4");
}

TEST_CASE("Citations know their place, section and item", "[note][citation]") {
  const NoteDocument note =
      read("añ a.py:L1\n\n## Two\r\n\n- x\n- y `b.py:L2`\n  - z c.py:L3\n\ntext d.py:L4\n");
  REQUIRE(note.citations.size() == 4);
  CHECK(note.citations[0].place == TextPlace{1, 4});
  CHECK(note.citations[0].section == 0);
  CHECK_FALSE(note.citations[0].item);
  CHECK(note.citations[1].place == TextPlace{6, 6});
  CHECK(note.citations[1].section == 1);
  CHECK(note.citations[1].item == 1);
  CHECK(note.citations[2].item == 1);
  CHECK_FALSE(note.citations[3].item);
  CHECK(note.sections[1].citations == std::vector<std::size_t>{1, 2, 3});
  CHECK(note.sections[1].items[1].citations == std::vector<std::size_t>{1, 2});
}
