#include "core/workspace/pin_writer.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace escolio;

namespace {

const SourceId toy("toy");
const SourceId other("other");

std::string withLine(std::string note, const std::string& pin = "d98e8a64ddf3",
                     const SourceId& source = toy) {
  const PinLineEdit edit = withPinLine(note, analyseNote(note, {toy, other}), source, pin);
  return note.replace(edit.span.begin, edit.span.size(), edit.text);
}

} // namespace

TEST_CASE("A pin line is put below the title, in a paragraph of its own", "[pin-line]") {
  CHECK(withLine("# Title\n\nText.\n") == "# Title\n\ntoy @ d98e8a64ddf3\n\nText.\n");
  CHECK(withLine("# Title\nText.\n") == "# Title\n\ntoy @ d98e8a64ddf3\n\nText.\n");
  CHECK(withLine("# Title\n") == "# Title\n\ntoy @ d98e8a64ddf3\n");
  CHECK(withLine("# Title") == "# Title\n\ntoy @ d98e8a64ddf3\n");
  CHECK(withLine("Title\n=====\n\nText.\n") == "Title\n=====\n\ntoy @ d98e8a64ddf3\n\nText.\n");
}

TEST_CASE("Without a title a pin line stands first, after the front matter", "[pin-line]") {
  CHECK(withLine("") == "toy @ d98e8a64ddf3\n");
  CHECK(withLine("Text.\n") == "toy @ d98e8a64ddf3\n\nText.\n");
  CHECK(withLine("\xEF\xBB\xBFText.\n") == "\xEF\xBB\xBFtoy @ d98e8a64ddf3\n\nText.\n");
  CHECK(withLine("---\nauthor: me\n---\nText.\n") ==
        "---\nauthor: me\n---\n\ntoy @ d98e8a64ddf3\n\nText.\n");
}

TEST_CASE("A pin line takes the line ends of its note", "[pin-line]") {
  CHECK(withLine("# Title\r\n\r\nText.\r\n") ==
        "# Title\r\n\r\ntoy @ d98e8a64ddf3\r\n\r\nText.\r\n");
}

TEST_CASE("The pin line of the source is replaced, and no other", "[pin-line]") {
  CHECK(withLine("# Title\n\nother @ 1234567\n\nRead: text.\n\ntoy @ abcdef0123\n") ==
        "# Title\n\nother @ 1234567\n\nRead: text.\n\ntoy @ d98e8a64ddf3\n");
  CHECK(withLine("---\ntoy @ abcdef0123\n---\n# Title\n") ==
        "---\ntoy @ d98e8a64ddf3\n---\n# Title\n");
}

TEST_CASE("What is written as a pin line is read as one", "[pin-line]") {
  const std::string folderPin = "2.6.0 sha256:" + std::string(64, 'a');
  for (const std::string& pin : {std::string("d98e8a64ddf3"), std::string(40, 'a'), folderPin})
    for (const char* note : {"", "# Title\n\nText.\n", "Text.\n", "---\na: b\n---\n", "# Title",
                             "Title\n===\nText", "- item\n", "```\ncode\n```\n"}) {
      INFO(note);
      const std::string written = withLine(note, pin);
      const NoteDocument document = analyseNote(written, {toy});
      REQUIRE(document.pinLines.size() == 1);
      CHECK(document.pinLines[0].source == toy);
      CHECK(document.pinLines[0].pin == pin);
      CHECK(withLine(written, pin) == written);
      CHECK(document.words.words == analyseNote(note, {toy}).words.words);
    }
}

TEST_CASE("A commit is shortened for a note", "[pin-line]") {
  CHECK(pinForNote("d98e8a64ddf34856e74b24714e3bedb2f5a39553") == "d98e8a64ddf3");
}
