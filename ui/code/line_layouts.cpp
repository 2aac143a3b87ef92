#include "ui/code/line_layouts.h"

#include <algorithm>
#include <utility>

namespace escolio {
namespace {

constexpr std::size_t pieceSize = 4096;
// About 12 MB, of text that is not plain. More than any screen shows, or each frame would lay out
// anew what the one before threw away.
constexpr std::size_t keptClusters = 1'000'000;

/// Where a piece that begins at BEGIN ends: never inside a UTF-8 sequence.
std::size_t pieceEnd(std::string_view line, std::size_t begin) {
  if (line.size() - begin <= pieceSize)
    return line.size();
  std::size_t end = begin + pieceSize;
  const auto isContinuation = [&](std::size_t at) {
    return (static_cast<unsigned char>(line[at]) & 0xc0) == 0x80;
  };
  constexpr int longestSequence = 4;
  for (int step = 1; step < longestSequence && isContinuation(end); ++step)
    --end;
  return end;
}

} // namespace

LineLayouts::LineLayouts(std::shared_ptr<const SourceText> text, int tabWidth)
    : m_text(std::move(text)), m_tabWidth(tabWidth) {}

const LineLayouts::Pieces& LineLayouts::startsOf(LineNumber number) {
  if (const auto found = m_longLines.find(number); found != m_longLines.end())
    return found->second;
  // Kept for good: the starts of all long lines take one percent of the text's own room.
  const std::string_view text = line(number);
  Pieces starts{{0, 0}};
  while (starts.back().byte < text.size()) {
    const std::size_t begin = starts.back().byte;
    const ByteSpan span{begin, pieceEnd(text, begin)};
    starts.push_back(
        {span.end, CellLayout(text, span, starts.back().cell, m_tabWidth).cells().end});
  }
  return m_longLines.emplace(number, std::move(starts)).first->second;
}

LineLayouts::Piece LineLayouts::piece(LineNumber number, std::size_t index) {
  constexpr int indexBits = 24;
  const std::uint64_t key = (static_cast<std::uint64_t>(number) << indexBits) | index;
  if (const auto found = m_cache.find(key); found != m_cache.end())
    return found->second;
  const std::string_view text = line(number);
  PieceStart start{0, 0};
  std::size_t end = text.size();
  if (text.size() > pieceSize) {
    const Pieces& starts = startsOf(number);
    start = starts[index];
    end = starts[index + 1].byte;
  }
  auto made =
      std::make_shared<const CellLayout>(text, ByteSpan{start.byte, end}, start.cell, m_tabWidth);
  if (m_cachedClusters > keptClusters) {
    m_cache.clear();
    m_cachedClusters = 0;
  }
  m_cachedClusters += 1 + made->clusters().size();
  m_cache.emplace(key, made);
  return made;
}

LineLayouts::Piece LineLayouts::pieceWithByte(LineNumber number, std::size_t byte) {
  if (line(number).size() <= pieceSize)
    return piece(number, 0);
  const Pieces& starts = startsOf(number);
  const auto after = std::upper_bound(
      starts.begin() + 1, starts.end() - 1, byte,
      [](std::size_t value, const PieceStart& start) { return value < start.byte; });
  return piece(number, static_cast<std::size_t>(after - starts.begin()) - 1);
}

LineLayouts::Piece LineLayouts::pieceWithCell(LineNumber number, double cell) {
  if (line(number).size() <= pieceSize)
    return piece(number, 0);
  const Pieces& starts = startsOf(number);
  const auto after = std::upper_bound(starts.begin() + 1, starts.end() - 1, cell,
                                      [](double value, const PieceStart& start) {
                                        return value < static_cast<double>(start.cell);
                                      });
  return piece(number, static_cast<std::size_t>(after - starts.begin()) - 1);
}

std::int64_t LineLayouts::width(LineNumber number) {
  if (line(number).size() <= pieceSize)
    return piece(number, 0)->cells().end;
  return startsOf(number).back().cell;
}

std::vector<LineLayouts::Piece> LineLayouts::pieces(LineNumber number, CellSpan cells) {
  if (line(number).size() <= pieceSize)
    return {piece(number, 0)};
  std::vector<Piece> found;
  const std::size_t count = startsOf(number).size() - 1;
  for (std::size_t index = 0; index < count; ++index) {
    const Pieces& starts = startsOf(number);
    if (starts[index + 1].cell > cells.begin && starts[index].cell < cells.end)
      found.push_back(piece(number, index));
  }
  return found;
}

std::int64_t LineLayouts::cellOf(LineNumber number, std::size_t byte) {
  return pieceWithByte(number, byte)->cellOf(byte);
}

std::size_t LineLayouts::byteAt(LineNumber number, double cell) {
  return pieceWithCell(number, cell)->byteAt(cell);
}

std::size_t LineLayouts::characterAt(LineNumber number, double cell) {
  return pieceWithCell(number, cell)->clusterAt(cell);
}

std::size_t LineLayouts::boundaryAfter(LineNumber number, std::size_t byte) {
  return pieceWithByte(number, byte)->boundaryAfter(byte);
}

std::size_t LineLayouts::boundaryBefore(LineNumber number, std::size_t byte) {
  return byte == 0 ? 0 : pieceWithByte(number, byte - 1)->boundaryBefore(byte);
}

} // namespace escolio
