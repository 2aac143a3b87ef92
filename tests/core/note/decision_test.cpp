#include "core/note/decision.h"
#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

ClosingRule rule() {
  ClosingRule closing;
  closing.headings = {"connect the dots", "conectar los puntos"};
  closing.mentions = {{"lab 02", "grammar tutor"}};
  return closing;
}

/// "title words" for all, with " | " between.
std::string listOf(const std::vector<Decision>& decisions) {
  std::string all;
  for (const Decision& decision : decisions)
    all += (all.empty() ? "" : " | ") + decision.title + ' ' + std::to_string(decision.words);
  return all;
}

std::string decisionsIn(std::string_view text) {
  const NoteDocument note = read(text);
  return listOf(findDecisions(note, findClosing(note, rule())));
}

std::string uncitedIn(std::string_view text) {
  const NoteDocument note = read(text);
  return listOf(findUncited(note, findClosing(note, rule())));
}

} // namespace

TEST_CASE("With two or more cited items each of them is a decision", "[note][decision]") {
  const std::string_view text = "# Note\n\n## Decisions\n\n- **One**: a b `x.py:L1`\n"
                                "- **Two**: c `x.py:L2`\n  - nested d e\n- Three: no line\n";
  CHECK(decisionsIn(text) == "One 3 | Two 5");
  CHECK(uncitedIn(text) == "Three: no line 3");
}

TEST_CASE("Else a section with a citation is one decision without its heading",
          "[note][decision]") {
  CHECK(decisionsIn("# Note\n\n### 1. Shards\n\na b c `x.py:L1`\n\nd\n\n### 2. Bias\n\n"
                    "e `x.py:L2`\n- f\n- g `x.py:L3`\n\n### 3. None\n\nh\n") ==
        "1. Shards 4 | 2. Bias 3");
  CHECK(decisionsIn("Intro words here `x.py:L1`\n") == "Intro words here x.py:L1 3");
}

TEST_CASE("No section of the closing looks like a decision", "[note][decision]") {
  const std::string_view text = "# N\n\n## S\n\n### A\n\na `x.py:L1`\n\n### B\n\nb `x.py:L2`\n\n"
                                "## Connect the dots\n\n### C\n\nc\n\n### D\n\nd\n";
  CHECK(decisionsIn(text) == "A 1 | B 1");
  CHECK(uncitedIn(text).empty());
}

TEST_CASE("Citations of nested items belong to the top-level item", "[note][decision]") {
  CHECK(decisionsIn("## S\n\n1. One\n   - `x.py:L1`\n2. Two\n   - `x.py:L2`\n   - `x.py:L3`\n") ==
        "One 1 | Two 1");
}

TEST_CASE("Numbered and loose lists give the same decisions", "[note][decision]") {
  CHECK(decisionsIn("## S\n\n1. **One.** a `x.py:L1`\n\n   b\n\n2. **Two.** c `x.py:L2`\n") ==
        "One 3 | Two 2");
}

TEST_CASE("The closing is no decision", "[note][decision]") {
  CHECK(decisionsIn("## A\n\na `x.py:L1`\n\n## Connect the dots\n\nb `x.py:L2`\n") == "A 1");
  CHECK(decisionsIn("## A\n\na `x.py:L1`\n\nThe lab 02 is why `x.py:L2`.\n") == "A 1");
  CHECK(decisionsIn("## A\n\na `x.py:L1`\n\nlast words here\n") == "A 1");
  CHECK(decisionsIn("## A\n\nThe lab 02 is why `x.py:L2`.\n").empty());
}

TEST_CASE("An uncited item among cited ones is told of", "[note][decision]") {
  CHECK(uncitedIn("## S\n\n- one `x.py:L1`\n- two\n") == "two 1");
  CHECK(uncitedIn("## S\n\n- one\n- two\n").empty());
  CHECK(uncitedIn("## S\n\n- one `x.py:L1`\n-\n").empty());
}

TEST_CASE("Items of a decision among decisions are its parts", "[note][decision]") {
  CHECK(uncitedIn("### A\n\n- what\n- where `x.py:L1`\n\n### B\n\n- what\n- where `x.py:L2`\n")
            .empty());
}

TEST_CASE("An uncited section beside decisions of its level is told of", "[note][decision]") {
  CHECK(uncitedIn("# N\n\n## D\n\n### A\n\na `x.py:L1`\n\n### B\n\nb c\n\n### C\n\nd `x.py:L1`\n\n"
                  "## E\n\nf\n\n### G\n\nh\n\n## Connect the dots\n\nk\n") == "B 2");
  CHECK(
      uncitedIn("## 1. A\n\na `x.py:L1`\n\n## Context\n\nb\n\n## 2. B\n\nc\n\n## Connect the dots\n"
                "\nk\n") == "2. B 1");
  CHECK(uncitedIn("# A\n\na `x.py:L1`\n\n# B\n\nb\n").empty());
  CHECK(uncitedIn("## A\n\na `x.py:L1`\n\n## B\n").empty());
}

TEST_CASE("A decision knows its place and citations", "[note][decision]") {
  const NoteDocument note = read("## S\n\ntext\n\n- a `x.py:L1`, L3-L4\n- b `x.py:L2`\n");
  const std::vector<Decision> decisions = findDecisions(note, std::nullopt);
  REQUIRE(decisions.size() == 2);
  CHECK(decisions[0].place == TextPlace{5, 1});
  CHECK(decisions[0].citations == std::vector<std::size_t>{0, 1});
  CHECK(decisions[1].citations == std::vector<std::size_t>{2});
}

TEST_CASE("A decision that is a section leaves a closing paragraph out", "[note][decision]") {
  const NoteDocument note = read("## S\n\na b `x.py:L1`\n\nThe grammar tutor, `x.py:L2`.\n");
  const auto closing = findClosing(note, rule());
  REQUIRE(closing);
  const std::vector<Decision> decisions = findDecisions(note, closing);
  REQUIRE(decisions.size() == 1);
  CHECK(decisions[0].words == 2);
  CHECK(decisions[0].citations == std::vector<std::size_t>{0});
}
