#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

TEST_CASE("Citations that exist at the pin hold", "[citations-resolve]") {
  SnapshotBuilder builder;
  builder.write("split.md", "See `toy/layers.py:L1-L200` and `mappings.py:L40`.\n");
  const CheckRow row = rowOf(builder.build(), "citations-resolve", "split.md");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "split.md: all 2 citations hold");
}

TEST_CASE("A file without citations meets the rule", "[citations-resolve]") {
  CHECK(rowOf(SnapshotBuilder().build(), "citations-resolve", "synthesis.md").state ==
        CheckState::met);
}

TEST_CASE("Each broken citation is a finding at its place", "[citations-resolve]") {
  SnapshotBuilder builder;
  builder.write("split.md", "One `toy/layers.py:L1-L201`.\n\nTwo `toy/layer.py:L1`, three "
                            "`toy/layers.py:L9-L8`, four `toy/layers.py:L4`.\n");
  const CheckRow row = rowOf(builder.build(), "citations-resolve", "split.md");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "split.md: 3 of 4 citations do not hold");
  CHECK(detailOf(row) == "line 1");
  REQUIRE(row.findings.size() == 3);
  CHECK(row.findings[0].where.place == TextPlace{1, 6});
  CHECK(row.findings[1].where.place.line == 3);
  CHECK(row.findings[2].where.place.line == 3);
}

TEST_CASE("Citations that could not be looked up give one reason", "[citations-resolve]") {
  SnapshotBuilder builder;
  builder.write("split.md", "`toy/layers.py:L1` `toy/layers.py:L2`\n").close(SourceState::notOwner);
  const CheckRow row = rowOf(builder.build(), "citations-resolve", "split.md");
  CHECK(row.state == CheckState::unverified);
  CHECK(row.findings.size() == 1);
}

TEST_CASE("A citation that is wrong by its form is unmet without a checkout",
          "[citations-resolve]") {
  SnapshotBuilder builder;
  builder.write("split.md", "`toy/layers.py:L9-L8`\n").close(SourceState::noCheckout);
  CHECK(rowOf(builder.build(), "citations-resolve", "split.md").state == CheckState::unmet);
}

TEST_CASE("Trusting citations judges them by their form", "[citations-resolve]") {
  SnapshotBuilder builder;
  builder.trustCitations = true;
  builder.write("split.md", "`no/such.py:L1-L9999`\n");
  CHECK(rowOf(builder.build(), "citations-resolve", "split.md").state == CheckState::met);
  builder.write("split.md", "`no/such.py:L99999999999999999999`\n");
  CHECK(rowOf(builder.build(), "citations-resolve", "split.md").state == CheckState::unmet);
  builder.write("split.md", "`no/such.py:L0`\n");
  CHECK(rowOf(builder.build(), "citations-resolve", "split.md").state == CheckState::unmet);
}
