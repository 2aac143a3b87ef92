#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder noteWith(const std::string& items, int least = 3) {
  SnapshotBuilder builder;
  builder.note().minDecisions = least;
  builder.write("split.md", "# Split\n\n## Decisions\n\n" + items);
  return builder;
}

constexpr const char* threeItems = "- **One.** First. `toy/layers.py:L1-L3`\n"
                                   "- **Two.** Second. `toy/layers.py:L4`\n"
                                   "- **Three.** Third. `toy/mappings.py:L5-L6`\n";

} // namespace

TEST_CASE("Enough verified decisions meet the rule", "[decisions]") {
  const CheckRow row = rowOf(noteWith(threeItems).build(), "decisions");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "split.md: 3 cited decisions");
  CHECK(row.findings.empty());
}

TEST_CASE("An item without a citation is named", "[decisions]") {
  const CheckRow row = rowOf(noteWith("- **One.** First. `toy/layers.py:L1-L3`\n"
                                      "- **Two.** Second. `toy/layers.py:L4`\n"
                                      "- **Three.** Third.\n")
                                 .build(),
                             "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md: 2 of 3 cited decisions");
  CHECK(detailOf(row) == "line 7 has no citation");
  REQUIRE(row.findings.size() == 1);
  CHECK(row.findings.front().where.place.line == 7);
  CHECK(findingsOf(row).front().contains("toy/layers.py:L142-L168"));
}

TEST_CASE("A decision whose only citation is broken does not count", "[decisions]") {
  const CheckRow row = rowOf(noteWith("- **One.** First. `toy/layers.py:L1-L3`\n"
                                      "- **Two.** Second. `toy/layers.py:L400`\n"
                                      "- **Three.** Third. `toy/mappings.py:L5-L6`\n")
                                 .build(),
                             "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "line 6: broken citation");
  CHECK(findingsOf(row).size() == 1);
}

TEST_CASE("A decision counts with one good citation among broken ones", "[decisions]") {
  CHECK(rowOf(noteWith("- **One.** `toy/layers.py:L1` `toy/layers.py:L999`\n"
                       "- **Two.** `toy/layers.py:L4`\n"
                       "- **Three.** `toy/mappings.py:L5-L6`\n")
                  .build(),
              "decisions")
            .state == CheckState::met);
}

TEST_CASE("What is missing altogether is counted", "[decisions]") {
  const CheckRow row = rowOf(noteWith(threeItems, 5).build(), "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "2 to go");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"0: Point out 2 more decisions, each with the lines "
                                 "that show it."});
}

TEST_CASE("Decisions that could not be looked at leave the row open", "[decisions]") {
  const CheckRow row =
      rowOf(noteWith(threeItems).close(SourceState::noCheckout).build(), "decisions");
  CHECK(row.state == CheckState::unverified);
  CHECK(rowOf(noteWith(threeItems, 4).close(SourceState::noCheckout).build(), "decisions").state ==
        CheckState::unmet);
}

TEST_CASE("Trusting citations counts well-formed ones", "[decisions]") {
  SnapshotBuilder builder = noteWith("- **One.** `anything.py:L1-L3`\n"
                                     "- **Two.** `toy/layers.py:L4`\n"
                                     "- **Three.** `toy/mappings.py:L6-L5`\n");
  builder.close(SourceState::noCheckout).trustCitations = true;
  const CheckRow row = rowOf(builder.build(), "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md: 2 of 3 cited decisions");
}

TEST_CASE("A note that is missing has no decisions", "[decisions]") {
  const CheckRow row = rowOf(noteWith(threeItems).remove("split.md").build(), "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "missing");
}

TEST_CASE("Decisions in paragraphs or rows under one heading are told to stand apart",
          "[decisions]") {
  for (const char* text :
       {"**One.** `toy/layers.py:L1`\n\n**Two.** `toy/layers.py:L2`\n\n**Three.** "
        "`toy/layers.py:L3`\n",
        "| a | b |\n|---|---|\n| one | `toy/layers.py:L1` |\n| two | "
        "`toy/layers.py:L2` |\n| three | `toy/layers.py:L3` |\n"}) {
    const CheckRow row = rowOf(noteWith(text).build(), "decisions");
    CHECK(row.state == CheckState::unmet);
    CHECK(summaryOf(row) == "split.md: 1 of 3 cited decisions");
    CHECK(findingsOf(row) ==
          std::vector<std::string>{"3: “Decisions” counts as one decision, however many it cites: "
                                   "make each an item of a list, outside of quotes and tables, or "
                                   "give it a heading."});
  }
}

TEST_CASE("A note without any citation is shown what one looks like", "[decisions]") {
  const CheckRow row =
      rowOf(noteWith("- One. layers.py, lines 1 to 3\n- Two.\n").build(), "decisions");
  CHECK(row.state == CheckState::unmet);
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"0: No citation stands here. Point out 3 decisions, each with one "
                                 "such as toy/layers.py:L142-L168."});
}
