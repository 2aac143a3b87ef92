#include "tests/e2e/support/checklist_rows.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::e2e;

TEST_CASE("Of several checklists that were told of, the last whole one counts", "[trace]") {
  const std::string first = "window-shown 90\n"
                            "checklist 1/2 met files-present -\n"
                            "checklist 2/2 unmet decisions my note.md\n"
                            "message L3–L9 is in my note.md\n";
  CHECK(rowsInTrace("window-shown 90\n").empty());
  CHECK(rowsInTrace(first) == Rows{"met files-present -", "unmet decisions my note.md"});
  CHECK(rowsInTrace(first + "checklist 1/2 unmet files-present -\nchecklist 2/2 unm") ==
        Rows{"met files-present -", "unmet decisions my note.md"});
  CHECK(rowsInTrace(first + "checklist 1/1 met recall -\n") == Rows{"met recall -"});
}
