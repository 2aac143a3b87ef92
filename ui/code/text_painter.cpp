#include "core/base/utf8.h"
#include "ui/code/code_frame.h"
#include "ui/code/control_marks.h"
#include "ui/code/decoded_text.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace escolio {
namespace {

/// Walks along a line's spans.
class Colors {
 public:
  explicit Colors(std::span<const SyntaxSpan> spans) : m_spans(spans) {}

  /// The colour at BYTE, which does not go back from call to call, and where it ends.
  SyntaxSpan at(std::size_t byte, std::size_t end) {
    while (m_next < m_spans.size() && m_spans[m_next].end <= byte)
      ++m_next;
    SyntaxSpan found{static_cast<std::uint32_t>(byte), static_cast<std::uint32_t>(end),
                     ColorRole::text};
    if (m_next >= m_spans.size())
      return found;
    const SyntaxSpan& span = m_spans[m_next];
    const bool isInside = span.begin <= byte;
    if (isInside)
      found.role = span.role;
    found.end = std::min(found.end, isInside ? span.end : span.begin);
    return found;
  }

 private:
  std::span<const SyntaxSpan> m_spans;
  std::size_t m_next = 0;
};

class LineTextPainter {
 public:
  LineTextPainter(QPainter& painter, LineNumber line, const CodeFrame& frame)
      : m_painter(painter), m_frame(frame), m_text(frame.layouts.line(line)),
        m_colors(frame.highlights.spansOf(line)), m_visible(frame.visibleCells()),
        m_top(frame.topOf(line)), m_baseline(m_top + frame.metrics.baseline()) {}

  void paint(const CellLayout& piece) {
    if (piece.isPlain())
      paintPlain(piece);
    else
      paintClusters(piece);
  }

 private:
  void paintPlain(const CellLayout& piece) {
    const std::size_t end = piece.clusterAt(static_cast<double>(m_visible.end));
    std::size_t byte = piece.clusterAt(static_cast<double>(m_visible.begin));
    while (byte < end) {
      const SyntaxSpan color = m_colors.at(byte, end);
      m_frame.glyphs.addAscii(m_text.substr(byte, color.end - byte),
                              m_frame.leftOf(piece.cellOf(byte)), m_baseline, color.role);
      byte = color.end;
    }
  }

  void paintClusters(const CellLayout& piece) {
    const std::vector<CellCluster>& clusters = piece.clusters();
    for (std::size_t index = 0; index < clusters.size(); ++index) {
      const CellKind kind = clusters[index].kind;
      std::size_t last = index;
      const bool isRun = kind == CellKind::shapedRun || kind == CellKind::rightToLeftRun;
      while (isRun && last + 1 < clusters.size() && clusters[last + 1].kind == kind)
        ++last;
      const CellSpan cells{
          piece.cells().begin + std::min(clusters[index].cell, clusters[last].cell),
          piece.cells().begin + std::max(clusters[index].cell + clusters[index].cells,
                                         clusters[last].cell + clusters[last].cells)};
      const bool isVisible = cells.end > m_visible.begin && cells.begin < m_visible.end;
      if (isVisible && kind != CellKind::blank)
        paintCluster(kind, {piece.bytesOf(index).begin, piece.bytesOf(last).end}, cells);
      index = last;
    }
  }

  void paintCluster(CellKind kind, const ByteSpan& bytes, const CellSpan& cells) {
    const QRectF box(m_frame.leftOf(cells.begin), m_top,
                     static_cast<double>(cells.end - cells.begin) * m_frame.metrics.cellWidth(),
                     m_frame.metrics.lineHeight());
    const DecodedCodePoint first = decodeUtf8(m_text, bytes.begin);
    const ColorRole role = m_colors.at(bytes.begin, bytes.end).role;
    if (kind == CellKind::mark) {
      paintMark(markOf(first.codePoint), box);
      return;
    }
    const bool isWrong = !first.isValid;
    const ColorRole shownRole = isWrong ? ColorRole::bad : role;
    if (kind == CellKind::character && first.length == bytes.size() &&
        m_frame.glyphs.addCharacter(first.codePoint, box.left(), m_baseline, shownRole))
      return;
    const QString text = decodeText(m_text.substr(bytes.begin, bytes.size())).text;
    m_frame.glyphs.drawText(m_painter, text, box, m_baseline, m_frame.theme.color(shownRole),
                            kind == CellKind::rightToLeftRun ? Qt::RightToLeft : Qt::LeftToRight);
  }

  void paintMark(const QString& mark, const QRectF& box) {
    const QColor color = m_frame.theme.color(ColorRole::warning);
    m_painter.save();
    QFont font = m_frame.metrics.font();
    constexpr double smaller = 0.7;
    font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * smaller)));
    m_painter.setFont(font);
    m_painter.setPen(color);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.drawRoundedRect(box.adjusted(1.5, 3.5, -1.5, -3.5), 2, 2);
    m_painter.drawText(box, Qt::AlignCenter, mark);
    m_painter.restore();
  }

  QPainter& m_painter;
  const CodeFrame& m_frame;
  std::string_view m_text;
  Colors m_colors;
  CellSpan m_visible;
  double m_top;
  double m_baseline;
};

} // namespace

void paintLineText(QPainter& painter, LineNumber line, const CodeFrame& frame) {
  LineTextPainter text(painter, line, frame);
  for (const auto& piece : frame.layouts.pieces(line, frame.visibleCells()))
    text.paint(*piece);
  if (!frame.highlights.isCut(line))
    return;
  // Where the colours of a very long line stop, so that nobody wonders.
  const double x = frame.leftOf(frame.layouts.cellOf(line, HighlightStore::longestLine));
  painter.setPen(QPen(frame.theme.color(ColorRole::warning), 1, Qt::DotLine));
  painter.drawLine(QPointF(x, frame.topOf(line)),
                   QPointF(x, frame.topOf(line) + frame.metrics.lineHeight()));
}

} // namespace escolio
