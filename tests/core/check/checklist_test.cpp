#include "core/check/evaluate.h"
#include "core/check/wanted.h"
#include "tests/core/support/snapshot_builder.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

using namespace escolio;
using namespace escolio::test;

TEST_CASE("The rules are listed by kind", "[checklist]") {
  CHECK(allChecks().size() == 17);
  CHECK(std::ranges::is_sorted(allChecks(), {}, &Check::kind));
}

TEST_CASE("Every rule has its page", "[checklist]") {
  for (const Check& check : allChecks())
    CHECK(std::filesystem::exists(std::string(ESCOLIO_SOURCE_DIR) + "/docs/checks/" + check.id +
                                  ".md"));
}

TEST_CASE("Findings carry the id of their rule", "[checklist]") {
  for (const CheckRow& row : evaluate(SnapshotBuilder().remove("split.md").build()).rows)
    for (const Finding& finding : row.findings)
      CHECK(finding.rule == row.id);
}

TEST_CASE("Equal snapshots give equal checklists", "[checklist]") {
  const Snapshot snapshot =
      SnapshotBuilder().write("split.md", "`toy/layers.py:L1` `x_y`\n").build();
  CHECK(evaluate(snapshot) == evaluate(snapshot));
}

TEST_CASE("Only stop conditions and restrictions decide", "[checklist]") {
  CHECK(isGating(CheckKind::stop5));
  CHECK(isGating(CheckKind::restriction));
  CHECK_FALSE(isGating(CheckKind::advice));
  CHECK_FALSE(isGating(CheckKind::step));
  Checklist list;
  list.rows.resize(2);
  list.rows[0].state = CheckState::met;
  list.rows[1].kind = CheckKind::advice;
  list.rows[1].state = CheckState::unmet;
  CHECK(list.isComplete());
  CHECK_FALSE(list.hasUnmet(false));
  CHECK(list.hasUnmet(true));
  list.rows[1].kind = CheckKind::step;
  CHECK_FALSE(list.hasUnmet(true));
}

TEST_CASE("A source that is open is asked for planned and cited files", "[wanted]") {
  SnapshotBuilder builder;
  builder.source().files.erase("toy/mappings.py");
  builder.write("split.md", "`toy/extra.py:L1`\n");
  builder.source().tree = std::make_shared<const std::vector<std::string>>(
      std::vector<std::string>{"toy/extra.py", "toy/layers.py", "toy/mappings.py"});
  const Wanted wanted = wantedBy(builder.build());
  CHECK(wanted.files.at(SourceId("toy")) ==
        std::set<std::string>{"toy/extra.py", "toy/mappings.py"});
}

TEST_CASE("Nothing is wanted of a source that is closed, or of trusted citations", "[wanted]") {
  SnapshotBuilder builder;
  builder.write("split.md", "`toy/extra.py:L1`\n");
  builder.trustCitations = true;
  CHECK(wantedBy(builder.build()).isEmpty());
  builder.trustCitations = false;
  builder.close(SourceState::noCheckout);
  CHECK(wantedBy(builder.build()).isEmpty());
}
