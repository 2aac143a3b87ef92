#include "core/check/named_commits.h"
#include "core/check/wanted.h"
#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <format>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder noteSaying(std::string text) {
  SnapshotBuilder builder;
  builder.note().namePin = true;
  builder.write("split.md", "# Split\n\n" + std::move(text) + "\n");
  return builder;
}

CheckState stateOf(SnapshotBuilder builder) {
  return rowOf(builder.build(), "note-names-pin").state;
}

} // namespace

TEST_CASE("A plan that does not ask for the pin's name gives no row", "[note-names-pin]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "note-names-pin").empty());
}

TEST_CASE("A pin line names the pin, in full or shortened", "[note-names-pin]") {
  CHECK(stateOf(noteSaying("toy @ d98e8a64ddf3")) == CheckState::met);
  CHECK(stateOf(noteSaying("toy @ d98e8a6")) == CheckState::met);
  CHECK(stateOf(noteSaying(std::string("toy @ ") + pinnedCommit)) == CheckState::met);
  CHECK(stateOf(noteSaying("toy @ latest")) == CheckState::unmet);
}

TEST_CASE("Seven digits of the commit anywhere name the pin", "[note-names-pin]") {
  CHECK(stateOf(noteSaying("I read it at D98E8A6, in August.")) == CheckState::met);
  CHECK(stateOf(noteSaying("<!-- d98e8a64 -->")) == CheckState::met);
  CHECK(stateOf(noteSaying("Read at v0.1-12-gd98e8a6.")) == CheckState::met);
  CHECK(stateOf(noteSaying("[lines](https://example.org/toy/blob/d98e8a64ddf3/toy/layers.py)")) ==
        CheckState::met);
  CHECK(stateOf(noteSaying("I read it at d98e8a.")) == CheckState::unmet);
  CHECK(stateOf(noteSaying("xd98e8a64ddf3 is a word")) == CheckState::unmet);
}

TEST_CASE("A note that does not name its pin is told what to write", "[note-names-pin]") {
  const CheckRow row = rowOf(noteSaying("No pin here.").build(), "note-names-pin");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md does not name the pin");
  CHECK(findingsOf(row).front().contains("toy @ d98e8a64ddf3"));
}

TEST_CASE("Another commit in a pin line is unmet although the pin is named", "[note-names-pin]") {
  const CheckRow row = rowOf(noteSaying("toy @ 1f2e3d4c5b6a\n\nToday it is d98e8a64ddf3.").build(),
                             "note-names-pin");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "line 3");
  CHECK(row.findings.size() == 1);
}

TEST_CASE("A text that may name another commit is wanted, then judged", "[note-names-pin]") {
  SnapshotBuilder builder = noteSaying("toy @ d98e8a64ddf3\n\nOnce it was 1f2e3d4.");
  CHECK(wantedBy(builder.build()).commits.at(SourceId("toy")) == std::set<std::string>{"1f2e3d4"});
  CHECK(stateOf(builder) == CheckState::unverified);

  builder.source().namedCommits["1f2e3d4"] = std::nullopt;
  CHECK(wantedBy(builder.build()).isEmpty());
  CHECK(stateOf(builder) == CheckState::met);

  builder.source().namedCommits["1f2e3d4"] = CommitId::parse(otherCommit);
  const CheckRow row = rowOf(builder.build(), "note-names-pin");
  CHECK(row.state == CheckState::unmet);
  CHECK(row.findings.front().where.place.line == 5);
  CHECK(summaryOf(row) == "split.md names another pin");
}

TEST_CASE("A longer text of the pin itself is not another commit", "[note-names-pin]") {
  SnapshotBuilder builder = noteSaying(std::string("Read at ") + pinnedCommit);
  CHECK(wantedBy(builder.build()).isEmpty());
  CHECK(stateOf(builder) == CheckState::met);
}

TEST_CASE("Numbers and words are not taken for commits", "[note-names-pin]") {
  CHECK(wantedBy(noteSaying("In 20240115 the facade deadbeef effaced 1234567.").build()).isEmpty());
}

TEST_CASE("A commit in a permalink is placed at its citation", "[note-names-pin]") {
  SnapshotBuilder builder = noteSaying("toy @ d98e8a64ddf3\n\n`toy/layers.py:L1` 1f2e3d4c\n\n"
                                       "See https://example.org/a/b/blob/1f2e3d4/toy/layers.py#L1");
  builder.source().namedCommits["1f2e3d4c"] = std::nullopt;
  builder.source().namedCommits["1f2e3d4"] = CommitId::parse(otherCommit);
  const CheckRow row = rowOf(builder.build(), "note-names-pin");
  REQUIRE(row.findings.size() == 1);
  CHECK(row.findings.front().where.place == TextPlace{7, 5});
}

TEST_CASE("Of very many texts some are looked up, and the row is not certain", "[note-names-pin]") {
  std::string words = "toy @ d98e8a64ddf3\n\n";
  for (int i = 0; i < 20'000; ++i)
    words += std::format("a{:07} ", i);
  const auto start = std::chrono::steady_clock::now();
  SnapshotBuilder builder = noteSaying(words);
  const auto wanted = wantedBy(builder.build()).commits.at(SourceId("toy"));
  CHECK(wanted.size() == mostPossibleCommits - 1); // the pin itself is known
  for (const std::string& text : wanted)
    builder.source().namedCommits[text] = std::nullopt;
  CHECK(stateOf(builder) == CheckState::unverified);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  CHECK(taken.count() < 5.0); // tenths of a second; half a minute when each word is sought anew
}

TEST_CASE("Without a valid pin a note that names something is unverified", "[note-names-pin]") {
  SnapshotBuilder builder = noteSaying("toy @ d98e8a64ddf3");
  builder.source().pin = {ObservedPin::State::malformed, "main", "", {}};
  CHECK(stateOf(builder) == CheckState::unverified);
  builder = noteSaying("Nothing.");
  builder.source().pin = {ObservedPin::State::absent, "", "", {}};
  CHECK(stateOf(builder) == CheckState::unmet);
}

TEST_CASE("A folder's pin is named by its version", "[note-names-pin]") {
  const std::string pin = "2.6.0 sha256:" + std::string(64, 'b');
  const auto stateWith = [&pin](const std::string& line) {
    SnapshotBuilder builder = noteSaying(line);
    builder.source().isFolder = true;
    builder.source().pin.pin = pin;
    return stateOf(builder);
  };
  CHECK(stateWith("toy @ 2.6.0") == CheckState::met);
  CHECK(stateWith("toy @ 2.6.0 sha256:bbbbbbbbbbbb") == CheckState::met);
  CHECK(stateWith("toy @ 2.6.1") == CheckState::unmet);
  CHECK(stateWith("toy @ 2.6.0 sha256:cccccccccccc") == CheckState::unmet);
}
