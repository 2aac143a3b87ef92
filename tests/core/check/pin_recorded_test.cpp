#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

CheckRow rowWith(ObservedPin::State state, bool trust = false) {
  SnapshotBuilder builder;
  builder.source().pin.state = state;
  builder.source().pin.message = makeMessage(MessageTemplate{"the reason"});
  builder.trustCitations = trust;
  return rowOf(builder.build(), "pin-recorded");
}

} // namespace

TEST_CASE("A pin that the checkout has is recorded", "[pin-recorded]") {
  const CheckRow row = rowOf(SnapshotBuilder().build(), "pin-recorded");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "Pin recorded");
  CHECK(detailOf(row) == "d98e8a64ddf3");
  CHECK(row.source == "toy");
  CHECK_FALSE(row.note.has_value());
}

TEST_CASE("A pin that does not hold says why, at its file", "[pin-recorded]") {
  for (const auto state : {ObservedPin::State::malformed, ObservedPin::State::missing}) {
    const CheckRow row = rowWith(state);
    CHECK(row.state == CheckState::unmet);
    REQUIRE(row.findings.size() == 1);
    CHECK(toEnglish(row.findings.front().message) == "the reason");
    CHECK(row.findings.front().where == FindingPlace{"toy-sha.txt", {1, 1}});
  }
}

TEST_CASE("Without a recorded pin the row is unmet and names no line", "[pin-recorded]") {
  const CheckRow row = rowWith(ObservedPin::State::absent);
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "No pin recorded");
  CHECK(row.findings.front().where == FindingPlace{"toy-sha.txt", {}});
}

TEST_CASE("A pin that could not be looked up is unverified", "[pin-recorded]") {
  CHECK(rowWith(ObservedPin::State::unverified).state == CheckState::unverified);
}

TEST_CASE("A source that was not observed is unverified", "[pin-recorded]") {
  SnapshotBuilder builder;
  builder.observations.sources.clear();
  CHECK(rowOf(builder.build(), "pin-recorded").state == CheckState::unverified);
}

TEST_CASE("Trusting citations judges pins by their form", "[pin-recorded]") {
  CHECK(rowWith(ObservedPin::State::unverified, true).state == CheckState::met);
  CHECK(rowWith(ObservedPin::State::missing, true).state == CheckState::met);
  CHECK(rowWith(ObservedPin::State::malformed, true).state == CheckState::unmet);
  CHECK(rowWith(ObservedPin::State::absent, true).state == CheckState::unmet);
}

TEST_CASE("With two sources each row names its own", "[pin-recorded]") {
  SnapshotBuilder builder;
  PlannedSource package;
  package.id = SourceId("package");
  package.target = "package/core.py";
  builder.plan.sources.push_back(package);
  SourceObservation observed;
  observed.state = SourceState::ok;
  observed.isFolder = true;
  observed.pin.state = ObservedPin::State::holds;
  observed.pin.pin = "2.6.0 sha256:" + std::string(64, 'a');
  builder.observations.sources[package.id] = observed;
  const auto rows = rowsOf(builder.build(), "pin-recorded");
  REQUIRE(rows.size() == 2);
  CHECK(summaryOf(rows[0]) == "Pin recorded: toy");
  CHECK(summaryOf(rows[1]) == "Pin recorded: package");
  CHECK(detailOf(rows[1]) == "2.6.0");
}

TEST_CASE("A pin line that does not hold is where the finding is", "[pin-recorded]") {
  SnapshotBuilder builder;
  builder.plan.sources.front().pinFile.clear();
  builder.write("split.md", "# Split\n\ntoy @ latest\n");
  builder.source().pin = {ObservedPin::State::malformed, "latest", "", {}};
  const CheckRow row = rowOf(builder.build(), "pin-recorded");
  CHECK(row.state == CheckState::unmet);
  CHECK(row.findings.front().where.file == "split.md");
  CHECK(row.findings.front().where.place.line == 3);
}
