#include "ui/code/cell_layout.h"

#include "core/base/utf8.h"
#include "ui/code/cell_width.h"
#include "ui/code/control_marks.h"

#include <algorithm>
#include <cmath>

namespace escolio {
namespace {

bool isPlainText(std::string_view text) {
  bool isOther = false;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    isOther |= byte < 0x20 || byte > 0x7e;
  }
  return !isOther;
}

constexpr char32_t zeroWidthJoiner = 0x200d;

bool isRegionalIndicator(char32_t codePoint) {
  return codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff;
}

/// Whether a character becomes part of the cluster before it, whose last character is PREVIOUS.
bool continuesCluster(char32_t codePoint, char32_t previous, const CellCluster& cluster,
                      bool isSecond) {
  if (cluster.kind == CellKind::mark || cluster.kind == CellKind::blank)
    return false;
  if (previous == zeroWidthJoiner && codePoint >= 0x80 && markOf(codePoint).isEmpty())
    return true;
  if (isSecond && isRegionalIndicator(previous) && isRegionalIndicator(codePoint))
    return true;
  // A joiner after ASCII joins nothing: there it only hides, and is shown.
  const bool isJoiner = codePoint == 0x200c || codePoint == zeroWidthJoiner;
  return combinesWithPrevious(codePoint) && (!isJoiner || previous >= 0x80);
}

} // namespace

CellLayout::CellLayout(std::string_view line, ByteSpan span, std::int64_t cell, int tabWidth)
    : m_bytes(span), m_cells{cell, cell + static_cast<std::int64_t>(span.size())},
      m_isPlain(isPlainText(line.substr(span.begin, span.size()))) {
  if (!m_isPlain)
    layOut(line, tabWidth);
}

void CellLayout::layOut(std::string_view line, int tabWidth) {
  const std::string_view text = line.substr(0, m_bytes.end);
  m_clusters.reserve(m_bytes.size());
  std::uint32_t cell = 0;
  char32_t previous = 0;
  std::size_t inCluster = 0;
  bool hasRuns = false;
  for (std::size_t offset = m_bytes.begin; offset < m_bytes.end;) {
    const DecodedCodePoint decoded = decodeUtf8(text, offset);
    const char32_t codePoint = decoded.codePoint;
    if (!m_clusters.empty() &&
        continuesCluster(codePoint, previous, m_clusters.back(), inCluster == 1)) {
      ++inCluster;
    } else {
      CellCluster cluster{static_cast<std::uint32_t>(offset - m_bytes.begin), cell};
      if (codePoint == U'\t') {
        cluster.kind = CellKind::blank;
        cluster.cells =
            static_cast<std::uint16_t>(tabWidth - (m_cells.begin + std::int64_t{cell}) % tabWidth);
      } else if (codePoint == U' ') {
        cluster.kind = CellKind::blank;
      } else if (const QString mark = markOf(codePoint); !mark.isEmpty()) {
        cluster.kind = CellKind::mark;
        cluster.cells = static_cast<std::uint16_t>(mark.size());
      } else {
        cluster.cells = isWide(codePoint) ? 2 : 1;
        if (needsShaping(codePoint)) {
          cluster.kind = CellKind::shapedRun;
          hasRuns = true;
        }
      }
      m_clusters.push_back(cluster);
      cell += cluster.cells;
      inCluster = 1;
    }
    previous = codePoint;
    offset += decoded.length;
  }
  m_clusters.shrink_to_fit();
  m_cells.end = m_cells.begin + cell;
  if (hasRuns)
    joinRuns(line);
}

// Words of a right-to-left script and what stands between them are read from the right: the run's
// cells are mirrored, so that a caret and a selection follow the letters.
void CellLayout::joinRuns(std::string_view line) {
  const auto direction = [&](const CellCluster& cluster) {
    return directionOf(decodeUtf8(line, m_bytes.begin + cluster.byte).codePoint);
  };
  for (std::size_t first = 0; first < m_clusters.size(); ++first) {
    if (m_clusters[first].kind != CellKind::shapedRun ||
        direction(m_clusters[first]) != TextDirection::rightToLeft)
      continue;
    std::size_t last = first;
    for (std::size_t next = first + 1; next < m_clusters.size(); ++next) {
      const CellCluster& cluster = m_clusters[next];
      const bool isTab = cluster.kind == CellKind::blank && cluster.cells != 1;
      const TextDirection strong = direction(cluster);
      if (cluster.kind == CellKind::mark || isTab || strong == TextDirection::leftToRight)
        break;
      if (strong == TextDirection::rightToLeft)
        last = next;
    }
    const std::uint32_t sum =
        m_clusters[first].cell + m_clusters[last].cell + m_clusters[last].cells;
    for (std::size_t index = first; index <= last; ++index) {
      m_clusters[index].kind = CellKind::rightToLeftRun;
      m_clusters[index].cell = sum - m_clusters[index].cell - m_clusters[index].cells;
    }
    first = last;
  }
}

