#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace escolio::bench {

/// A picture of the screen: 0xRRGGBB a pixel (the upper byte means nothing), row by row.
struct Picture {
  std::span<const std::uint32_t> pixels;
  std::size_t width = 0;
};

/// "These colours have to be seen between these columns": keywords in a pane, for one.
struct ColourWish {
  double left = 0;                    ///< from this share of the width, 0 to 1 …
  double right = 1;                   ///< … up to this one
  std::vector<std::uint32_t> colours; ///< any of them
  std::size_t pixels = 30;            ///< this many pixels of them
};

/// Reads "LEFT-RIGHT:RRGGBB[,RRGGBB…][:PIXELS]", LEFT and RIGHT in percent.
std::optional<ColourWish> parseColourWish(std::string_view text);

/// True when PICTURE shows what WISH asks for. A channel may be off by 12: letters are smoothed.
bool isGranted(const ColourWish& wish, const Picture& picture);

/// Follows pictures of a screen and says when something came and when it came to rest.
class PixelWatch {
 public:
  /// START is the screen before anything was started.
  PixelWatch(const Picture& start, std::vector<ColourWish> wishes);

  /// PICTURE was seen at MS milliseconds. In order of time.
  void see(const Picture& picture, double ms);

  /// More than 5 % of the screen differ from the start.
  [[nodiscard]] std::optional<double> first() const { return m_first; }
  /// The last change of more than 0.3 % of the screen: the blink of a cursor stays below.
  [[nodiscard]] std::optional<double> settled() const { return m_settled; }
  /// All wishes were granted, each at some time; nothing without a wish.
  [[nodiscard]] std::optional<double> granted() const;

 private:
  std::vector<std::uint32_t> m_start;
  std::vector<std::uint32_t> m_before; ///< at the last change that counted
  std::size_t m_changed = 0;           ///< pixels that differed from it at the last look
  std::vector<ColourWish> m_wishes;
  std::vector<std::optional<double>> m_grantedAt; ///< of each wish
  std::optional<double> m_first;
  std::optional<double> m_settled;
};

} // namespace escolio::bench
