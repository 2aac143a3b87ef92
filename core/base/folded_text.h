#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// TEXT as headings and `mentions` are compared: without case, accents, hyphens, underscores, line
/// breaks and kinds of space. "All-reduce", "all_reduce" and "AllReduce" fold to the same text; so
/// do "conectar-los-puntos" and "Conectar los puntos". UTF-8 in and out.
std::string foldedText(std::string_view text);

/// A text, folded, to look for terms in. A number is one whole: "lab 02" does not occur in
/// "lab 021", nor "600 GB/s" in "1600 GB/s" or "1.600 GB/s".
class FoldedText {
 public:
  explicit FoldedText(std::string_view text);

  /// How often TERM, which foldedText() made, occurs, without overlap; an empty one never does.
  [[nodiscard]] int count(std::string_view term) const;
  [[nodiscard]] bool contains(std::string_view term) const { return count(term) > 0; }

 private:
  [[nodiscard]] bool cutsANumber(std::size_t begin, std::size_t end) const;
  [[nodiscard]] bool goesOnBefore(std::size_t at) const;

  std::vector<std::size_t> m_gaps; // places in the text where something was left out, in order
  std::string m_text;
};

/// True when the folded NEEDLE occurs in the folded HAYSTACK.
bool containsFolded(std::string_view haystack, std::string_view needle);

/// TEXT with its accents composed (NFC), so that equal names compare equal however they were typed.
/// Text that is not UTF-8 comes back as it is.
std::string composedText(std::string_view text);

} // namespace escolio
