#include "tests/core/house/includes.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::house;

TEST_CASE("Includes are found with their line, however they are spaced", "[house]") {
  CHECK(includesOf("#include <git2.h>\n"
                   "  #  include \"core/a.h\" // why\n"
                   "#include /* here */ <md4c.h>\n"
                   "#\\\n"
                   "include <vector>\n") ==
        std::vector<Include>{
            {1, "git2.h", true}, {2, "core/a.h", false}, {3, "md4c.h", true}, {4, "vector", true}});
}

TEST_CASE("An include is found in a branch, in a question and without a last line end", "[house]") {
  CHECK(includesOf("#if __has_include(<git2.h>) && __has_include(\"a.h\")\n"
                   "#include <QString>\n"
                   "#endif\n"
                   "#include <K>") ==
        std::vector<Include>{
            {1, "git2.h", true}, {1, "a.h", false}, {2, "QString", true}, {4, "K", true}});
}

TEST_CASE("What only looks like an include is none", "[house]") {
  CHECK(includesOf("// #include <a>\n"
                   "/*\n#include <b>\n*/\n"
                   "// goes on \\\n#include <c>\n"
                   "const char* d = \"\\\n#include <d>\";\n"
                   "const char* e = R\"x(\n#include <e>\n)\" )x\";\n"
                   "int f = 1'000; x #include <f>\n"
                   "#define INCLUDE <g>\n")
            .empty());
}

TEST_CASE("Quotes of characters and digits do not hide what follows", "[house]") {
  CHECK(includesOf("char a = '\"'; int b = 1'000'000; const char* c = \"\\\"/*\";\n"
                   "#include <d>\n") == std::vector<Include>{{2, "d", true}});
}
