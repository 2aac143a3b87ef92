#pragma once

#include "core/source/source_text.h"
#include "ui/code/cell_layout.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace escolio {

/// The layouts of a text's lines, made when they are asked for and kept for a while. A long line is
/// laid out in pieces, so that only its visible ones cost. Bytes and cells are from the line's
/// start; a line's text is without "\n" and "\r\n".
class LineLayouts {
 public:
  LineLayouts(std::shared_ptr<const SourceText> text, int tabWidth);

  [[nodiscard]] const SourceText& text() const { return *m_text; }
  [[nodiscard]] std::string_view line(LineNumber number) const {
    return m_text->lineWithoutEnd(number);
  }
  /// The width of a whole line.
  [[nodiscard]] std::int64_t width(LineNumber number);
  /// The pieces of a line that touch these cells, from left to right.
  [[nodiscard]] std::vector<std::shared_ptr<const CellLayout>> pieces(LineNumber number,
                                                                      CellSpan cells);
  [[nodiscard]] std::int64_t cellOf(LineNumber number, std::size_t byte);
  [[nodiscard]] std::size_t byteAt(LineNumber number, double cell);
  /// The start of the character under CELL; the line's end behind it.
  [[nodiscard]] std::size_t characterAt(LineNumber number, double cell);
  [[nodiscard]] std::size_t boundaryAfter(LineNumber number, std::size_t byte);
  [[nodiscard]] std::size_t boundaryBefore(LineNumber number, std::size_t byte);

 private:
  /// Where the pieces of a line begin; the last entry is the line's end.
  struct PieceStart {
    std::size_t byte;
    std::int64_t cell;
  };
  using Pieces = std::vector<PieceStart>;
  using Piece = std::shared_ptr<const CellLayout>;

  const Pieces& startsOf(LineNumber number);
  Piece piece(LineNumber number, std::size_t index);
  Piece pieceWithByte(LineNumber number, std::size_t byte);
  Piece pieceWithCell(LineNumber number, double cell);

  std::shared_ptr<const SourceText> m_text;
  int m_tabWidth;
  std::unordered_map<LineNumber, Pieces> m_longLines;
  std::unordered_map<std::uint64_t, Piece> m_cache;
  std::size_t m_cachedClusters = 0;
};

} // namespace escolio
