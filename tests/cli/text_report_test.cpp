#include "tests/cli/support/program.h"

#include <catch2/catch_test_macros.hpp>
#include <regex>

using namespace escolio::test;

TEST_CASE("A report for people has a line a check and the findings under it", "[text]") {
  const Program program;
  const auto notes = program.fixture("too-few-decisions") / "notes";
  const Answer answer = program.run({"check", "."}, notes);
  CHECK(answer.exitCode == 1);
  CHECK(answer.output.starts_with("Toy reading\ntoy @ "));
  CHECK(answer.output.contains("\nStop 2\n"));
  CHECK(answer.output.contains("✓ The three files exist\n"));
  CHECK(std::regex_search(answer.output, std::regex(R"(\n    split\.md:\d+:\d+: decisions: \S)")));
  CHECK_FALSE(answer.output.contains('\x1b'));
}

TEST_CASE("Findings name files so that they can be opened from here", "[text]") {
  const Program program;
  const auto made = program.fixture("too-few-decisions");
  CHECK(program.run({"check", "notes"}, made).output.contains("    notes/split.md:"));
}

TEST_CASE("The report is the same in every locale", "[text]") {
  Program program;
  const auto notes = program.fixture("complete") / "notes";
  const Answer plain = program.run({"check", notes});
  program.set("LC_ALL", "es_ES.ISO-8859-1");
  CHECK(program.run({"check", notes}).output == plain.output);
  CHECK(plain.output.contains("✓"));
}

TEST_CASE("What a file says cannot drive the terminal", "[text]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  escolio::fakes::writeFile(notes / "split.md",
                            "# T\n\n## Decisions\n\n- **\x1b[31mRed\x1b[0m** no\n"
                            "- \x07 `toy/layers.py:L1`\n");
  const Answer answer = program.run({"check", notes});
  CHECK(answer.exitCode == 1);
  CHECK_FALSE(answer.output.contains('\x1b'));
  CHECK_FALSE(answer.output.contains('\x07'));
  CHECK(answer.output.contains("\\x1b[31mRed"));
}
