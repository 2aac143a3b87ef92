#include "tests/bench/pixel_watch.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio::bench;

namespace {

/// A screen of 100 by 10.
struct Screen {
  std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(1000, 0xFFFFFF);

  [[nodiscard]] Picture picture() const { return {pixels, 100}; }
  void paint(std::size_t x, std::size_t count, std::uint32_t colour) {
    for (std::size_t i = 0; i < count; ++i)
      pixels[x + i] = colour;
  }
};

} // namespace

TEST_CASE("A window counts as there once more than 5 % of the screen changed", "[bench]") {
  Screen screen;
  PixelWatch watch(screen.picture(), {});
  screen.paint(0, 50, 0);
  watch.see(screen.picture(), 10);
  CHECK_FALSE(watch.first());
  screen.paint(0, 51, 0);
  watch.see(screen.picture(), 20);
  CHECK(watch.first() == 20);
}

TEST_CASE("A window is at rest after its last change of more than 0.3 %", "[bench]") {
  Screen screen;
  PixelWatch watch(screen.picture(), {});
  screen.paint(0, 100, 0);
  watch.see(screen.picture(), 10);
  screen.paint(200, 4, 0);
  watch.see(screen.picture(), 20);
  CHECK(watch.settled() == 20);
  screen.paint(300, 3, 0); // a cursor
  watch.see(screen.picture(), 30);
  CHECK(watch.settled() == 20);
}

TEST_CASE("Small changes that add up are seen", "[bench]") {
  Screen screen;
  PixelWatch watch(screen.picture(), {});
  screen.paint(0, 3, 0);
  watch.see(screen.picture(), 10);
  CHECK_FALSE(watch.settled());
  screen.paint(3, 3, 0);
  watch.see(screen.picture(), 20);
  CHECK(watch.settled() == 20);
}

TEST_CASE("Colours are waited for in each part of the screen", "[bench]") {
  Screen screen;
  PixelWatch watch(screen.picture(),
                   {*parseColourWish("0-50:aa2277:5"), *parseColourWish("50-100:aa2277,0000ff:5")});
  screen.paint(10, 5, 0xFFAE2677); // near enough, and the upper byte means nothing
  watch.see(screen.picture(), 10);
  CHECK_FALSE(watch.granted());
  screen.paint(46, 8, 0x0000FF); // four of them in the right half
  watch.see(screen.picture(), 20);
  CHECK_FALSE(watch.granted());
  screen.paint(160, 1, 0x0000FF);
  watch.see(screen.picture(), 30);
  CHECK(watch.granted() == 30);
}

TEST_CASE("A wish that cannot be read is none", "[bench]") {
  const auto wish = parseColourWish("5-35:a71d5d,00ff00:12");
  REQUIRE(wish);
  CHECK(wish->left == 0.05);
  CHECK(wish->right == 0.35);
  CHECK(wish->colours == std::vector<std::uint32_t>{0xA71D5D, 0x00FF00});
  CHECK(wish->pixels == 12);
  for (const char* text : {"", "0-50", "0-50:", "50-50:aabbcc", "0-101:aabbcc", "0-50:red",
                           "0-50:abc", "0-50:aabbcc:x", "a-50:aabbcc"}) {
    INFO(text);
    CHECK_FALSE(parseColourWish(text));
  }
}
