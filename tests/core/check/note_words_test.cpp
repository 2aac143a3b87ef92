#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

TEST_CASE("A file without a limit has no row", "[note-words]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "note-words").empty());
}

TEST_CASE("As many words as the limit are enough", "[note-words]") {
  SnapshotBuilder builder;
  builder.note().maxWords = 5;
  builder.write("split.md", "# Title\n\nOne two three four. `toy/layers.py:L1`\n");
  const CheckRow row = rowOf(builder.build(), "note-words", "split.md");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "split.md: 5 of 5 words");
}

TEST_CASE("Words beyond the limit are counted and found", "[note-words]") {
  SnapshotBuilder builder;
  builder.note().maxWords = 5;
  builder.write("split.md", "# Title\n\nOne two three four.\n\nFive six.\n");
  const CheckRow row = rowOf(builder.build(), "note-words", "split.md");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "2 to cut");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"5: Cut 2 words: here the note passes its limit of 5."});
}

TEST_CASE("One word too many is told in the singular", "[note-words]") {
  SnapshotBuilder builder;
  builder.diagrams().maxWords = 1;
  builder.write("synthesis.md", "# Two words\n");
  CHECK(findingsOf(rowOf(builder.build(), "note-words", "synthesis.md")) ==
        std::vector<std::string>{"1: Cut 1 word: here the note passes its limit of 1."});
}
