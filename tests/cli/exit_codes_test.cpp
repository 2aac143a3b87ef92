#include "tests/cli/support/program.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

using namespace escolio::test;
using Json = nlohmann::ordered_json;

TEST_CASE("A reading that is done ends with 0", "[exit]") {
  const Program program;
  const auto made = program.fixture("complete");
  CHECK(program.run({"check", made / "notes"}).exitCode == 0);
  CHECK(program.run({"check"}, made / "notes").exitCode == 0);
  CHECK(
      Json::parse(program.run({"check", "--format=json", made / "notes"}).output).at("complete") ==
      true);
}

TEST_CASE("Something unmet ends with 1", "[exit]") {
  const Program program;
  const Answer answer =
      program.run({"check", program.fixture("over-the-limit") / "notes", "--format", "json"});
  CHECK(answer.exitCode == 1);
  CHECK(Json::parse(answer.output).at("complete") == false);
  CHECK(stateOf(answer, "note-words") == "unmet");
}

TEST_CASE("What could not be looked at ends with 2", "[exit]") {
  const Program program;
  const Answer answer =
      program.run({"check", program.fixture("no-checkout") / "notes", "--format", "json"});
  CHECK(answer.exitCode == 2);
  CHECK(stateOf(answer, "citations-resolve") == "unverified");
}

TEST_CASE("Advice counts only when it is asked to", "[exit]") {
  const Program program;
  const auto notes = program.fixture("short-decisions") / "notes";
  CHECK(program.run({"check", notes}).exitCode == 0);
  const Answer strict = program.run({"check", notes, "--strict", "--format", "json"});
  CHECK(strict.exitCode == 1);
  CHECK(Json::parse(strict.output).at("complete") == false);
}

TEST_CASE("Steps never count", "[exit]") {
  const Program program;
  CHECK(program.run({"check", program.fixture("not-committed") / "notes", "--strict"}).exitCode ==
        0);
}

TEST_CASE("Without verifying no checkout is needed", "[exit]") {
  const Program program;
  const auto notes = program.fixture("no-checkout") / "notes";
  const Answer answer = program.run({"check", notes, "--no-verify", "--format", "json"});
  CHECK(answer.exitCode == 0);
  const Json report = Json::parse(answer.output);
  for (const Json& row : report.at("checks"))
    CHECK(row.at("state") == "met");
}

TEST_CASE("Without verifying a citation must still be well formed", "[exit]") {
  const Program program;
  const auto notes = program.fixture("citation-verdicts") / "notes";
  const Answer answer = program.run({"check", notes, "--no-verify", "--format", "json"});
  CHECK(answer.exitCode == 1);
  CHECK(stateOf(answer, "citations-resolve") == "unmet");
}

TEST_CASE("Of several folders the worst counts", "[exit]") {
  const Program program;
  const std::string done = program.fixture("complete") / "notes";
  const std::string open = program.fixture("no-checkout") / "notes";
  const std::string unmet = program.fixture("over-the-limit") / "notes";
  CHECK(program.run({"check", done, done}).exitCode == 0);
  CHECK(program.run({"check", done, open}).exitCode == 2);
  CHECK(program.run({"check", unmet, open, done}).exitCode == 1);
  const auto reports = Json::parse(program.run({"check", done, unmet, "--format", "json"}).output);
  REQUIRE(reports.is_array());
  REQUIRE(reports.size() == 2);
  CHECK(reports[0].at("complete") == true);
  CHECK(reports[1].at("complete") == false);
}

TEST_CASE("Where no report can be made there is an error object", "[exit]") {
  const Program program;
  const Answer missing = program.run({"check", "nowhere", "--format", "json"});
  CHECK(missing.exitCode == 2);
  CHECK(Json::parse(missing.output).at("error").at("kind") == "workspace");
  CHECK(
      Json::parse(missing.output).at("error").at("message").get<std::string>().contains("nowhere"));
  CHECK(missing.errors.contains("nowhere"));

  const Answer text = program.run({"check", "nowhere"});
  CHECK(text.exitCode == 2);
  CHECK(text.output.empty());
  CHECK(text.errors.contains("nowhere"));
}

TEST_CASE("A wrong plan is told with its line and column", "[exit]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  escolio::fakes::writeFile(notes / "escolio.toml", "format = 1\nid = 7\n");
  const Answer answer = program.run({"check", notes, "--format", "json"});
  CHECK(answer.exitCode == 2);
  CHECK(Json::parse(answer.output).at("error").at("kind") == "plan");
  CHECK(Json::parse(answer.output)
            .at("error")
            .at("message")
            .get<std::string>()
            .contains("escolio.toml:2:"));
}

TEST_CASE("Words that are wrong end with 2 and say which", "[exit]") {
  const Program program;
  const Answer verb = program.run({"chekc"});
  CHECK(verb.exitCode == 2);
  CHECK(verb.errors.contains("check"));
  CHECK(verb.output.empty());
  CHECK(program.run({"check", "--colour"}).exitCode == 2);
  CHECK(program.run({"check", "--format", "xml"}).exitCode == 2);
  CHECK(program.run({"words"}).exitCode == 2);
  CHECK(program.run({}).exitCode == 2);
  const Answer json = program.run({"check", "--format", "json", "--colour"});
  CHECK(json.exitCode == 2);
  CHECK(Json::parse(json.output).at("error").at("kind") == "usage");
}

TEST_CASE("A source that the plan does not have is a usage error", "[exit]") {
  const Program program;
  const Answer answer = program.run({"check", program.fixture("complete") / "notes", "--source",
                                     "other=/tmp", "--format", "json"});
  CHECK(answer.exitCode == 2);
  CHECK(Json::parse(answer.output).at("error").at("kind") == "usage");
  CHECK(answer.errors.contains("toy"));
}

TEST_CASE("Help and version are no errors", "[exit]") {
  const Program program;
  const Answer help = program.run({"--help"});
  CHECK(help.exitCode == 0);
  for (const char* verb : {"check", "words", "cite", "init", "sample", "source", "pin"})
    CHECK(help.output.contains(verb));
  const Answer check = program.run({"check", "--help"});
  CHECK(check.exitCode == 0);
  CHECK(check.output.contains("--no-verify"));
  CHECK(program.run({"--version"}).output.starts_with("escolio-cli "));
}
