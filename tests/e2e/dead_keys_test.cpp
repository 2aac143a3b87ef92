#include "tests/e2e/support/gestures.h"
#include "tests/e2e/support/needed_programs.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::e2e;

TEST_CASE("On a Spanish keyboard, dead keys put accents over the letters that follow", "[e2e]") {
  skipWithout({"setxkbmap"});
  SampleWindow window;
  if (!window.desk().useKeyboard("es"))
    SKIP("the keyboard layout “es” is not installed");
  const std::string note = "shards.md";
  const std::string end = "so cutting them up makes training slower.";
  std::string expected = window.noteOnDisk(note);
  putCaretBehind(window, note, end);
  window.desk().press({"space", "dead_acute", "a", "n", "dead_diaeresis", "u", "ntilde",
                       "dead_acute", "shift+e", "dead_grave", "dead_grave"});
  window.desk().press({"ctrl+s"});
  expected.insert(expected.find(end) + end.size(), " ánüñÉ`");
  window.expectOnDisk(note, expected);
}
