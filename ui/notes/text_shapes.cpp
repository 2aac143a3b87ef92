#include "ui/notes/text_shapes.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>

namespace escolio {
namespace {

QPointF originOf(const QTextDocument& document, const QTextBlock& block) {
  document.documentLayout()->blockBoundingRect(block); // lays the block out if it was not yet
  return block.layout()->position();
}

/// A position in BLOCK as a position in its layout, where composed text takes room.
int inLayout(const QTextBlock& block, int position, bool isEnd) {
  const QTextLayout& layout = *block.layout();
  const int offset = position - block.position();
  const int at = layout.preeditAreaPosition();
  if (layout.preeditAreaText().isEmpty() || offset < at || (isEnd && offset == at))
    return offset;
  return offset + static_cast<int>(layout.preeditAreaText().size());
}

} // namespace

std::vector<QRectF> textRects(const QTextDocument& document, int begin, int end, qreal ascent,
                              qreal descent) {
  std::vector<QRectF> rects;
  for (QTextBlock block = document.findBlock(begin); block.isValid() && block.position() < end;
       block = block.next()) {
    const QPointF origin = originOf(document, block);
    const int first = inLayout(block, std::max(begin, block.position()), false);
    const int last = inLayout(block, std::min(end, block.position() + block.length() - 1), true);
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
      const QTextLine line = block.layout()->lineAt(i);
      const int from = std::max(first, line.textStart());
      const int to = std::min(last, line.textStart() + line.textLength());
      if (from >= to)
        continue;
      const qreal left = line.cursorToX(from);
      const qreal right = line.cursorToX(to);
      const qreal baseline = line.y() + line.ascent();
      rects.push_back(QRectF(QPointF(std::min(left, right), baseline - ascent),
                             QPointF(std::max(left, right), baseline + descent))
                          .translated(origin));
    }
  }
  return rects;
}

QPointF firstBaseline(const QTextDocument& document, const QTextBlock& block) {
  const QPointF origin = originOf(document, block);
  if (block.layout()->lineCount() == 0)
    return origin;
  const QTextLine line = block.layout()->lineAt(0);
  return origin + QPointF(line.x(), line.y() + line.ascent());
}

} // namespace escolio
