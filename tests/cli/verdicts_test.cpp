#include "tests/cli/support/program.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace escolio::test;
using Json = nlohmann::ordered_json;

namespace {

const std::filesystem::path verdicts = std::string(ESCOLIO_SOURCE_DIR) + "/tests/golden/verdicts";

std::vector<std::string> fixtureNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(verdicts))
    names.push_back(entry.path().filename());
  std::ranges::sort(names);
  return names;
}

using Fields = std::vector<std::string>;

/// The lines of a file with tabs between their fields.
std::vector<Fields> table(const std::filesystem::path& path) {
  std::vector<Fields> rows;
  std::istringstream lines(readFile(path));
  for (std::string line; std::getline(lines, line);) {
    Fields& fields = rows.emplace_back();
    std::istringstream parts(line);
    for (std::string field; std::getline(parts, field, '\t');)
      fields.push_back(field);
  }
  return rows;
}

std::string textOf(const Json& value) {
  return value.is_null() ? "null" : value.is_string() ? value.get<std::string>() : value.dump();
}

/// "id<TAB>note<TAB>state" of all rows. Where the hand leaves the state open, so does this.
std::vector<Fields> rowsOf(const Json& report, const std::vector<Fields>& expected) {
  std::vector<Fields> rows;
  for (const Json& check : report.at("checks")) {
    const std::string note = check.at("note").is_null() ? "-" : check.at("note").get<std::string>();
    Fields row{check.at("id"), note, check.at("state")};
    const Fields open{row[0], note, "?"};
    if (std::ranges::contains(expected, open))
      row = open;
    rows.push_back(row);
  }
  return rows;
}

std::vector<Fields> citationsOf(const Json& report, const std::vector<Fields>& expected) {
  std::vector<Fields> rows;
  for (const Json& note : report.at("notes"))
    for (const Json& citation : note.at("citations")) {
      const Json& last = citation.at("last").is_null() ? citation.at("first") : citation.at("last");
      Fields row{note.at("file"), citation.at("path"), textOf(citation.at("first")), textOf(last),
                 citation.at("verdict")};
      if (rows.size() < expected.size())
        for (std::size_t i = 0; i < row.size(); ++i)
          if (expected[rows.size()].size() == row.size() && expected[rows.size()][i] == "?")
            row[i] = "?";
      rows.push_back(row);
    }
  return rows;
}

std::string sortedText(std::vector<Fields> rows) {
  std::ranges::sort(rows);
  std::string text;
  for (const Fields& row : rows) {
    for (const std::string& field : row)
      text += field + "  ";
    text += '\n';
  }
  return text;
}

} // namespace

TEST_CASE("The program judges as the hand does", "[verdicts]") {
  const Program program;
  for (const std::string& name : fixtureNames()) {
    DYNAMIC_SECTION(name) {
      const std::filesystem::path made = program.fixture(name);
      const Answer answer = program.run({"check", made / "notes", "--format", "json"});
      INFO(answer.errors);
      const Json report = Json::parse(answer.output);
      const std::vector<Fields> expected = table(verdicts / name / "expected.txt");
      CHECK(sortedText(rowsOf(report, expected)) == sortedText(expected));
      if (const auto listed = verdicts / name / "citations.txt"; std::filesystem::exists(listed)) {
        std::vector<Fields> citations = table(listed);
        std::vector<Fields> found = citationsOf(report, citations);
        std::erase_if(found, [&](const Fields& row) { return row[0] != citations.front()[0]; });
        CHECK(found == citations);
      }
    }
  }
}
