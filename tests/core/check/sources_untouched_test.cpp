#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

TEST_CASE("A checkout whose files are as its HEAD has them is untouched", "[sources-untouched]") {
  const CheckRow row = rowOf(SnapshotBuilder().build(), "sources-untouched");
  CHECK(row.state == CheckState::met);
  CHECK(row.source == "toy");
}

TEST_CASE("A rewritten file is named, with a way back", "[sources-untouched]") {
  SnapshotBuilder builder;
  builder.source().rewrittenFiles = {"toy/layers.py"};
  const CheckRow row = rowOf(builder.build(), "sources-untouched");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "toy: 1 file rewritten");
  CHECK(findingsOf(row).front().contains(
      "git -C /checkouts/toy restore --staged --worktree -- toy/layers.py"));
}

TEST_CASE("The way back can be pasted, whatever a folder and a file are called",
          "[sources-untouched]") {
  SnapshotBuilder builder;
  builder.source().location = "/my checkouts/toy";
  builder.source().rewrittenFiles = {"x; rm -rf ~"};
  CHECK(findingsOf(rowOf(builder.build(), "sources-untouched"))
            .front()
            .contains("git -C '/my checkouts/toy' restore --staged --worktree -- 'x; rm -rf ~'"));
}

TEST_CASE("A checkout without working files is untouched", "[sources-untouched]") {
  SnapshotBuilder builder;
  builder.source().hasWorkingFiles = false;
  CHECK(rowOf(builder.build(), "sources-untouched").state == CheckState::met);
}

TEST_CASE("What could not be looked at is unverified, unless citations are trusted",
          "[sources-untouched]") {
  SnapshotBuilder builder;
  builder.close(SourceState::noCheckout);
  CHECK(rowOf(builder.build(), "sources-untouched").state == CheckState::unverified);
  builder.trustCitations = true;
  const CheckRow row = rowOf(builder.build(), "sources-untouched");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "toy: not looked at");
}

TEST_CASE("A folder is untouched while its pin holds", "[sources-untouched]") {
  SnapshotBuilder builder;
  builder.source().isFolder = true;
  CHECK(rowOf(builder.build(), "sources-untouched").state == CheckState::met);
  builder.source().pin.state = ObservedPin::State::missing;
  CHECK(rowOf(builder.build(), "sources-untouched").state == CheckState::unmet);
  builder.source().pin.state = ObservedPin::State::absent;
  CHECK(rowOf(builder.build(), "sources-untouched").state == CheckState::unverified);
}
