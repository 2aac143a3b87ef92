#include "core/check/check.h"
#include "tests/core/house/check_rules.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::house;

TEST_CASE("Every check has its source, its page and its test", "[house]") {
  std::vector<std::string> ids;
  for (const escolio::Check& check : escolio::allChecks())
    ids.emplace_back(check.id);
  CHECK(ids.size() >= 17);
  CHECK(toText(incompleteChecks(ids, publicFiles())) == "");
}

TEST_CASE("A check without its page or its test is caught", "[house]") {
  std::vector<ProjectFile> files = {{"core/check/check_note_words.cpp", ""},
                                    {"docs/checks/note-words.md", "# note-words\n"},
                                    {"tests/core/check/note_words_test.cpp", ""}};
  CHECK(incompleteChecks({"note-words"}, files).empty());
  CHECK(toText(incompleteChecks({}, files)) ==
        "docs/checks/note-words.md:0: is about no check of checks.def\n");
  files[1].text = "# Words\n";
  CHECK(toText(incompleteChecks({"note-words"}, files)) ==
        "docs/checks/note-words.md:1: the page's title is not note-words\n");
  files.clear();
  CHECK(incompleteChecks({"note-words"}, files).size() == 3);
}
