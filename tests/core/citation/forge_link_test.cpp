#include "core/citation/forge_link.h"
#include "tests/core/citation/citation_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

constexpr std::string_view commit = "d98e8a64ddf3a8bd0c8e6ab4a4ffc0a3b9c3d5e1";

/// "address commit path first-last"
std::string linkOf(std::string text) {
  if (const std::size_t place = text.find("COMMIT"); place != std::string::npos)
    text.replace(place, 6, commit);
  std::string all;
  for (const FoundCitation& found : findCitations(text)) {
    const std::string revision =
        found.citation.commit == commit ? std::string("COMMIT") : found.citation.commit;
    all += (all.empty() ? "" : " | ") + found.citation.address + ' ' + revision + ' ' +
           summaryOf(found);
  }
  return all;
}

} // namespace

TEST_CASE("Permalinks of the forges are read", "[citation]") {
  CHECK(linkOf("https://github.com/NVIDIA/Megatron-LM/blob/COMMIT/megatron/core/layers.py#L1-L2") ==
        "https://github.com/NVIDIA/Megatron-LM COMMIT megatron/core/layers.py 1-2");
  CHECK(linkOf("https://github.com/a/b/blob/COMMIT/x.py#L7") ==
        "https://github.com/a/b COMMIT x.py 7");
  CHECK(linkOf("https://github.com/a/b/blame/COMMIT/x.py#L7") ==
        "https://github.com/a/b COMMIT x.py 7");
  CHECK(linkOf("https://gitlab.com/g/sub/b/-/blob/COMMIT/a/x.py#L1-2") ==
        "https://gitlab.com/g/sub/b COMMIT a/x.py 1-2");
  CHECK(linkOf("https://gitlab.com/g/b/-/blob/COMMIT/a/x.py?ref_type=heads#L1-2") ==
        "https://gitlab.com/g/b COMMIT a/x.py 1-2");
  CHECK(linkOf("https://git.sr.ht/~a/b/tree/COMMIT/item/a/x.py#L1") ==
        "https://git.sr.ht/~a/b COMMIT a/x.py 1");
  CHECK(linkOf("https://codeberg.org/a/b/src/commit/COMMIT/a/x.py#L1-L2") ==
        "https://codeberg.org/a/b COMMIT a/x.py 1-2");
  CHECK(linkOf("https://github.com/a/b/blob/COMMIT/README.md?plain=1#L10-L20") ==
        "https://github.com/a/b COMMIT README.md 10-20");
  CHECK(linkOf("https://github.com/a/b/blob/COMMIT/x.py#L10C3-L20C7") ==
        "https://github.com/a/b COMMIT x.py 10-20");
}

TEST_CASE("The revision of a forge's link may be a name", "[citation]") {
  CHECK(linkOf("https://github.com/a/b/blob/main/x.py#L7") == "https://github.com/a/b main x.py 7");
  CHECK(linkOf("https://codeberg.org/a/b/src/branch/main/x.py#L7") ==
        "https://codeberg.org/a/b main x.py 7");
}

TEST_CASE("Percent signs of an address are resolved", "[citation]") {
  CHECK(linkOf("https://github.com/a/b/blob/COMMIT/my%20dir/a%C3%B1o.py#L7") ==
        "https://github.com/a/b COMMIT my dir/año.py 7");
  CHECK(percentDecoded("100%") == "100%");
  CHECK(percentDecoded("%zz%2") == "%zz%2");
  CHECK(percentDecoded("a%00b%2Fc") == "a%00b/c");
}

TEST_CASE("An address in brackets, in a sentence or without its scheme is read", "[citation]") {
  const std::string link = "https://github.com/a/b/blob/COMMIT/x.py#L1-L2";
  const std::string read = "https://github.com/a/b COMMIT x.py 1-2";
  for (const std::string& text :
       {"(" + link + ")", "<" + link + ">", link + ".", "see " + link + ", and", "`" + link + "`",
        "**" + link + "**", "[" + link + "]", link.substr(8), "(" + link.substr(8) + ")",
        "见" + link}) {
    CAPTURE(text);
    CHECK(linkOf(text) == read);
  }
}

TEST_CASE("A broken fragment of a forge's link is malformed", "[citation]") {
  CHECK(readingOf("https://github.com/a/b/blob/main/x.py#L10-") == "x.py malformed");
  CHECK(readingOf("https://github.com/a/b/blob/main/x.py#L") == "x.py malformed");
  CHECK(readingOf("https://github.com/a/b/blob/main/x.py#L9-L3") == "x.py reversed 9-3");
}

TEST_CASE("Other addresses are no citations", "[citation]") {
  for (const std::string_view text :
       {"https://example.org/page#L10", "https://github.com/a/b/blob/main/x.py",
        "https://github.com/a/b/blob/main/x.py#Linear", "https://github.com/a/b#L10",
        "https://github.com/a/b/issues/12#issuecomment-3", "http://host:8080/a/x.py:L10-L20",
        "https://example.org/a/x.py:10"}) {
    CAPTURE(text);
    CHECK(readingOf(text).empty());
  }
}

TEST_CASE("A sign of lines that the address does not reach is not its own", "[citation]") {
  for (const std::string_view text :
       {"https://github.com/a/b/blob/main/x.py \"#L1\"", "github.com/a/b/blob/main/x.py|#L1",
        "https://github.com/a/b/blob/main/x.py)#L1"}) {
    CAPTURE(text);
    CHECK(linkOf(std::string(text)).find("github.com/a/b main") == std::string::npos);
  }
}

TEST_CASE("A bare range behind a permalink has its commit", "[citation]") {
  const auto found = findCitations("https://github.com/a/b/blob/d98e8a6/x.py#L1-L2 and L5-L9");
  REQUIRE(found.size() == 2);
  CHECK(found[1].isContinuation);
  CHECK(found[1].citation.commit == "d98e8a6");
  CHECK(found[1].citation.address == "https://github.com/a/b");
  CHECK(found[1].citation.path == "x.py");
}
