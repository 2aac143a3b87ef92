#include "ui/code/code_metrics.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <string>

namespace escolio {

CodeMetrics::CodeMetrics(const QFont& font, LineNumber lineCount) : m_font(font) {
  const QFontMetricsF metrics(font);
  m_cellWidth = metrics.horizontalAdvance(QLatin1Char('0'));
  constexpr double linesApart = 1.3;
  m_lineHeight = static_cast<int>(std::ceil(
      std::max(metrics.height() + 2, linesApart * (metrics.ascent() + metrics.descent()))));
  m_baseline = static_cast<int>(
      std::lround((m_lineHeight - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()));
  constexpr int leastWidth = 40;
  const double digits = static_cast<double>(std::to_string(lineCount).size());
  m_numberRight =
      markWidth + 8 + std::max(leastWidth, static_cast<int>(std::ceil(digits * m_cellWidth)));
}

LineNumber CodeMetrics::lineAt(std::int64_t y) const {
  const std::int64_t inside = y - topPadding;
  return inside < 0 ? 0 : inside / m_lineHeight + 1;
}

} // namespace escolio
