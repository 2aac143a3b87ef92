#include "core/note/decision.h"
#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

const std::string_view items =
    "## Decisions\n\n- **One.** a b[^1]\n- **Two.** c[^two]\n- Three: d\n\n";
const std::string_view feet = "[^1]: See x.py:L1-L2, L8-L9\n[^two]: `x.py:L3`\n";

/// "title:citations" for every decision.
std::string decisionsIn(const std::string& text) {
  const NoteDocument note = read(text);
  ClosingRule rule;
  rule.headings = {"connect the dots"};
  std::string all;
  for (const Decision& decision : findDecisions(note, findClosing(note, rule)))
    all += decision.title + ':' + std::to_string(decision.citations.size()) + ' ';
  return all;
}

} // namespace

TEST_CASE("A citation in a footnote belongs to the item that calls it", "[note][footnote]") {
  const std::string text = std::string(items) + "## Connect the dots\n\nThe end.\n\n";
  CHECK(decisionsIn(text + std::string(feet)) == "One:2 Two:1 ");
  CHECK(decisionsIn(std::string(feet) + "\n" + text) == "One:2 Two:1 ");
  const NoteDocument note = read(text + std::string(feet));
  REQUIRE(note.citations.size() == 3);
  CHECK(note.citations[0].place.line == 11);
  CHECK(note.citations[0].section == 0);
  CHECK(note.citations[2].item == 1);
  CHECK(note.sections[1].citations.empty());
}

TEST_CASE("Sections and headings call footnotes too", "[note][footnote]") {
  CHECK(
      decisionsIn("### A[^1]\n\na\n\n### B\n\nb[^1] and[^2]\n\n[^1]: x.py:L1\n\n[^2]: x.py:L2\n") ==
      "A:1 B:2 ");
}

TEST_CASE("Footnotes do not follow the closing, and count words", "[note][footnote]") {
  const std::string text = std::string(items) + "The *end*.\n\n" + std::string(feet) +
                           "\n[^3]: Last\n    words.\n\n<!-- x -->\n";
  const NoteDocument note = read(text);
  const auto closing = findClosing(note, {});
  REQUIRE(closing);
  CHECK(closing->text == "The end.");
  CHECK(note.words.words == 13);
  CHECK(note.sections[0].words == 9);
}

TEST_CASE("What is no footnote moves nothing", "[note][footnote]") {
  // In code, escaped, never called, or not at the beginning of a line.
  for (const std::string foot :
       {"`[^1]: x.py:L1`\n", "\\[^1]: x.py:L1\n", "[^9]: x.py:L1\n", "as [^1]: x.py:L1\n"})
    CHECK(decisionsIn("## A\n\na[^1]\n\n## B\n\n" + foot) == "B:1 ");
  CHECK(decisionsIn("## A\n\n`a[^1]`\n\n## B\n\n[^1]: x.py:L1\n") == "B:1 ");
}
