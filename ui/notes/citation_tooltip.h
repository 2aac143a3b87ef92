#pragma once

#include <QString>

namespace escolio {

/// A tooltip with what is wrong (may be empty) and the cited lines (may be empty), both plain text
/// from files: nothing in them is taken for markup. Long texts are cut and say so.
QString citationTooltip(const QString& reason, const QString& lines);

} // namespace escolio
