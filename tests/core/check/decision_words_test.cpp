#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

CheckRow rowFor(const std::string& first, const std::string& second) {
  SnapshotBuilder builder;
  builder.note().decisionWords = WordRange{2, 4};
  builder.write("split.md", "# T\n\n### One\n\n" + first + " `toy/layers.py:L1`\n\n### Two\n\n" +
                                second + " `toy/layers.py:L2`\n");
  return rowOf(builder.build(), "decision-words");
}

} // namespace

TEST_CASE("Decisions within the range meet the advice, ends included", "[decision-words]") {
  const CheckRow row = rowFor("Two words.", "There are four words.");
  CHECK(row.state == CheckState::met);
  CHECK(row.kind == CheckKind::advice);
}

TEST_CASE("A short and a long decision are told by how much", "[decision-words]") {
  const CheckRow row = rowFor("One.", "There are five words here.");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md: 2 decisions are not of 2 to 4 words");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"3: “One” is short, 1 of 2 to 4 words: 1 to add.",
                                 "7: “Two” is long, 5 of 2 to 4 words: 1 to cut."});
}

TEST_CASE("Plans without a range give no row", "[decision-words]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "decision-words").empty());
}
