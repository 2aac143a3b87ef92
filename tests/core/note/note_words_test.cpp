#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Headings, paragraphs, lists, tables, quotes and inline code count", "[note][words]") {
  CHECK(wordsIn("# Two words\n") == 2);
  CHECK(wordsIn("Setext title\n===\n\nOne.\n") == 3);
  CHECK(wordsIn("- one\n- two\n  three\n  - four\n\n1. five\n") == 5);
  CHECK(wordsIn("| a | b |\n|---|---|\n| c d | |\n") == 4);
  CHECK(wordsIn("> one\n> two\n> > three\n") == 3);
  CHECK(wordsIn("a `b c` d") == 4);
  CHECK(wordsIn("**Bold**text *em* ~~gone~~") == 3);
}

TEST_CASE("Link text counts, targets, titles and definitions do not", "[note][words]") {
  CHECK(wordsIn("[two words](https://e.org/a/b?c=d \"a title here\")") == 2);
  CHECK(wordsIn("[two words][ref] and [ref]\n\n[ref]: https://e.org \"a title here\"\n") == 4);
  CHECK(wordsIn("see <https://e.org/a> or https://e.org/b") == 4);
}

TEST_CASE("Images count nothing, nor does their alternative text", "[note][words]") {
  CHECK(wordsIn("![alt text](a.png \"title\") one") == 1);
  CHECK(wordsIn("[![badge](a.png)](https://e.org)") == 0);
}

TEST_CASE("Code blocks do not count", "[note][words]") {
  CHECK(wordsIn("one\n\n```py\ndef f(): pass\n```\n\ntwo\n") == 2);
  CHECK(wordsIn("one\n\n    indented code\n") == 1);
  CHECK(wordsIn("~~~\nopen to the end\n") == 0);
}

TEST_CASE("Tags and comments do not count and the text around them does", "[note][words]") {
  CHECK(wordsIn("a <b>bold</b> word<br>next") == 4);
  CHECK(wordsIn("H<sub>2</sub>O") == 1);
  CHECK(wordsIn("one <!-- two three --> four") == 2);
  CHECK(wordsIn("<!-- x --> words after\n") == 2);
  CHECK(wordsIn("<!-- one\ntwo\n\nthree --> after it\nmore\n") == 3);
  CHECK(wordsIn("<div class=\"a b\">\none two\n</div>\n") == 2);
  CHECK(wordsIn("<table><tr><td>a</td><td>b</td></tr></table>\n") == 2);
  CHECK(wordsIn("<details>\n<summary>More</summary>\n\nHidden *text*\n\n</details>\n") == 3);
  CHECK(wordsIn("<script>\nvar a = 1;\n</script>\n") == 0);
  CHECK(wordsIn("<style>p { color: red }</style>\nshown\n") == 1);
  CHECK(wordsIn("1 < 2 and 3 > 2") == 5);
}

TEST_CASE("A comment that begins behind another one may go on below", "[note][words]") {
  CHECK(wordsIn("<!-- a --> one <!-- b\n\n# hidden\n--> two\n\nthree\n") == 3);
  CHECK(wordsIn("- <!-- a --> one <!-- b\n  c --> two\n") == 2);
}

TEST_CASE("A comment's opener in backticks is code", "[note][words]") {
  CHECK(wordsIn("`<!--` and `<?` stay\n\nnext paragraph\n") == 4);
  CHECK(wordsIn("<!-- x --> the `<!--` mark\n\nnext\n") == 3);
}

TEST_CASE("Front matter does not count, a later rule is none", "[note][words]") {
  const std::string note = "---\ntitle: four words are here\nabstract: |\n  more\n---\n\none two\n";
  CHECK(wordsIn(note) == 2);
  CHECK(wordsIn(withCrlf(note)) == 2);
  CHECK(wordsIn("\xEF\xBB\xBF" + note) == 2);
  CHECK(wordsIn("\xEF\xBB\xBF" + withCrlf(note)) == 2);
  CHECK(wordsIn("one\n\n---\n\ntitle: two\n\n---\n") == 3);
  CHECK(wordsIn("---\na: b\n...\none\n") == 1);
}

