#include "core/check/pasted_lines.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

std::vector<PastedRun> runs(std::string_view note, const std::string& source, int most) {
  const ObservedFile observed{ObservedFile::Kind::text, SourceText::fromBytes(source), {}};
  const std::vector<ReadFile> files{{SourceId("toy"), "toy.py", true, &observed}};
  return findPastedRuns(note, files, most);
}

} // namespace

TEST_CASE("A run gives its lines in the note and in the source", "[pasted]") {
  const auto found = runs("x\na1\n\na2\na3\ny\n", "q\na1\na2\n\na3\nz\n", 2);
  REQUIRE(found.size() == 1);
  CHECK(found[0].note == LineRange{2, 5});
  CHECK(found[0].source == LineRange{2, 5});
  CHECK(found[0].lines == 3);
}

TEST_CASE("A bracket does not begin a run but belongs to one", "[pasted]") {
  CHECK(runs("}\na1\na2\n", "}\na1\na2\n", 2).empty());
  CHECK(runs("a1\n}\na2\n", "a1\n}\na2\n", 2).size() == 1);
}

TEST_CASE("Two runs with other text between them are two", "[pasted]") {
  const auto found = runs("a1\na2\nmine\na5\na6\n", "a1\na2\na3\na4\na5\na6\n", 1);
  REQUIRE(found.size() == 2);
  CHECK(found[1].note == LineRange{4, 5});
  CHECK(found[1].source == LineRange{5, 6});
}

TEST_CASE("With no lines allowed one line is a run", "[pasted]") {
  CHECK(runs("mine\na1\n", "a1\n", 0).size() == 1);
}

TEST_CASE("Repeated lines do not make the search slow", "[pasted]") {
  std::string same;
  for (int i = 0; i < 20000; ++i)
    same += "same\n";
  const auto found = runs(same, same, 3);
  REQUIRE(found.size() == 1);
  CHECK(found[0].lines == 20000);
}
