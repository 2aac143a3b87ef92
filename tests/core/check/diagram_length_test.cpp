#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

CheckRow rowFor(const std::string& text) {
  SnapshotBuilder builder;
  builder.diagrams().lines = WordRange{3, 4};
  return rowOf(builder.write("synthesis.md", text).build(), "diagram-length");
}

} // namespace

TEST_CASE("Diagrams within the range meet the advice", "[diagram-length]") {
  const CheckRow row = rowFor("```mermaid\ngraph TD\n\n  A --> B\n  %% no line\n  B --> C\n```\n");
  CHECK(row.state == CheckState::met);
  CHECK(row.kind == CheckKind::advice);
}

TEST_CASE("Short and long diagrams are told", "[diagram-length]") {
  const CheckRow row =
      rowFor("```mermaid\ngraph TD\n  A --> B\n```\n\n"
             "```mermaid\ngraph TD\n  A --> B\n  B --> C\n  C --> D\n  D --> E\n```\n");
  CHECK(row.state == CheckState::unmet);
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"1: This diagram has few lines, 2; 3 to 4 are advised.",
                                 "6: This diagram has many lines, 5; 3 to 4 are advised."});
}

TEST_CASE("What is no diagram is not measured", "[diagram-length]") {
  CHECK(rowFor("```mermaid\nnothing\n```\n\n```text\na\n```\n").state == CheckState::met);
}
