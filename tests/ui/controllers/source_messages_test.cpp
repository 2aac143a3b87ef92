#include "ui/controllers/source_messages.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A file without text says what it is, where it was looked for and what to do",
          "[source]") {
  SourceObservation source;
  source.state = SourceState::ok;
  source.location = "/checkouts/toy";
  source.pin.pin = "d98e8a6";
  for (const auto kind : {ObservedFile::Kind::absent, ObservedFile::Kind::binary}) {
    const PaneMessage message = messageOfFile({kind, nullptr, {}}, "toy/layers.py", source);
    CHECK(message.text.startsWith("toy/layers.py "));
    CHECK(message.text.endsWith("\n/checkouts/toy @ d98e8a6"));
    CHECK(message.button == "Choose the pin…");
  }
}
