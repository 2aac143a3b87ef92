#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

class QTextBlock;
class QTextDocument;

namespace escolio {

// Where text of a laid-out document stands, in pixels of the document (without scrolling).

/// One rectangle for each line that the characters from BEGIN to END (positions) are on, from
/// ASCENT above the baseline to DESCENT below it. What an input method composes is counted in.
std::vector<QRectF> textRects(const QTextDocument& document, int begin, int end, qreal ascent,
                              qreal descent);

/// The left end of the baseline of BLOCK's first line.
QPointF firstBaseline(const QTextDocument& document, const QTextBlock& block);

} // namespace escolio
