#include "tests/core/support/snapshot_builder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::test;

namespace {

SnapshotBuilder withQuestions(std::optional<std::string> record) {
  SnapshotBuilder builder;
  builder.plan.recall = {{"bias", "Where is the bias whole?", {}},
                         {"wait", "When does it wait?", {}}};
  builder.recallRecord = std::move(record);
  return builder;
}

std::string attempt(const std::string& id, const std::string& hidden, const std::string& judged) {
  return "## " + id + ", 2025-03-01\n\nAn answer.\n\nhidden: " + hidden +
         "\nseconds: 5\njudged: " + judged + "\n\n";
}

} // namespace

TEST_CASE("A plan without questions gives no row", "[recall-check]") {
  CHECK(rowsOf(SnapshotBuilder().build(), "recall").empty());
}

TEST_CASE("All questions answered from memory meet the rule", "[recall-check]") {
  const CheckRow row =
      rowOf(withQuestions(attempt("bias", "yes", "knew") + attempt("wait", "yes", "knew")).build(),
            "recall");
  CHECK(row.state == CheckState::met);
  CHECK(summaryOf(row) == "Recall: 2 of 2 answered");
  CHECK(row.kind == CheckKind::stop5);
}

TEST_CASE("Without a record every question is open", "[recall-check]") {
  const CheckRow row = rowOf(withQuestions(std::nullopt).build(), "recall");
  CHECK(row.state == CheckState::unmet);
  CHECK(findingsOf(row) ==
        std::vector<std::string>{"0: Answer this from memory: Where is the bias whole?",
                                 "0: Answer this from memory: When does it wait?"});
}

TEST_CASE("An answer with the sources in view has to be given again", "[recall-check]") {
  const CheckRow row =
      rowOf(withQuestions(attempt("bias", "yes", "knew") + attempt("wait", "no", "knew")).build(),
            "recall");
  CHECK(row.state == CheckState::unmet);
  CHECK(summaryOf(row) == "Recall: 1 of 2 answered");
  CHECK(findingsOf(row) ==
        std::vector<std::string>{
            "9: Answer this once more with the sources hidden: When does it wait?"});
}

TEST_CASE("The latest try counts", "[recall-check]") {
  CHECK(rowOf(withQuestions(attempt("bias", "yes", "knew") + attempt("wait", "yes", "knew") +
                            attempt("wait", "yes", "no"))
                  .build(),
              "recall")
            .state == CheckState::unmet);
  CHECK(rowOf(withQuestions(attempt("bias", "yes", "no") + attempt("wait", "yes", "knew") +
                            attempt("bias", "yes", "knew"))
                  .build(),
              "recall")
            .state == CheckState::met);
}

TEST_CASE("A section that lacks a line is told to be no try", "[recall-check]") {
  const CheckRow row = rowOf(withQuestions(attempt("bias", "yes", "knew") +
                                           "## wait, 2025-03-01\n\nhidden: yes\njudged: knew\n")
                                 .build(),
                             "recall");
  CHECK(row.state == CheckState::unmet);
  REQUIRE(row.findings.size() == 2);
  CHECK(findingsOf(row)[1].starts_with("9: This is no try yet"));
}
