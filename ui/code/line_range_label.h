#pragma once

#include "core/base/line_range.h"

#include <QString>

namespace escolio {

/// Lines as the window names them: "L943–L951", or "L943" for one.
QString lineRangeLabel(const LineRange& lines);

} // namespace escolio