TEST_CASE("Numbers of lists and headings do not count", "[note][words]") {
  CHECK(wordsIn("1. one\n2. two\n10) three\n") == 3);
  CHECK(wordsIn("### 1. Title\n") == 1);
  CHECK(wordsIn("### 1.2 Title\n\n## II. Title\n\n## A) Title\n\n## (3) Title\n\n## 4: Title\n") ==
        5);
  CHECK(wordsIn("## 3 ways to shard\n") == 4);
  CHECK(wordsIn("## 1. `a.py:L1` Title\n") == 1);
  CHECK(wordsIn("- [x] done\n- [ ] open\n") == 2);
}

TEST_CASE("A formula is one word", "[note][words]") {
  CHECK(wordsIn("then $a + b = c$ holds") == 3);
  CHECK(wordsIn("then \\(|\\theta| \\approx 1\\text{B}\\) holds") == 3);
  CHECK(wordsIn("$$\na + b\n$$\n\nnext\n") == 2);
  CHECK(wordsIn("the \\(d_{\\text{model}}\\)-wide *row*") == 3);
  CHECK(wordsIn("cuesta 5 $ y no 6 $, claro") == 6);
  CHECK(wordsIn("from $5 to $10 a day") == 6);
  CHECK(wordsIn("in code `$HOME and $PATH`, twice") == 6);
}

TEST_CASE("Labels of footnotes count nothing and their text does", "[note][words]") {
  CHECK(wordsIn("A claim.[^1] More.\n\n[^1]: Word\n\n[^note]: two words\n") == 6);
}

TEST_CASE("Character references are the characters they stand for", "[note][words]") {
  CHECK(wordsIn("caf&eacute; one&nbsp;two three&mdash;four a&amp;b") == 6);
  CHECK(wordsIn("3&ndash;5 &rarr; &nosuch;") == 2);
  CHECK(wordsIn("<p>one&nbsp;two</p>\n") == 2);
}

TEST_CASE("Citations and pin lines count apart", "[note][words]") {
  const NoteDocument note =
      read("megatron @ d98e8a6\n\nSee `a/x.py:L1-L2`, a/__init__.py:L3 and [it](b.py#L5).\n");
  CHECK(note.words.words == 3);
  CHECK(note.words.citationWords == 4);
  CHECK(note.words.rawWords == 8);
}

TEST_CASE("The text of a link counts only if it is no citation itself", "[note][words]") {
  CHECK(wordsIn("[the forward pass](a/x.py#L1-L2)") == 3);
  CHECK(wordsIn("[a/x.py:L1-L2](https://e.org/file)") == 0);
  CHECK(wordsIn("[`a/x.py:L1-L2`](a/x.py#L1-L2)") == 0);
  CHECK(wordsIn("[see a/x.py:L1](a/x.py#L1)") == 1);
}

TEST_CASE("Line ends, rewrapping and a BOM leave the count as it is", "[note][words]") {
  const std::string note =
      "# Título\n\n- **Uno**: dos—tres 3–5\n  cuatro `a/x.py:L1`\n- [cinco\n  seis](x \"y z\")\n\n"
      "> ocho\n> nueve<!-- no\n> no --> diez\n\n```\nno\n```\n";
  CHECK(wordsIn(note) == 11);
  CHECK(wordsIn(withCrlf(note)) == 11);
  CHECK(wordsIn("\xEF\xBB\xBF" + note) == 11);
  std::string rewrapped = note;
  for (const std::string_view breaks : {"\n  cuatro", "\n  seis", "\n> nueve"}) {
    const std::size_t at = rewrapped.find(breaks);
    rewrapped.replace(at, breaks.find_first_not_of("\n> "), " ");
  }
  CHECK(wordsIn(rewrapped) == 11);
}
