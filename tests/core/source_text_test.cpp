#include "core/source/source_text.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Only a line feed ends a line", "[source-text]") {
  const auto text = SourceText::fromBytes(
      "one\fa\ntwo\vb\nthree\u0085c\nfour\u2028d\nfive\u2029e\nsix\rf\nseven\nMARK = 8\n");
  CHECK(text->lineCount() == 8);
  CHECK(text->line(8) == "MARK = 8");
  CHECK(text->line(6) == "six\rf");
  CHECK(text->line(9).empty());
}

TEST_CASE("A last line without line feed counts and an empty file has no line", "[source-text]") {
  CHECK(SourceText::fromBytes("a\nb")->lineCount() == 2);
  CHECK(SourceText::fromBytes("a\nb\n")->lineCount() == 2);
  CHECK(SourceText::fromBytes("a\n\n")->lineCount() == 2);
  CHECK(SourceText::fromBytes("")->lineCount() == 0);
}

TEST_CASE("A carriage return before the line feed is no part of the shown line", "[source-text]") {
  const auto text = SourceText::fromBytes("a\r\nb\r\n");
  CHECK(text->line(1) == "a\r");
  CHECK(text->lineWithoutEnd(1) == "a");
}

TEST_CASE("An offset is found in its line", "[source-text]") {
  const auto text = SourceText::fromBytes("ab\ncd\n");
  CHECK(text->lineAt(0) == 1);
  CHECK(text->lineAt(2) == 1);
  CHECK(text->lineAt(3) == 2);
  CHECK(text->lineAt(99) == 2);
}
