#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

TEST_CASE("Committed notes meet the step", "[committed]") {
  const CheckRow row = rowOf(SnapshotBuilder().build(), "committed");
  CHECK(row.state == CheckState::met);
  CHECK(row.kind == CheckKind::step);
}

TEST_CASE("Files of the plan that are not committed are named", "[committed]") {
  SnapshotBuilder builder;
  builder.observations.commit.uncommitted = {"synthesis.md", "toy-sha.txt", "recall.md",
                                             "other.md"};
  const CheckRow row = rowOf(builder.build(), "committed");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "2 files to commit");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"0: Commit synthesis.md.", "0: Commit toy-sha.txt."});
}

TEST_CASE("The recall record and other files are not asked for", "[committed]") {
  SnapshotBuilder builder;
  builder.observations.commit.uncommitted = {"recall.md", "other.md"};
  CHECK(rowOf(builder.build(), "committed").state == CheckState::met);
}

TEST_CASE("A file that is missing is not committed", "[committed]") {
  CHECK(rowOf(SnapshotBuilder().remove("split.md").build(), "committed").state ==
        CheckState::unmet);
  CHECK(rowOf(SnapshotBuilder().remove("toy-sha.txt").build(), "committed").state ==
        CheckState::unmet);
}

TEST_CASE("A note with unsaved text is not committed, whatever git says", "[committed]") {
  Snapshot snapshot = SnapshotBuilder().build();
  snapshot.notes.at("split.md").isUnsaved = true;
  const CheckRow row = rowOf(snapshot, "committed");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "split.md");
  CHECK(findingsOf(row) == std::vector<std::string>{"0: Save split.md, then commit it."});
}

TEST_CASE("Notes in no repository are not committed", "[committed]") {
  SnapshotBuilder builder;
  builder.observations.commit.state = CommitObservation::State::noRepository;
  CHECK(rowOf(builder.build(), "committed").state == CheckState::unmet);
  builder.observations.commit.state = CommitObservation::State::unverified;
  CHECK(rowOf(builder.build(), "committed").state == CheckState::unverified);
}
