#include "core/citation/citation.h"
#include "core/citation/citation_scanner.h"
#include "tests/core/citation/citation_reading.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>

using namespace escolio;

TEST_CASE("What has a colon and a number in prose is no citation", "[citation]") {
  for (const std::string_view text : {"at 10:30",
                                      "10:30-11:45",
                                      "http://host:8080/x",
                                      "https://host:8080/x#L10",
                                      "C++20:L",
                                      "C++20:L3",
                                      "std::vector:3",
                                      "std::vector:L3",
                                      "a ratio of 3:1",
                                      "foo:12",
                                      "foo:12-15",
                                      "localhost:8080",
                                      "localhost:8080/a",
                                      "example.com:443",
                                      "my.server.org:8080/a/b",
                                      "someone@example.org:25",
                                      "2.6.0:1",
                                      "v2.6.0:1",
                                      "1/2:3",
                                      "24/7:30",
                                      "120 km/h:10",
                                      "127.0.0.1:8080",
                                      "mailto:someone@example.org",
                                      "sha256:0123",
                                      "git@github.com:a/b",
                                      "NVIDIA/Megatron-LM#123",
                                      "name.js#12",
                                      "nvidia/cuda:12.1",
                                      "node.js:18.2",
                                      "key: L1",
                                      "Nota: L1-L2",
                                      "::L10",
                                      ":10",
                                      "a/b",
                                      "layers.py",
                                      "layers.py:",
                                      "see layers.py: it",
                                      "layers.py:Linear",
                                      "layers.py#LinearWithGradAccumulation",
                                      "loss.py:L1Loss",
                                      "loss.py:L2_norm",
                                      "torch.nn.Linear:10",
                                      "e.g.:L10",
                                      "layers.py:Línea",
                                      "\\:L3",
                                      "-:L10"}) {
    CAPTURE(text);
    CHECK(readingOf(text).empty());
  }
}

TEST_CASE("A name without folder or extension needs lines that are surely meant", "[citation]") {
  CHECK(readingOf("Makefile:L3") == "Makefile 3");
  CHECK(readingOf("setup:L10-L12") == "setup 10-12");
  CHECK(readingOf("LICENSE#L1-L3") == "LICENSE 1-3");
  CHECK(readingOf(".gitignore:L3") == ".gitignore 3");
}

TEST_CASE("Punctuation around a citation is no part of it", "[citation]") {
  for (const std::string_view around :
       {"(%)",   "[%]", "\"%\"",        "'%'",   "%.",     "%,",   "%;",  "%:",     "%!",
        "%?",    "`%`", "**%**",        "*%*",   "~~%~~",  "<%>",  "«%»", "“%”",    "—%—",
        "–%–,",  "¿%?", "(—véase %—)",  "%'s",   "%…",     "%...", "|%|", "{%}",    "- %",
        "（%）", "→%",  "% \u2014 why", "%—why", "path=%", "_%_",  "%\\", "(see:%)"}) {
    CAPTURE(around);
    std::string text(around);
    text.replace(text.find('%'), 1, "a/layers.py:L10-L20");
    CHECK(readingOf(text) == "a/layers.py 10-20");
    CHECK(spansOf(text) == "a/layers.py:L10-L20");
  }
}

TEST_CASE("Paths of other scripts, with brackets and with backslashes are read", "[citation]") {
  CHECK(readingOf("código/año_ñ.py:L3") == "código/año_ñ.py 3");
  CHECK(readingOf("文档/层.py:L3-L4") == "文档/层.py 3-4");
  CHECK(readingOf("app/[id]/(group)/page.tsx:L3") == "app/[id]/(group)/page.tsx 3");
  CHECK(readingOf("([id]/page.tsx:L3)") == "[id]/page.tsx 3");
  CHECK(readingOf("src/@scope/x.ts:L3") == "src/@scope/x.ts 3");
  CHECK(readingOf("megatron\\core\\layers.py:L3") == "megatron/core/layers.py 3");
  CHECK(readingOf("C:\\src\\layers.py:L3") == "/src/layers.py 3");
  CHECK(readingOf("HEAD:core/layers.py:L3") == "core/layers.py 3");
  CHECK(readingOf("./core/layers.py:L3") == "./core/layers.py 3");
}

