#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace escolio {

/// Where each identifier-like word of a text stands for the first time. Words are runs of ASCII
/// letters, digits and underscores that do not begin with a digit. 8 bytes a distinct word; only
/// the first 4 GiB of a text are looked at.
class WordPlaces {
 public:
  explicit WordPlaces(std::string_view text);

  /// The offset of the first occurrence of WORD in the text that this was made of, which is given
  /// again; nullopt when it does not occur.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text, std::string_view word) const;

 private:
  struct Entry {
    std::uint32_t hash;
    std::uint32_t offset;
    auto operator<=>(const Entry&) const = default;
  };
  std::vector<Entry> m_entries; // sorted
};

/// The offset of the first occurrence of WORD as a whole word, at or after FROM; npos when there is
/// none. A dotted name is a word too.
std::size_t findWholeWord(std::string_view text, std::string_view word, std::size_t from = 0);

} // namespace escolio
