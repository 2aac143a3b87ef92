#include "core/check/enclosing_lines.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

using Lines = std::vector<LineNumber>;

Lines enclosing(const std::string& text, LineRange range) {
  return enclosingLines(*SourceText::fromBytes(text), range);
}

} // namespace

TEST_CASE("Class and function enclose a line, nearest first", "[enclosing]") {
  CHECK(enclosing("class A:\n    x = 1\n\n    def f(self):\n        y = 2\n        z = 3\n",
                  {6, 6}) == Lines{4, 1});
}

TEST_CASE("A header over several lines encloses by its first line too", "[enclosing]") {
  CHECK(enclosing("class A:\n    def f(\n        self,\n    ):\n        return 1\n", {5, 5}) ==
        Lines{4, 2, 1});
}

TEST_CASE("A brace of its own belongs to the header above it", "[enclosing]") {
  CHECK(enclosing("void f()\n{\n  return;\n}\n", {3, 3}) == Lines{2, 1});
}

TEST_CASE("Blank lines at the beginning of a range are passed over", "[enclosing]") {
  CHECK(enclosing("def f():\n    a = 1\n\ndef g():\n    b = 2\n", {3, 5}).empty());
}

TEST_CASE("A line at the left margin is enclosed by nothing", "[enclosing]") {
  CHECK(enclosing("a = 1\nb = 2\n", {2, 2}).empty());
  CHECK(enclosing("", {1, 1}).empty());
}
