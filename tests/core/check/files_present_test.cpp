#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {
using Texts = std::vector<std::string>;
}

TEST_CASE("The files are present when none is missing or empty", "[files-present]") {
  const CheckRow row = rowOf(SnapshotBuilder().build(), "files-present");
  CHECK(row.state == CheckState::met);
  CHECK(row.kind == CheckKind::stop1);
  CHECK(summaryOf(row) == "The three files exist");
  CHECK(row.findings.empty());
}

TEST_CASE("A missing note is named", "[files-present]") {
  const CheckRow row = rowOf(SnapshotBuilder().remove("split.md").build(), "files-present");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "2 of 3 files exist");
  CHECK(detailOf(row) == "split.md is missing");
  CHECK(findingsOf(row) == Texts{"0: split.md is missing: create it in the notes folder."});
  CHECK(row.findings.front().where.file == "split.md");
}

TEST_CASE("A file of white space alone is empty", "[files-present]") {
  const CheckRow row = rowOf(
      SnapshotBuilder().write("synthesis.md", "\xEF\xBB\xBF \r\n\t\n").build(), "files-present");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "synthesis.md is empty");
}

TEST_CASE("A pin file of no bytes is empty", "[files-present]") {
  SnapshotBuilder builder;
  builder.observations.notesFolder.files["toy-sha.txt"] = 0;
  const CheckRow row = rowOf(builder.build(), "files-present");
  CHECK(row.state == CheckState::unmet);
  REQUIRE(row.findings.size() == 1);
  CHECK(findingsOf(row).front().contains("escolio-cli pin toy HEAD"));
}

TEST_CASE("A name in other capitals is another file, and is found", "[files-present]") {
  SnapshotBuilder builder;
  builder.remove("split.md");
  builder.observations.notesFolder.files["Split.md"] = 10;
  const CheckRow row = rowOf(builder.build(), "files-present");
  CHECK(row.state == CheckState::unmet);
  CHECK(findingsOf(row) == Texts{"0: split.md is missing, but Split.md is there: rename it."});
}

TEST_CASE("A file that cannot be read leaves the row open", "[files-present]") {
  Snapshot snapshot = SnapshotBuilder().build();
  snapshot.notes["split.md"].unreadable = makeMessage(MessageTemplate{"no permission"});
  snapshot.notes["split.md"].document.reset();
  CHECK(rowOf(snapshot, "files-present").state == CheckState::unverified);
  CHECK(rowOf(snapshot, "claims", "split.md").state == CheckState::unverified);
  CHECK(findingsOf(rowOf(snapshot, "files-present")) == Texts{"0: no permission"});
}

TEST_CASE("Two missing files are counted", "[files-present]") {
  const CheckRow row =
      rowOf(SnapshotBuilder().remove("split.md").remove("toy-sha.txt").build(), "files-present");
  CHECK(summaryOf(row) == "1 of 3 files exist");
  CHECK(detailOf(row) == "2 missing");
  CHECK(row.findings.size() == 2);
}
