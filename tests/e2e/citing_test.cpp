#include "tests/e2e/support/gestures.h"
#include "tests/e2e/support/wait_until.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace escolio::e2e;

namespace {

const std::string note = "shards.md";

/// BYTES with NEXT in the place of the only FOUND.
std::string replaced(std::string bytes, const std::string& found, const std::string& next) {
  REQUIRE(bytes.find(found) != std::string::npos);
  REQUIRE(bytes.find(found) == bytes.rfind(found));
  return bytes.replace(bytes.find(found), found.size(), next);
}

bool has(const Rows& rows, const std::string& row) {
  return std::ranges::contains(rows, row);
}

} // namespace

TEST_CASE("A reader selects lines, cites them, writes on and saves", "[e2e]") {
  SampleWindow window;
  const std::string before = window.noteOnDisk(note);
  window.expectRowsOfCommandLine();
  CHECK(has(window.shownRows(), "unmet decisions shards.md"));

  const std::string end = "the bias would reach y once for each rank.";
  putCaretBehind(window, note, end);
  selectLines(window, 205, 213);
  window.desk().press({"ctrl+Return"});
  goFromCodeToNote(window);
  window.desk().type(" It is added once.");

  // The window judges what is in the editor, the command line what is on disk.
  CHECK(waitUntil([&] { return has(window.shownRows(), "met decisions shards.md"); }));
  CHECK(window.noteOnDisk(note) == before);
  CHECK(has(window.rowsOfCommandLine(), "unmet decisions shards.md"));

  window.desk().press({"ctrl+s"});
  window.expectOnDisk(
      note, replaced(before, end, end + " `shardkit/linear.py:L205-L213` It is added once."));
  window.expectRowsOfCommandLine();
  CHECK(has(window.shownRows(), "met decisions shards.md"));

  window.desk().press({"ctrl+q"});
  CHECK(window.exitCode() == 0);
  CHECK(window.shownRows() == window.rowsOfCommandLine());
}

TEST_CASE("With the cursor inside a citation, other lines take the place of its range", "[e2e]") {
  SampleWindow window;
  const std::string before = window.noteOnDisk(note);
  putCaretBehind(window, note, "`shardkit/linear.py:L72-L91`");
  window.desk().press({"Left", "Left", "Left", "Left"});
  selectLines(window, 62, 70);
  window.desk().press({"ctrl+Return"});
  window.desk().press({"ctrl+s"});
  window.expectOnDisk(note, replaced(before, "L72-L91", "L62-L70"));
  window.expectRowsOfCommandLine();
  window.desk().press({"ctrl+q"});
  CHECK(window.exitCode() == 0);
}
