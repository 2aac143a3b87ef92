#include "tests/e2e/support/gestures.h"
#include "tests/e2e/support/wait_until.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::e2e;

namespace {

const std::string note = "shards.md";
const std::string end = "so cutting them up makes training slower.";
const std::string question = "^Save before closing";

void waitUntilAnswered(const SampleWindow& window) {
  REQUIRE(waitUntil([&] { return !window.desk().window(question); }));
  static_cast<void>(window.focus());
}

} // namespace

TEST_CASE("Closing with unsaved text asks, and Cancel keeps the window and the text", "[e2e]") {
  SampleWindow window;
  const std::string before = window.noteOnDisk(note);
  putCaretBehind(window, note, end);
  window.desk().type(" One more sentence.");
  window.desk().press({"ctrl+q"});
  static_cast<void>(window.desk().focus(question));
  window.desk().press({"Escape"});
  waitUntilAnswered(window);
  CHECK(window.isRunning());
  CHECK(window.noteOnDisk(note) == before);

  window.desk().type(" And another.");
  window.desk().press({"ctrl+q"});
  static_cast<void>(window.desk().focus(question));
  CHECK(window.noteOnDisk(note) == before);
  window.desk().press({"alt+s"});
  CHECK(window.exitCode() == 0);
  std::string expected = before;
  expected.insert(expected.find(end) + end.size(), " One more sentence. And another.");
  CHECK(window.noteOnDisk(note) == expected);
  CHECK(window.shownRows() == window.rowsOfCommandLine());
}

TEST_CASE("Closing without saving leaves the note as it was", "[e2e]") {
  SampleWindow window;
  const std::string before = window.noteOnDisk(note);
  putCaretBehind(window, note, end);
  window.desk().type(" Not for keeps.");
  window.desk().press({"ctrl+q"});
  static_cast<void>(window.desk().focus(question));
  window.desk().press({"alt+d"});
  CHECK(window.exitCode() == 0);
  CHECK(window.noteOnDisk(note) == before);
}
