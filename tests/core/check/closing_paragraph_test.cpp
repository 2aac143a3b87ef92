#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

CheckRow rowFor(const std::string& text) {
  SnapshotBuilder builder;
  ClosingRule rule;
  rule.headings = {"connect the dots", "conectar los puntos"};
  rule.mentions = {{"lab 02", "grammar tutor"}};
  rule.hint = "Why was it slow?";
  builder.note().closing = rule;
  return rowOf(builder.write("split.md", text).build(), "closing-paragraph");
}

} // namespace

TEST_CASE("A closing section that ties back meets the rule", "[closing-paragraph]") {
  const CheckRow row =
      rowFor("# Split\n\nText.\n\n## Connect the dots\n\nIn Lab-02 it was slow.\n");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "Closing paragraph: split.md");
}

TEST_CASE("A Spanish heading with hyphens fits", "[closing-paragraph]") {
  CHECK(rowFor("# Split\n\n## Párrafo de «conectar-los-puntos»\n\nThe grammar\ntutor is small.\n")
            .state == CheckState::met);
}

TEST_CASE("A last paragraph without heading is a closing", "[closing-paragraph]") {
  CHECK(rowFor("# Split\n\nText.\n\nThe grammar tutor fits on one GPU.\n").state ==
        CheckState::met);
}

TEST_CASE("A closing that names nothing is told what to name", "[closing-paragraph]") {
  const CheckRow row = rowFor("# Split\n\n## Connect the dots\n\nSmall models are slow.\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "does not tie back");
  CHECK(toEnglish(row.findings.front().message) ==
        "Name one of these in the closing paragraph: lab 02, grammar tutor.");
}

TEST_CASE("A closing of comments alone is empty", "[closing-paragraph]") {
  const CheckRow row = rowFor("# Split\n\nText.\n\n## Connect the dots\n\n<!-- lab 02 -->\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "empty");
  CHECK(findingsOf(row).front().contains("Why was it slow?"));
}

TEST_CASE("A note that ends in its list has no closing", "[closing-paragraph]") {
  const CheckRow row = rowFor("# Split\n\n- One, as in lab 02.\n- Two.\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "missing");
  CHECK(toEnglish(row.findings.front().message) ==
        "End this note with a section “connect the dots” or “conectar los puntos”. Why was it "
        "slow?");
  CHECK(row.findings.front().where.place.line == 4);
}

TEST_CASE("The heading of the closing may name what has to be named", "[closing-paragraph]") {
  CHECK(rowFor("# Split\n\n## Connect the dots: lab 02\n\nIt was slow.\n").state ==
        CheckState::met);
}

TEST_CASE("A closing that something follows is told to move", "[closing-paragraph]") {
  const std::string closing = "Connect the dots: in lab 02 it was slow.\n\n";
  for (const std::string& text : std::vector<std::string>{
           "# Split\n\n## Connect the dots\n\nIn lab 02 it was slow.\n\n## Sources\n\nA paper.\n",
           "# Split\n\n**" + closing.substr(0, 16) + "**" + closing.substr(16) +
               "Commit: d98e8a6\n",
           "# Split\n\n> " + closing + "- A last item.\n", "# Split\n\n- " + closing}) {
    CAPTURE(text);
    const CheckRow row = rowFor(text);
    CHECK(row.state == CheckState::unmet);
    CHECK(detailOf(row) == "not at the end");
    CHECK(findingsOf(row) ==
          std::vector<std::string>{"3: This closing is not the end of the note: move it below "
                                   "everything else, as a paragraph or section."});
  }
}

TEST_CASE("Another lab's number does not tie back", "[closing-paragraph]") {
  CHECK(rowFor("# Split\n\n## Connect the dots\n\nAs in lab 021.\n").state == CheckState::unmet);
}
