#include "core/base/folded_text.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;

TEST_CASE("Case, accents, hyphens, underscores and kinds of space do not tell texts apart",
          "[folded-text]") {
  CHECK(foldedText("all-reduce") == foldedText("AllReduce"));
  CHECK(foldedText("all_reduce") == foldedText("All reduce"));
  CHECK(foldedText("Conectar-los-puntos") == foldedText("conectar los\npuntos"));
  CHECK(foldedText("tutor de gramática") == foldedText("TUTOR DE GRAMA\u0301TICA"));
  CHECK(foldedText("600\u00A0GB/s") == foldedText("600 GB/s"));
  CHECK(foldedText("lab 02") != foldedText("lab 03"));
}

TEST_CASE("Folded needles are counted without overlap", "[folded-text]") {
  CHECK(FoldedText("All-reduce, then all_reduce").count(foldedText("all-reduce")) == 2);
  CHECK(FoldedText("gather").count(foldedText("all-reduce")) == 0);
  CHECK(FoldedText("anything").count(foldedText("")) == 0);
}

TEST_CASE("A number in a term is a whole number", "[folded-text]") {
  CHECK(containsFolded("in lab 02, and", "lab 02"));
  CHECK(containsFolded("lab02", "lab 02"));
  CHECK(containsFolded("lab 02 2024", "lab 02"));
  CHECK(containsFolded("lab 02-3", "lab 02"));
  CHECK(containsFolded("lab 021 or lab 02", "lab 02"));
  CHECK_FALSE(containsFolded("lab 021", "lab 02"));
  CHECK_FALSE(containsFolded("lab 20", "lab 2"));
  CHECK(containsFolded("~600 GB/s", "600 GB/s"));
  CHECK(containsFolded("NVLink 4 600GB/s", "600 GB/s"));
  CHECK(containsFolded("x.600 GB/s", "600 GB/s"));
  for (const char* text : {"1600 GB/s", "1.600 GB/s", "1,600 GB/s"})
    CHECK_FALSE(containsFolded(text, "600 GB/s"));
  CHECK(FoldedText("lab 02, lab 022, lab 02").count(foldedText("lab 02")) == 2);
}

TEST_CASE("Composed text is the same however its accents were typed", "[base]") {
  CHECK(composedText("cafe\xCC\x81.py") == "caf\xC3\xA9.py");
  CHECK(composedText("caf\xC3\xA9.py") == "caf\xC3\xA9.py");
  CHECK(composedText("plain/path.py") == "plain/path.py");
  CHECK(composedText("not \xFF utf-8") == "not \xFF utf-8");
}
