#include "tests/bench/pixel_watch.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <string>

namespace escolio::bench {

namespace {

constexpr int tolerance = 12;

template <typename Number>
std::optional<Number> toNumber(std::string_view text, int base) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number, base);
  if (fault != std::errc() || stop != end)
    return std::nullopt;
  return number;
}

/// The text before the next SEPARATOR, taken off the front of REST.
std::string_view take(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view taken = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return taken;
}

int channel(std::uint32_t pixel, unsigned shift) {
  return static_cast<int>((pixel >> shift) & 0xFFU);
}

bool isNear(std::uint32_t one, std::uint32_t other) {
  return std::ranges::all_of(std::initializer_list<unsigned>{0, 8, 16}, [&](unsigned shift) {
    return std::abs(channel(one, shift) - channel(other, shift)) <= tolerance;
  });
}

std::size_t differences(std::span<const std::uint32_t> one, std::span<const std::uint32_t> other) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    count += static_cast<std::size_t>(((one[i] ^ other[i]) & 0xFFFFFFU) != 0);
  return count;
}

} // namespace

std::optional<ColourWish> parseColourWish(std::string_view text) {
  std::string_view columns = take(text, ':');
  std::string_view colours = take(text, ':');
  const auto left = toNumber<unsigned>(take(columns, '-'), 10);
  const auto right = toNumber<unsigned>(columns, 10);
  if (!left || !right || *left >= *right || *right > 100 || colours.empty())
    return std::nullopt;
  ColourWish wish{.left = *left / 100.0, .right = *right / 100.0, .colours = {}};
  while (!colours.empty()) {
    const std::string_view name = take(colours, ',');
    const auto colour = toNumber<std::uint32_t>(name, 16);
    if (!colour || name.size() != 6)
      return std::nullopt;
    wish.colours.push_back(*colour);
  }
  if (!text.empty()) {
    const auto pixels = toNumber<std::size_t>(text, 10);
    if (!pixels)
      return std::nullopt;
    wish.pixels = *pixels;
  }
  return wish;
}

bool isGranted(const ColourWish& wish, const Picture& picture) {
  const auto column = [&](double share) {
    return static_cast<std::size_t>(share * static_cast<double>(picture.width));
  };
  std::size_t seen = 0;
  for (std::size_t row = 0; row < picture.pixels.size(); row += picture.width)
    for (std::size_t x = column(wish.left); x < column(wish.right); ++x)
      if (std::ranges::any_of(wish.colours, [pixel = picture.pixels[row + x]](
                                                std::uint32_t c) { return isNear(pixel, c); }) &&
          ++seen >= wish.pixels)
        return true;
  return false;
}

PixelWatch::PixelWatch(const Picture& start, std::vector<ColourWish> wishes)
    : m_start(start.pixels.begin(), start.pixels.end()), m_before(m_start),
      m_wishes(std::move(wishes)), m_grantedAt(m_wishes.size()) {}

void PixelWatch::see(const Picture& picture, double ms) {
  const std::size_t changed = differences(picture.pixels, m_before);
  if (changed == m_changed)
    return; // as it was: most looks see nothing new, and looking for colours takes a while
  m_changed = changed;
  if (changed * 1000 > 3 * m_before.size()) {
    m_settled = ms;
    std::ranges::copy(picture.pixels, m_before.begin());
    m_changed = 0;
  }
  if (!m_first && differences(picture.pixels, m_start) * 20 > m_start.size())
    m_first = ms;
  for (std::size_t i = 0; i < m_wishes.size(); ++i)
    if (!m_grantedAt[i] && isGranted(m_wishes[i], picture))
      m_grantedAt[i] = ms;
}

std::optional<double> PixelWatch::granted() const {
  std::optional<double> last;
  for (const std::optional<double>& at : m_grantedAt) {
    if (!at)
      return std::nullopt;
    last = std::max(last.value_or(0), *at);
  }
  return last;
}

} // namespace escolio::bench
