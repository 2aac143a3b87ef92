#include "ui/code/line_range_label.h"

namespace escolio {

QString lineRangeLabel(const LineRange& lines) {
  return QString::fromStdString(toString(lines)).replace(QLatin1Char('-'), QChar(0x2013));
}

} // namespace escolio
