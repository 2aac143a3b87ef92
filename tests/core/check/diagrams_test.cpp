#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

CheckRow rowFor(const std::string& text) {
  return rowOf(SnapshotBuilder().write("synthesis.md", text).build(), "diagrams");
}

constexpr const char* sound = "```mermaid\ngraph TD\n  A --> B\n```\n\n";

} // namespace

TEST_CASE("Two sound diagrams meet the rule", "[diagrams]") {
  const CheckRow row =
      rowFor(std::string(sound) + "~~~~ Mermaid\n%% late\ngantt\n  section A\n~~~~\n");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "Two mermaid diagrams");
  CHECK(row.note == "synthesis.md");
}

TEST_CASE("A third diagram with a fault does no harm", "[diagrams]") {
  const CheckRow row = rowFor(std::string(sound) + sound + "```mermaid\n```\n");
  CHECK(row.state == CheckState::met);
  CHECK(row.findings.empty());
}

TEST_CASE("Too few diagrams say how many are missing", "[diagrams]") {
  CHECK(findingsOf(rowFor("# None\n")) ==
        std::vector<std::string>{"0: Draw 2 more diagrams, each in a ```mermaid fence."});
  CHECK(findingsOf(rowFor(sound)) ==
        std::vector<std::string>{"0: Draw 1 more diagram, in a ```mermaid fence."});
}

TEST_CASE("Each fault of a diagram has its own reason", "[diagrams]") {
  const auto reason = [](const std::string& block) {
    const CheckRow row = rowFor(std::string(sound) + block);
    CHECK(row.state == CheckState::unmet);
    CHECK(summaryOf(row) == "synthesis.md: 1 of 2 mermaid diagrams");
    CHECK(detailOf(row) == "line 6");
    REQUIRE(row.findings.size() == 1);
    return toEnglish(row.findings.front().message);
  };
  CHECK(reason("```mermaid\ngantt\n  section A\n").contains("never closed"));
  CHECK(reason("```mermaid\nflowchrat LR\n A --> B\n```\n").contains("flowchrat"));
  CHECK(reason("```mermaid\nSequenceDiagram\n A->>B: go\n```\n") ==
        "Mermaid knows “SequenceDiagram” only as “sequenceDiagram”.");
  CHECK(reason("```mermaid\n```\n") == "This diagram is empty: draw something in it.");
  CHECK(reason("```mermaid\ngantt\n```\n").contains("only that it is a gantt"));
  CHECK(reason("```text\ngraph TD\n  A --> B\n```\n").contains("its fence says “text”"));
  CHECK(reason("```\ngraph TD\n  A --> B\n```\n").contains("write “mermaid”"));
}

TEST_CASE("A diagram in a comment is none", "[diagrams]") {
  CHECK(rowFor(std::string(sound) + "<!--\n" + sound + "-->\n").state == CheckState::unmet);
}
