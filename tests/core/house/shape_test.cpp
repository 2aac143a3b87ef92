#include "tests/core/house/shape_rules.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>

using namespace escolio::house;

TEST_CASE("No source is longer than 600 lines", "[house]") {
  CHECK(report(sourceFiles(), tooLongFile) == "");
}

TEST_CASE("No script is longer than 600 lines", "[house]") {
  std::vector<ProjectFile> scripts;
  std::ranges::copy_if(publicFiles(), std::back_inserter(scripts), [](const ProjectFile& file) {
    return file.path == "dev" || file.path == ".ci/run" || file.path.ends_with(".sh");
  });
  CHECK(scripts.size() > 5);
  CHECK(report(scripts, tooLongFile) == "");
}

TEST_CASE("Every header begins with #pragma once", "[house]") {
  CHECK(report(sourceFiles(), missingPragmaOnce) == "");
}

TEST_CASE("No file names a path that stands on one machine only", "[house]") {
  CHECK(publicFiles().size() > sourceFiles().size());
  CHECK(report(publicFiles(), machinePaths) == "");
}

TEST_CASE("A source of 601 lines is caught", "[house]") {
  CHECK(tooLongFile({"core/a.cpp", std::string(600, '\n')}).empty());
  CHECK(toText(tooLongFile({"core/a.cpp", std::string(601, '\n')})) ==
        "core/a.cpp:0: 601 lines; 600 is the most\n");
}

TEST_CASE("A header without #pragma once at its beginning is caught", "[house]") {
  CHECK(missingPragmaOnce({"core/a.h", "#pragma once\n\nint a();\n"}).empty());
  CHECK(missingPragmaOnce({"core/a.cpp", "int a();\n"}).empty());
  CHECK(missingPragmaOnce({"core/a.h", "#ifndef A\n#define A\n#endif\n"}).size() == 1);
  CHECK(missingPragmaOnce({"core/a.h", "// a\n#pragma once\n"}).size() == 1);
  CHECK(missingPragmaOnce({"core/a.h", ""}).size() == 1);
}

TEST_CASE("A path of one machine is caught where it stands", "[house]") {
  const std::string home = std::string("/home") + "/";
  const auto find = [](std::string text) {
    return toText(machinePaths({"docs/a.md", std::move(text)}));
  };
  CHECK(find("a\nsee " + home + "ana/x.md for it\n") ==
        "docs/a.md:2: " + home + "ana/x.md stands on one machine only\n");
  CHECK(machinePaths({"a", "\"" + home + "a\"\n\n(" + home + "b)"}).at(1).line == 3);
  CHECK(find("C:\\Users" + std::string("\\ana")) != "");
  CHECK(find("experiments" + home + "a, https://example.org" + home + "a, ~/a, /usr/share/a") ==
        "");
}
