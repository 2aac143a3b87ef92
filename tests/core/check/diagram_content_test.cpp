#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder plan() {
  SnapshotBuilder builder;
  DiagramContent block;
  block.title = "The block";
  block.mentions = {{"all-reduce"}, {"NVLink"}};
  block.atLeast = {{"all-reduce", 2}};
  DiagramContent timeline;
  timeline.title = "The timeline";
  timeline.mentions = {{"compute", "cómputo"}, {"all-gather"}};
  builder.diagrams().show = {block, timeline};
  return builder;
}

CheckRow rowFor(const std::string& text) {
  return rowOf(plan().write("synthesis.md", text).build(), "diagram-content");
}

constexpr const char* blockDiagram =
    "```mermaid\nflowchart LR\n  A -- \"AllReduce over NVLink\" --> B\n"
    "  B -- all_reduce --> C\n```\n\n";
constexpr const char* timelineDiagram =
    "```mermaid\ngantt\n  section All-Gather\n  l1 : 0, 2\n  section Computo\n  l0 : 0, 2\n```\n";

} // namespace

TEST_CASE("Diagrams that show what they must meet the rule in any order", "[diagram-content]") {
  CHECK(rowFor(std::string(blockDiagram) + timelineDiagram).state == CheckState::met);
  CHECK(rowFor(std::string(timelineDiagram) + "\n" + blockDiagram).state == CheckState::met);
}

TEST_CASE("A second mark that is missing is told", "[diagram-content]") {
  const CheckRow row =
      rowFor(std::string("```mermaid\nflowchart LR\n  A -- all-reduce over NVLink --> B\n```\n\n") +
             timelineDiagram);
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "synthesis.md: second all-reduce not marked");
  CHECK(detailOf(row) == "line 1");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"1: The block: mark “all-reduce” 2 times in a label (1 found)."});
}

TEST_CASE("A node named twice is one mark", "[diagram-content]") {
  const CheckRow row =
      rowFor(std::string("```mermaid\nflowchart LR\n  R[all-reduce, NVLink] --> B\n  B --> R\n"
                         "```\n\n") +
             timelineDiagram);
  CHECK(summaryOf(row) == "synthesis.md: second all-reduce not marked");
}

TEST_CASE("What stands in prose or comments is not shown", "[diagram-content]") {
  const CheckRow row =
      rowFor(std::string("Two all-reduces over NVLink.\n\n```mermaid\nflowchart LR\n  A --> B\n"
                         "  %% all-reduce all-reduce NVLink\n```\n\n") +
             timelineDiagram);
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "synthesis.md: all-reduce not marked");
  CHECK(row.findings.size() == 2);
}

TEST_CASE("One diagram does not show two things", "[diagram-content]") {
  const CheckRow row =
      rowFor("```mermaid\nflowchart LR\n  A[compute] -- all-reduce NVLink --> B[all-gather]\n"
             "  B -- all-reduce --> C\n```\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"0: Draw a diagram of its own for this: The timeline."});
}

TEST_CASE("Entries are assigned as well as they fit", "[diagram-content]") {
  // The first diagram would satisfy both entries, the second only the timeline.
  const CheckRow row = rowFor(
      std::string("```mermaid\nflowchart LR\n  A[compute] -- all-reduce NVLink --> B[all-gather]\n"
                  "  B -- all-reduce --> C\n```\n\n") +
      timelineDiagram);
  CHECK(row.state == CheckState::met);
}

TEST_CASE("A missing word names its alternatives", "[diagram-content]") {
  const CheckRow row = rowFor(std::string(blockDiagram) +
                              "```mermaid\ngantt\n  section All-Gather\n  l1 : 0, 2\n```\n");
  CHECK(findingsOf(row) == std::vector<std::string>{
                               "7: The timeline: show one of these in a label: compute, cómputo."});
}

TEST_CASE("A file without diagrams shows nothing", "[diagram-content]") {
  const CheckRow row = rowFor("# Nothing\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "synthesis.md: a diagram is missing");
  CHECK(row.findings.size() == 2);
}

TEST_CASE("A plan that asks for nothing gives no row", "[diagram-content]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "diagram-content").empty());
}

TEST_CASE("Another figure is not the one that is asked for", "[diagram-content]") {
  SnapshotBuilder builder;
  DiagramContent block;
  block.title = "The block";
  block.mentions = {{"600 GB/s"}};
  builder.diagrams().show = {block};
  const auto stateFor = [&](const std::string& label) {
    SnapshotBuilder copy = builder;
    return rowOf(copy.write("synthesis.md",
                            "```mermaid\nflowchart LR\n  A -- " + label + " --> B\n```\n")
                     .build(),
                 "diagram-content")
        .state;
  };
  CHECK(stateFor("NVLink, ~600GB/s") == CheckState::met);
  CHECK(stateFor("NVLink, 1600 GB/s") == CheckState::unmet);
}
