#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The rendered text of a leaf block, with the way back to its source.
class Prose {
 public:
  [[nodiscard]] const std::string& text() const { return m_text; }

  /// Text that stands in the source as it is, at an offset.
  void append(std::string_view bytes, std::size_t offset);
  /// Text that stands for a span of the source: a character reference, a line end.
  void appendMade(std::string_view text, ByteSpan source);
  /// What was appended from a place of text() on is a formula with this source.
  void makeFormula(std::size_t from, std::string_view formula, ByteSpan source);

  /// Words of all text, and of the text of some spans of the source (in order, without overlap).
  [[nodiscard]] int words() const;
  [[nodiscard]] int wordsIn(const std::vector<ByteSpan>& sources) const;
  [[nodiscard]] int wordsOutside(const std::vector<ByteSpan>& sources) const;
  /// The text outside some spans of the source (in order, without overlap).
  [[nodiscard]] std::string textOutside(const std::vector<ByteSpan>& sources) const;

 private:
  enum class Kind { verbatim, made, formula };
  struct Piece {
    std::size_t begin = 0; // in m_text
    std::size_t end = 0;
    ByteSpan source;
    Kind kind = Kind::verbatim;
  };

  /// The text inside or outside of spans. COUNTABLE puts a letter for a formula.
  [[nodiscard]] std::string select(const std::vector<ByteSpan>& sources, bool inside,
                                   bool countable) const;

  std::string m_text;
  std::vector<Piece> m_pieces;
};

} // namespace escolio