TEST_CASE("Underscores and their escapes belong to the path", "[citation]") {
  CHECK(readingOf("pkg/__init__.py:L1-L3") == "pkg/__init__.py 1-3");
  CHECK(readingOf("__init__.py:L1-L3") == "__init__.py 1-3");
  CHECK(readingOf("pkg/\\_\\_init\\_\\_.py:L1\\-L3") == "pkg/__init__.py 1-3");
  CHECK(spansOf("x pkg/\\_init.py\\:L1\\-L3, y") == "pkg/\\_init.py\\:L1\\-L3");
  CHECK(readingOf("_runtime_utils.py:L5") == "_runtime_utils.py 5");
  CHECK(readingOf("_runtime_utils.py:L5_") == "runtime_utils.py 5");
}

TEST_CASE("Invisible characters in a citation do not halve it", "[citation]") {
  CHECK(readingOf("a/x.py:L10\u200B-\u2060L20") == "a/x.py 10-20");
  CHECK(spansOf("é a/x.py:L10\u200B-L20\u200B!") == "a/x.py:L10\u200B-L20");
}

TEST_CASE("A path with spaces is read in backticks when nothing else can be meant", "[citation]") {
  CHECK(readingOf("`docs/My Notes.md:L3-L5`") == "docs/My Notes.md 3-5");
  CHECK(readingOf("``docs/My Notes.md:L3``") == "docs/My Notes.md 3");
  CHECK(readingOf("docs/My Notes.md:L3-L5") == "Notes.md 3-5");
  CHECK(readingOf("`see docs/Notes.md:L3`") == "docs/Notes.md 3");
  CHECK(readingOf("`tools/run.py layers.py:L3`") == "layers.py 3");
  CHECK(readingOf("`a` b/c d.py:L3 `e`") == "d.py 3");
}

TEST_CASE("Marks around the path alone are taken along", "[citation]") {
  CHECK(readingOf("`a/x.py`:L3-L4") == "a/x.py 3-4");
  CHECK(spansOf("in `a/x.py`:L3-L4, too") == "`a/x.py`:L3-L4");
  CHECK(spansOf("in **x.py**#L3.") == "**x.py**#L3");
  CHECK(readingOf("`b.py:L1` and `a/x.py`:L3-L4") == "b.py 1 | a/x.py 3-4");
  CHECK(readingOf("`b.py:L1` and `name`:L3-L4") == "b.py 1");
}

TEST_CASE("Spans are those of the source", "[citation]") {
  CHECK(spansOf("añ `a/x.py:L1` y a/y.py:L2-L3; L5-L9.") == "a/x.py:L1 | a/y.py:L2-L3 | L5-L9");
  CHECK(spansOf("&amp; a/x.py:L1&ndash;L2 &amp;") == "a/x.py:L1&ndash;L2");
}

TEST_CASE("Known citations keep their place and lend their path", "[citation]") {
  const std::string_view text = "see [the code](a/x.py#L1) and L5-L9, b.py:L2";
  FoundCitation link;
  link.citation.path = "a/x.py";
  link.citation.first = 1;
  link.span = {4, 25};
  const auto found = findCitationsAround(text, {link});
  REQUIRE(found.size() == 3);
  CHECK(found[0] == link);
  CHECK(summaryOf(found[1]) == "+a/x.py 5-9");
  CHECK(summaryOf(found[2]) == "b.py 2");
}

TEST_CASE("Bytes that are not UTF-8 end a path and harm nothing", "[citation]") {
  CHECK(readingOf("\xFF\xFE a.py:L3\xFF") == "a.py 3");
  CHECK(readingOf("\xC3"
                  "a.py:L3-L\xC3") == "a.py malformed");
  CHECK(readingOf(std::string("a.py:L3\0b.py:L4", 15)) == "a.py 3 | b.py 4");
  CHECK(readingOf("\x80\x80\x80:L3").empty());
}

TEST_CASE("Text of any kind is searched in time that grows with its length", "[citation]") {
  for (const std::string_view piece : {"`",
                                       "a",
                                       ":",
                                       "a:1",
                                       "a:L",
                                       "#L",
                                       "[",
                                       "(",
                                       "a/b.py:L1-L2 ",
                                       "`x`",
                                       "`a b/c:`",
                                       "\\_",
                                       "L1-L2 ",
                                       "https://",
                                       "/blob/",
                                       "&amp",
                                       "a.b/",
                                       " ",
                                       "*",
                                       "_",
                                       "\u200B",
                                       "a.py:L1\u2013"}) {
    CAPTURE(piece);
    std::string text;
    while (text.size() < 200'000)
      text += piece;
    const auto start = std::chrono::steady_clock::now();
    (void)findCitations(text);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    CHECK(seconds.count() < 5.0);
  }
}
