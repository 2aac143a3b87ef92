#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace escolio {

enum class CellKind : std::uint8_t {
  character,      ///< drawn by itself
  blank,          ///< a space or a tab
  mark,           ///< a character without a picture, shown by `markOf`
  shapedRun,      ///< of a script whose letters are drawn together, left to right
  rightToLeftRun, ///< the same, right to left: its cells are already mirrored
};

/// What the caret steps over at once: a character with what combines with it.
struct CellCluster {
  std::uint32_t byte = 0; ///< from the layout's first byte
  std::uint32_t cell = 0; ///< from the layout's first cell
  std::uint16_t cells = 1;
  CellKind kind = CellKind::character;
};

/// Half-open range of cells, counted from the line's start.
struct CellSpan {
  std::int64_t begin = 0;
  std::int64_t end = 0;
  bool operator==(const CellSpan&) const = default;
};

/// Where the characters of a line, or of a piece of a long one, stand in the grid of cells of a
/// fixed-width font. Byte offsets are from the line's start.
class CellLayout {
 public:
  /// Lays out the bytes SPAN of LINE; its first cell is CELL. Tabs go to multiples of TABWIDTH.
  CellLayout(std::string_view line, ByteSpan span, std::int64_t cell, int tabWidth);

  [[nodiscard]] ByteSpan bytes() const { return m_bytes; }
  [[nodiscard]] CellSpan cells() const { return m_cells; }
  /// Printable ASCII alone: every byte is one cell, and there are no clusters.
  [[nodiscard]] bool isPlain() const { return m_isPlain; }
  [[nodiscard]] const std::vector<CellCluster>& clusters() const { return m_clusters; }
  /// The bytes of a cluster, from the line's start.
  [[nodiscard]] ByteSpan bytesOf(std::size_t cluster) const;

  /// Where a caret before BYTE stands.
  [[nodiscard]] std::int64_t cellOf(std::size_t byte) const;
  /// The caret place nearest to CELL, which may be between cells.
  [[nodiscard]] std::size_t byteAt(double cell) const;
  /// The start of the cluster that covers CELL.
  [[nodiscard]] std::size_t clusterAt(double cell) const;
  /// The cells that the bytes from BEGIN to END cover, from left to right.
  [[nodiscard]] std::vector<CellSpan> cellsOf(std::size_t begin, std::size_t end) const;
  /// The caret places around BYTE; the layout's ends when there is none.
  [[nodiscard]] std::size_t boundaryAfter(std::size_t byte) const;
  [[nodiscard]] std::size_t boundaryBefore(std::size_t byte) const;

 private:
  void layOut(std::string_view line, int tabWidth);
  void joinRuns(std::string_view line);
  [[nodiscard]] std::size_t indexOf(std::size_t byte) const;

  ByteSpan m_bytes;
  CellSpan m_cells;
  bool m_isPlain = true;
  std::vector<CellCluster> m_clusters;
};

} // namespace escolio
