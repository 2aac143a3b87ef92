#include "ui/controllers/navigation_history.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

CodePlace place(const char* path, LineNumber line) {
  return {SourceId("toy"), QString::fromLatin1(path), {line, line}};
}

} // namespace

TEST_CASE("Back returns to where a jump began, and forward to where it led", "[history]") {
  NavigationHistory history;
  CHECK_FALSE(history.canGoBack());
  history.jumped(place("a.py", 1), place("b.py", 7));
  CHECK(history.back() == place("a.py", 1));
  CHECK_FALSE(history.canGoBack());
  CHECK(history.forward() == place("b.py", 7));
  CHECK_FALSE(history.canGoForward());
}

TEST_CASE("A new jump forgets what lay ahead", "[history]") {
  NavigationHistory history;
  history.jumped(place("a.py", 1), place("b.py", 7));
  history.back();
  history.jumped(place("a.py", 1), place("c.py", 3));
  CHECK_FALSE(history.canGoForward());
  CHECK(history.back() == place("a.py", 1));
}

TEST_CASE("A jump keeps the lines that were read before it, though the caret had moved",
          "[history]") {
  NavigationHistory history;
  history.jumped(place("a.py", 1), place("a.py", 50));
  history.jumped(place("a.py", 80), place("b.py", 2));
  CHECK(history.back() == place("a.py", 80));
  CHECK(history.back() == place("a.py", 50));
  CHECK(history.back() == place("a.py", 1));
}

TEST_CASE("A jump to the place where one stands is none", "[history]") {
  NavigationHistory history;
  history.jumped(place("a.py", 1), place("a.py", 1));
  CHECK_FALSE(history.canGoBack());
}
