#include "core/source/line_fingerprints.h"
#include "core/source/source_text.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("A line's fingerprint does not depend on its white space", "[fingerprint]") {
  CHECK(lineFingerprint("    x = wait( y )\r") == lineFingerprint("x=wait(y)"));
  CHECK(lineFingerprint("a\xC2\xA0") == lineFingerprint("a"));
  CHECK(lineFingerprint("x = 1") != lineFingerprint("x = 2"));
}

TEST_CASE("A blank line has the fingerprint 0 and a bracket says nothing", "[fingerprint]") {
  CHECK(lineFingerprint(" \t\r") == 0);
  CHECK(lineFingerprint("  }") != 0);
  CHECK_FALSE(saysSomething(lineFingerprint("  })")));
  CHECK(saysSomething(lineFingerprint("é")));
}

TEST_CASE("A text has one fingerprint a line", "[fingerprint]") {
  const auto text = SourceText::fromBytes("a\n\nb");
  REQUIRE(text->fingerprints().size() == 3);
  CHECK(static_cast<LineNumber>(text->fingerprints().size()) == text->lineCount());
  CHECK(text->fingerprints()[1] == 0);
  CHECK(SourceText::fromBytes("")->fingerprints().empty());
  CHECK(SourceText::fromBytes("a\n")->fingerprints().size() == 1);
}
