#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder noteWith(const std::string& text) {
  SnapshotBuilder builder;
  builder.plan.restrictions = Restrictions{};
  builder.plan.restrictions->maxCodeLines = 5;
  builder.plan.restrictions->maxPastedLines = 3;
  builder.write("split.md", text);
  return builder;
}

CheckRow rowFor(const std::string& text) {
  return rowOf(noteWith(text).build(), "no-transcription", "split.md");
}

} // namespace

TEST_CASE("Plans without these restrictions give no row", "[no-transcription]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "no-transcription").empty());
  SnapshotBuilder builder;
  builder.plan.restrictions = Restrictions{};
  CHECK(rowsOf(builder.build(), "no-transcription").empty());
}

TEST_CASE("Short code of one's own is no transcription", "[no-transcription]") {
  const CheckRow row = rowFor("```python\na = 1\nb = 2\nc = 3\nd = 4\ne = 5\n```\n");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "split.md: no pasted source");
}

TEST_CASE("A long code block is one too many", "[no-transcription]") {
  const CheckRow row = rowFor("# T\n\n```python\na = 1\nb = 2\nc = 3\nd = 4\ne = 5\nf = 6\n```\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(detailOf(row) == "line 3");
  CHECK(findingsOf(row).front().contains("6 lines of at most 5"));
}

TEST_CASE("A long diagram is no code", "[no-transcription]") {
  CHECK(rowFor("```mermaid\ngraph TD\nA-->B\nB-->C\nC-->D\nD-->E\nE-->F\n```\n").state ==
        CheckState::met);
}

TEST_CASE("Three lines of a source may be quoted, four are pasted", "[no-transcription]") {
  CHECK(rowFor("```\nvalue_7 = 7\nvalue_8 = 8\nvalue_9 = 9\n```\n").state == CheckState::met);
  const CheckRow row = rowFor("```\nvalue_7 = 7\nvalue_8 = 8\nvalue_9 = 9\nvalue_10 = 10\n```\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md: pasted source");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"2: Lines 2 to 5 also stand in the source: cite "
                                 "toy/layers.py:L7-L10 instead of pasting them."});
}

TEST_CASE("Pasting without a fence, as a quote or with other indentation is seen",
          "[no-transcription]") {
  CHECK(rowFor("> value_7 = 7\n>\n>   value_8 = 8\n> value_9 = 9\n> value_10 = 10\n").state ==
        CheckState::unmet);
  CHECK(rowFor("value_7 = 7\r\n\r\n  value_8 = 8\r\n\tvalue_9 = 9\r\nvalue_10  =  10\r\n").state ==
        CheckState::unmet);
  CHECK(rowFor("`value_7 = 7`\n`value_8 = 8`\n`value_9 = 9`\n`value_10 = 10`\n").state ==
        CheckState::unmet);
}

TEST_CASE("Lines in another order or with a gap are not pasted", "[no-transcription]") {
  CHECK(rowFor("value_7 = 7\nvalue_9 = 9\nvalue_8 = 8\nvalue_10 = 10\n").state == CheckState::met);
  CHECK(rowFor("value_7 = 7\nvalue_8 = 8\nand so on\nvalue_9 = 9\nvalue_10 = 10\n").state ==
        CheckState::met);
}

TEST_CASE("Without the sources pasted lines cannot be told", "[no-transcription]") {
  SnapshotBuilder builder = noteWith("value_7 = 7\n");
  builder.close(SourceState::noCheckout);
  CHECK(rowOf(builder.build(), "no-transcription", "split.md").state == CheckState::unverified);
  builder.trustCitations = true;
  CHECK(rowOf(builder.build(), "no-transcription", "split.md").state == CheckState::met);
  builder.trustCitations = false;
  builder.plan.restrictions->maxPastedLines.reset();
  CHECK(rowOf(builder.build(), "no-transcription", "split.md").state == CheckState::met);
}

TEST_CASE("A guide that is absent at the pin is not missed", "[no-transcription]") {
  SnapshotBuilder builder = noteWith("Text.\n");
  builder.plan.sources.front().guides = {{{"docs/guide.md"}}};
  CHECK(rowOf(builder.build(), "no-transcription", "split.md").state == CheckState::unverified);
  builder.source().files["docs/guide.md"] = {ObservedFile::Kind::absent, nullptr, {}};
  CHECK(rowOf(builder.build(), "no-transcription", "split.md").state == CheckState::met);
}
