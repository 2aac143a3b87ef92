#include "ui/checklist/checklist_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

CheckRow row(const char* id, CheckKind kind, CheckState state, int findings) {
  CheckRow made;
  made.id = id;
  made.kind = kind;
  made.note = "note.md";
  made.state = state;
  made.summary = makeMessage(MessageTemplate{"%1 is judged"}, id);
  for (int i = 0; i < findings; ++i)
    made.findings.push_back({id, {"note.md", {i + 3, 1}}, makeMessage(MessageTemplate{"mend it"})});
  return made;
}

Checklist sampleList(int findings) {
  return {{row("files-present", CheckKind::stop1, CheckState::met, 0),
           row("decisions", CheckKind::stop2, findings > 0 ? CheckState::unmet : CheckState::met,
               findings),
           row("note-words", CheckKind::stop2, CheckState::met, 0)}};
}

} // namespace

TEST_CASE("The checklist is grouped by kind, with findings under their rows", "[checklist]") {
  ChecklistModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setChecklist(sampleList(2));
  REQUIRE(model.rowCount() == 2);
  const QModelIndex stop2 = model.index(1, 0);
  CHECK(stop2.data(ChecklistModel::DetailRole).toString() == QStringLiteral("1 of 2"));
  REQUIRE(model.rowCount(stop2) == 2);
  const QModelIndex decisions = model.index(0, 0, stop2);
  CHECK(decisions.data().toString() == QStringLiteral("decisions is judged"));
  REQUIRE(model.rowCount(decisions) == 2);
  CHECK(model.index(1, 0, decisions).data(ChecklistModel::DetailRole).toString() ==
        QStringLiteral("line 4"));
  CHECK(model.parent(model.index(1, 0, decisions)) == decisions);
}

TEST_CASE("A new checklist of the same rows folds nothing up", "[checklist]") {
  ChecklistModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setChecklist(sampleList(1));
  const QPersistentModelIndex decisions = model.index(0, 0, model.index(1, 0));
  QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
  for (const int findings : {3, 0, 2}) {
    model.setChecklist(sampleList(findings));
    CHECK(model.rowCount(decisions) == findings);
  }
  CHECK(resets.isEmpty());
  CHECK(decisions.isValid());
}

TEST_CASE("Going to a finding gives that finding alone", "[checklist]") {
  ChecklistModel model;
  model.setChecklist(sampleList(2));
  const QModelIndex decisions = model.index(0, 0, model.index(1, 0));
  CHECK(model.findingsAt(decisions).size() == 2);
  const auto second = model.findingsAt(model.index(1, 0, decisions));
  REQUIRE(second.size() == 1);
  CHECK(second.front().where.place.line == 4);
  CHECK(model.findingsAt(model.index(1, 0)).empty());
}
