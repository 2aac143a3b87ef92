#include "tests/cli/support/program.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

using namespace escolio::test;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::string> keysOf(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items())
    keys.push_back(key);
  return keys;
}

using Keys = std::vector<std::string>;

Json reportOf(const Program& program, const std::string& fixture) {
  return Json::parse(
      program.run({"check", program.fixture(fixture) / "notes", "--format", "json"}).output);
}

} // namespace

TEST_CASE("The report has the keys of the contract in their order", "[json]") {
  const Json report = reportOf(Program(), "citation-verdicts");
  CHECK(keysOf(report) == Keys{"plan", "complete", "sources", "notes", "checks"});
  CHECK(keysOf(report["sources"][0]) == Keys{"id", "pin", "path", "state", "message"});
  CHECK(keysOf(report["notes"][0]) ==
        Keys{"file", "words", "citation_words", "raw_words", "limit", "decisions", "citations"});
  CHECK(keysOf(report["notes"][0]["decisions"][0]) == Keys{"line", "title", "words"});
  CHECK(keysOf(report["notes"][0]["citations"][0]) ==
        Keys{"line", "column", "text", "path", "first", "last", "verdict"});
  CHECK(keysOf(report["checks"][0]) == Keys{"id", "kind", "note", "state", "summary", "findings"});
  for (const Json& check : report["checks"])
    for (const Json& finding : check["findings"])
      CHECK(keysOf(finding) == Keys{"file", "line", "column", "message"});
}

TEST_CASE("The report names the reading, its pin and its files", "[json]") {
  const Json report = reportOf(Program(), "complete");
  CHECK(report["plan"] == "toy");
  CHECK(report["sources"][0]["id"] == "toy");
  CHECK(report["sources"][0]["state"] == "ok");
  CHECK(report["sources"][0]["message"].is_null());
  CHECK(report["sources"][0]["pin"].get<std::string>().size() == 40);
  CHECK(report["sources"][0]["path"].get<std::string>().ends_with("/repo"));
  REQUIRE(report["notes"].size() == 2);
  const Json& note = report["notes"][0];
  CHECK(note["file"] == "split.md");
  CHECK(note["limit"] == 120);
  CHECK(note["decisions"].size() == 3);
  CHECK(note["citation_words"].get<int>() > 0);
  CHECK(report["notes"][1]["file"] == "synthesis.md");
}

TEST_CASE("A citation of one line has no last line", "[json]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  escolio::fakes::writeFile(notes / "synthesis.md", "`toy/layers.py:L7` `toy/layers.py:L7-L9` "
                                                    "`toy/layers.py:L99999999999999999999`\n");
  const Json report = Json::parse(program.run({"check", notes, "--format", "json"}).output);
  const Json& citations = report["notes"][1]["citations"];
  REQUIRE(citations.size() == 3);
  CHECK(citations[0]["first"] == 7);
  CHECK(citations[0]["last"].is_null());
  CHECK(citations[0]["column"] == 2);
  CHECK(citations[0]["text"] == "toy/layers.py:L7");
  CHECK(citations[1]["last"] == 9);
  CHECK(citations[2]["verdict"] == "beyond-end");
  CHECK(citations[2]["first"].is_null());
}

TEST_CASE("Rows about one file name it, others do not", "[json]") {
  const Json report = reportOf(Program(), "complete");
  for (const Json& check : report["checks"]) {
    const bool isAboutFile = check["note"].is_string();
    const std::string id = check["id"];
    const bool isWhole = id == "files-present" || id == "pin-recorded" || id == "recall" ||
                         id == "only-mermaid" || id == "sources-untouched" || id == "committed";
    CHECK(isAboutFile != isWhole);
  }
}

TEST_CASE("Bytes that are no UTF-8 do not break the report", "[json]") {
  const Program program;
  const auto notes = program.fixture("complete") / "notes";
  escolio::fakes::writeFile(notes / "split.md", "# \xff\xfe\n\n- **\x80** `toy/layers.py:L1`\n"
                                                "- two `toy/l\xc3yers.py:L2`\n");
  const Answer answer = program.run({"check", notes, "--format", "json"});
  CHECK(answer.exitCode == 1);
  CHECK(Json::parse(answer.output)["notes"][0]["citations"].size() >= 1);
}
