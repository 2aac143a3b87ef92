#include "ui/checklist/checklist_model.h"
#include "ui/shell/window_trace.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

CheckRow row(const char* id, CheckKind kind, std::optional<std::string> note, CheckState state) {
  CheckRow made;
  made.id = id;
  made.kind = kind;
  made.note = std::move(note);
  made.state = state;
  return made;
}

Checklist list(CheckState decisions) {
  return {{row("files-present", CheckKind::stop1, std::nullopt, CheckState::met),
           row("decisions", CheckKind::stop2, "my note.md", decisions),
           row("committed", CheckKind::step, std::nullopt, CheckState::unverified)}};
}

} // namespace

TEST_CASE("The trace tells every row that is shown, with its number and state", "[trace]") {
  ChecklistModel model;
  CHECK(checklistLines(model) == "");
  model.setChecklist(list(CheckState::unmet));
  CHECK(checklistLines(model) == "checklist 1/3 met files-present -\n"
                                 "checklist 2/3 unmet decisions my note.md\n"
                                 "checklist 3/3 unverified committed -\n");
  model.setChecklist(list(CheckState::met));
  CHECK(checklistLines(model).contains("checklist 2/3 met decisions my note.md\n"));
}
