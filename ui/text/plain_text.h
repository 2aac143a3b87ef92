#pragma once

#include <QString>

namespace escolio {

/// Plain text as a tooltip that wraps. Without this Qt would take what looks like HTML in a file's
/// text for it, and leave it out.
QString plainTooltip(const QString& text);

} // namespace escolio
