#include "tests/core/note/note_reading.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

/// "megatron=d98e8a6; pytorch=2.6.0"
std::string pinsIn(std::string_view text) {
  std::string all;
  for (const PinLine& line : read(text).pinLines)
    all += (all.empty() ? "" : "; ") + line.source.text() + '=' + line.pin;
  return all;
}

} // namespace

TEST_CASE("A pin line is found as text, in backticks, bold, lists and headings", "[note][pin]") {
  for (const std::string_view text :
       {"megatron @ d98e8a6", "Read at megatron @ d98e8a6.", "`megatron @ d98e8a6`",
        "**megatron @ d98e8a6**", "**megatron** @ `d98e8a6`", "- megatron @ d98e8a6\n",
        "# megatron @ d98e8a6\n", "megatron@d98e8a6", "(megatron  @  d98e8a6)",
        "> megatron @ d98e8a6", "Pin: megatron @ d98e8a6, July", "—megatron @ d98e8a6—",
        "Megatron @ d98e8a6", "| a |\n|---|\n| megatron @ d98e8a6 |\n",
        "<!-- x --> megatron @ d98e8a6\n", "[megatron @ d98e8a6](https://e.org)",
        "_megatron @ d98e8a6_"}) {
    CAPTURE(text);
    CHECK(pinsIn(text) == "megatron=d98e8a6");
  }
}

TEST_CASE("A pin may be a full commit, a version, or a version with its hash", "[note][pin]") {
  CHECK(pinsIn("megatron @ d98e8a64ddf3a8bd0c8e6ab4a4ffc0a3b9c3d5e1") ==
        "megatron=d98e8a64ddf3a8bd0c8e6ab4a4ffc0a3b9c3d5e1");
  CHECK(pinsIn("pytorch @ 2.6.0.") == "pytorch=2.6.0");
  CHECK(pinsIn("pytorch @ 2.6.0+cu124 and megatron @ d98e8a6") ==
        "pytorch=2.6.0+cu124; megatron=d98e8a6");
  CHECK(pinsIn("`pytorch @ 2.6.0 sha256:0123456789ab`") == "pytorch=2.6.0 sha256:0123456789ab");
  CHECK(pinsIn("pytorch @ 2.6.0 sha256:xyz") == "pytorch=2.6.0");
  CHECK(pinsIn("my_lib @ v1.2") == "my_lib=v1.2");
}

TEST_CASE("A line of its own is a pin line whatever its pin is", "[note][pin]") {
  CHECK(pinsIn("megatron @ HEAD\n") == "megatron=HEAD");
  CHECK(pinsIn("text before\n- `megatron @ main`\n") == "megatron=main");
  CHECK(pinsIn("we met megatron @ NVIDIA today").empty());
}

TEST_CASE("Other text with an at sign is no pin line", "[note][pin]") {
  for (const std::string_view text :
       {"someone@example.org", "xmegatron @ d98e8a6", "a/megatron @ d98e8a6", "megatron @",
        "@ d98e8a6", "numpy @ d98e8a6", "<!-- megatron @ d98e8a6 -->",
        "```\nmegatron @ d98e8a6\n```", "[x](https://e.org/megatron@d98e8a6)"}) {
    CAPTURE(text);
    CHECK(pinsIn(text).empty());
  }
  CHECK(analyseNote("megatron @ d98e8a6", {}).pinLines.empty());
}

TEST_CASE("Pin lines of the front matter are found", "[note][pin]") {
  const NoteDocument note =
      read("---\ntitle: x\npin: \"megatron @ d98e8a6\"\npins:\n  - pytorch @ 2.6.0\n---\n\ntext\n");
  REQUIRE(note.pinLines.size() == 2);
  CHECK(note.pinLines[0].source == SourceId("megatron"));
  CHECK(note.pinLines[0].pin == "d98e8a6");
  CHECK(note.pinLines[0].place == TextPlace{3, 7});
  CHECK(note.pinLines[1].pin == "2.6.0");
  CHECK(note.words.words == 1);
}

TEST_CASE("A pin line counts no words and its span is the pin's own", "[note][pin]") {
  const std::string_view text = "Read at **megatron @ d98e8a6**, twice.";
  const NoteDocument note = read(text);
  CHECK(note.words.words == 3);
  CHECK(note.words.citationWords == 2);
  REQUIRE(note.pinLines.size() == 1);
  CHECK(slice(text, note.pinLines[0].span) == "megatron @ d98e8a6");
}