std::size_t CellLayout::indexOf(std::size_t byte) const {
  const auto offset = static_cast<std::uint32_t>(byte - m_bytes.begin);
  const auto after = std::ranges::upper_bound(m_clusters, offset, {}, &CellCluster::byte);
  return static_cast<std::size_t>(after - m_clusters.begin()) - 1;
}

ByteSpan CellLayout::bytesOf(std::size_t cluster) const {
  const bool isLast = cluster + 1 == m_clusters.size();
  return {m_bytes.begin + m_clusters[cluster].byte,
          isLast ? m_bytes.end : m_bytes.begin + m_clusters[cluster + 1].byte};
}

std::int64_t CellLayout::cellOf(std::size_t byte) const {
  byte = std::clamp(byte, m_bytes.begin, m_bytes.end);
  if (m_isPlain)
    return m_cells.begin + static_cast<std::int64_t>(byte - m_bytes.begin);
  if (byte == m_bytes.end || m_clusters.empty())
    return m_cells.end;
  const CellCluster& cluster = m_clusters[indexOf(byte)];
  const bool isMirrored = cluster.kind == CellKind::rightToLeftRun;
  return m_cells.begin + cluster.cell + (isMirrored ? cluster.cells : 0);
}

std::size_t CellLayout::clusterAt(double cell) const {
  const auto inside = static_cast<std::int64_t>(std::floor(cell)) - m_cells.begin;
  if (m_isPlain) {
    const auto last = static_cast<std::int64_t>(m_bytes.size());
    return m_bytes.begin + static_cast<std::size_t>(std::clamp<std::int64_t>(inside, 0, last));
  }
  for (const CellCluster& cluster : m_clusters)
    if (inside >= cluster.cell && inside < cluster.cell + cluster.cells)
      return m_bytes.begin + cluster.byte;
  return inside < 0 ? m_bytes.begin : m_bytes.end;
}

std::size_t CellLayout::byteAt(double cell) const {
  if (m_isPlain)
    return clusterAt(cell + 0.5);
  const std::size_t byte = clusterAt(cell);
  if (byte >= m_bytes.end)
    return m_bytes.end;
  const std::size_t index = indexOf(byte);
  const CellCluster& cluster = m_clusters[index];
  const double middle =
      static_cast<double>(m_cells.begin + cluster.cell) + static_cast<double>(cluster.cells) / 2;
  const bool isMirrored = cluster.kind == CellKind::rightToLeftRun;
  const bool isSecondHalf = isMirrored ? cell < middle : cell >= middle;
  return isSecondHalf ? bytesOf(index).end : byte;
}

std::vector<CellSpan> CellLayout::cellsOf(std::size_t begin, std::size_t end) const {
  begin = std::clamp(begin, m_bytes.begin, m_bytes.end);
  end = std::clamp(end, m_bytes.begin, m_bytes.end);
  if (begin >= end)
    return {};
  if (m_isPlain)
    return {{cellOf(begin), cellOf(end)}};
  std::vector<CellSpan> spans;
  for (std::size_t index = indexOf(begin);
       index < m_clusters.size() && m_bytes.begin + m_clusters[index].byte < end; ++index) {
    const CellCluster& cluster = m_clusters[index];
    const CellSpan span{m_cells.begin + cluster.cell, m_cells.begin + cluster.cell + cluster.cells};
    if (!spans.empty() && spans.back().end == span.begin)
      spans.back().end = span.end;
    else if (!spans.empty() && spans.back().begin == span.end)
      spans.back().begin = span.begin;
    else
      spans.push_back(span);
  }
  std::ranges::sort(spans, {}, &CellSpan::begin);
  return spans;
}

std::size_t CellLayout::boundaryAfter(std::size_t byte) const {
  if (byte >= m_bytes.end)
    return m_bytes.end;
  return m_isPlain ? byte + 1 : bytesOf(indexOf(byte)).end;
}

std::size_t CellLayout::boundaryBefore(std::size_t byte) const {
  if (byte <= m_bytes.begin)
    return m_bytes.begin;
  return m_isPlain ? byte - 1 : m_bytes.begin + m_clusters[indexOf(byte - 1)].byte;
}

} // namespace escolio
