#include "tests/core/house/layer_rules.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio::house;

namespace {

std::string wrongWay(std::string path, std::string text) {
  return toText(wrongWayIncludes({std::move(path), std::move(text)}));
}

std::string window(std::string path, std::string text) {
  return toText(windowHeadersInCore({std::move(path), std::move(text)}));
}

} // namespace

TEST_CASE("The scan sees the project", "[house]") {
  CHECK(sourceFiles().size() > 100);
  for (const char* path : {"core/base/error.h", "app/cli/main.cpp", "app/gui/main.cpp",
                           "ui/theme/theme.cpp", "tests/core/house/layers_test.cpp"}) {
    INFO(path);
    CHECK(std::ranges::contains(sourceFiles(), std::string(path), &ProjectFile::path));
  }
}

TEST_CASE("Includes point one way: app to ui to core, tests to all", "[house]") {
  CHECK(report(sourceFiles(), wrongWayIncludes) == "");
}

TEST_CASE("Core, the command line and their tests include no header of Qt or KDE", "[house]") {
  CHECK(report(sourceFiles(), windowHeadersInCore) == "");
}

TEST_CASE("An include that points the wrong way is caught", "[house]") {
  CHECK(wrongWay("core/a.h", "\n#include \"ui/b.h\"\n") ==
        "core/a.h:2: core/ may not include ui/b.h\n");
  CHECK(wrongWay("core/a.cpp", "#include \"tests/fakes/b.h\"\n") != "");
  CHECK(wrongWay("core/a.cpp", "#include <app/cli/b.h>\n") != "");
  CHECK(wrongWay("ui/a.cpp", "#include \"app/gui/b.h\"\n") != "");
  CHECK(wrongWay("app/cli/a.cpp", "#include \"ui/b.h\"\n") != "");
  CHECK(wrongWay("app/gui/a.cpp", "#include \"app/cli/b.h\"\n") != "");
  CHECK(wrongWay("tests/core/a.cpp", "#include \"ui/b.h\"\n") != "");
  CHECK(wrongWay("tests/fakes/a.h", "#include \"tests/ui/b.h\"\n") != "");

  CHECK(wrongWay("core/a.cpp", "#include \"core/b.h\"\n#include <vector>\n") == "");
  CHECK(wrongWay("ui/a.cpp", "#include \"ui/b.h\"\n#include \"core/b.h\"\n") == "");
  CHECK(wrongWay("app/gui/a.cpp", "#include \"ui/b.h\"\n#include \"core/b.h\"\n") == "");
  CHECK(wrongWay("tests/ui/a.cpp", "#include \"ui/b.h\"\n#include \"tests/fakes/b.h\"\n") == "");
}

TEST_CASE("An own header that is not named from the root is caught", "[house]") {
  CHECK(wrongWay("core/base/a.cpp", "#include \"a.h\"\n") ==
        "core/base/a.cpp:1: \"a.h\" is not named from the project's root\n");
  CHECK(wrongWay("core/base/a.cpp", "#include \"../ui/a.h\"\n") != "");
  CHECK(wrongWay("ui/a.cpp", "#include <ui/b.h>\n") != "");
  CHECK(wrongWay("ui/a.cpp", "#include \"a.moc\"\n") == "");
  CHECK(wrongWay("core/a.cpp", "#include \"a.moc\"\n") != "");
  CHECK(wrongWay("tools/a.cpp", "") != "");
}

TEST_CASE("A header of Qt or KDE in the core is caught", "[house]") {
  for (const char* header : {"QString", "QtGlobal", "QtCore/QString", "KSyntaxHighlighting/Theme",
                             "KF6/KSyntaxHighlighting/Theme", "KLocalizedString"}) {
    INFO(header);
    const std::string text = std::string("#include <vector>\n#include <") + header + ">\n";
    CHECK(window("core/a.cpp", text) != "");
    CHECK(window("app/cli/a.cpp", text) != "");
    CHECK(window("tests/core/a.cpp", text) != "");
    CHECK(window("ui/a.cpp", text) == "");
    CHECK(window("app/gui/a.cpp", text) == "");
  }
  CHECK(window("core/a.cpp", "#include <queue>\n#include \"core/K.h\"\n") == "");
}
