#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

constexpr const char* code = "import helper\n"                 // 1
                             "\n"                              // 2
                             "class ColumnShards:\n"           // 3
                             "    def forward(self, x,\n"      // 4
                             "                scale):\n"       // 5
                             "        y = self.weight @ x\n"   // 6
                             "        return helper.wait(y)\n" // 7
                             "\n"                              // 8
                             "def join(parts):\n"              // 9
                             "    return sum_out(parts)\n";    // 10

SnapshotBuilder claiming(const std::string& text, const std::string& lines = "L6-L7") {
  SnapshotBuilder builder;
  builder.sourceFile("toy/layers.py", code);
  builder.write("split.md", "# T\n\n### One\n\n" + text + " `toy/layers.py:" + lines + "`\n");
  return builder;
}

CheckRow rowFor(const std::string& text, const std::string& lines = "L6-L7") {
  return rowOf(claiming(text, lines).build(), "claims");
}

} // namespace

TEST_CASE("An identifier in the cited lines is supported", "[claims]") {
  CHECK(rowFor("It has `weight`, `self.weight`, `helper.wait(y)` and `wait()`.").state ==
        CheckState::met);
}

TEST_CASE("What encloses the cited lines is supported", "[claims]") {
  CHECK(rowFor("In `ColumnShards.forward` of `ColumnShards`, `forward`, in `layers.py`.").state ==
        CheckState::met);
}

TEST_CASE("An identifier that stands elsewhere is told where", "[claims]") {
  const CheckRow row = rowFor("Then `sum_out` runs in `join`.");
  CHECK(row.state == CheckState::unmet);
  CHECK(row.kind == CheckKind::advice);
  CHECK(findingsOf(row) ==
        std::vector<std::string>{
            "5: “sum_out” does not stand in the lines that this decision cites, but in "
            "toy/layers.py:L10: cite those too.",
            "5: “join” does not stand in the lines that this decision cites, but in "
            "toy/layers.py:L9: cite those too."});
  CHECK(row.findings.front().where.place == TextPlace{5, 7});
}

TEST_CASE("A part of a longer word is not the identifier", "[claims]") {
  CHECK(rowFor("The `arts` of it.", "L9-L10").state == CheckState::met); // it occurs nowhere
  CHECK(rowFor("The `sum_out` of it.", "L6").state == CheckState::unmet);
}

TEST_CASE("What occurs nowhere at the pin is only mentioned", "[claims]") {
  CHECK(rowFor("Formerly `async_all_reduce`, see `torch.nn.Parameter`.").state == CheckState::met);
}

TEST_CASE("Text in backticks that is no identifier is passed over", "[claims]") {
  CHECK(rowFor("With `y = join x`, `ab`, `2.5`, `None`, `a-join`.").state == CheckState::met);
}

TEST_CASE("Identifiers in side files count as known", "[claims]") {
  const CheckRow row = rowFor("It calls `side_7`.");
  REQUIRE(row.findings.size() == 1);
  CHECK(findingsOf(row).front().contains("toy/mappings.py:L7"));
}

TEST_CASE("A decision with a broken citation is passed over", "[claims]") {
  CHECK(rowFor("Then `sum_out` runs.", "L700").state == CheckState::met);
}

TEST_CASE("A decision that could not be looked at leaves the row open", "[claims]") {
  CHECK(rowOf(claiming("Then `sum_out` runs.").close(SourceState::noCheckout).build(), "claims")
            .state == CheckState::unverified);
}

TEST_CASE("Identifiers outside of decisions claim nothing", "[claims]") {
  SnapshotBuilder builder = claiming("All is well.");
  builder.write("split.md",
                "# T\n\nAbout `sum_out`.\n\n### One\n\nIt waits. `toy/layers.py:L6-L7`\n");
  CHECK(rowOf(builder.build(), "claims").state == CheckState::met);
}
