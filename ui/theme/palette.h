#pragma once

#include "ui/theme/theme.h"

#include <QPalette>
#include <QString>

namespace escolio {

/// The palette of the application in this theme.
QPalette paletteOf(const Theme& theme);

/// The style sheet of plain controls (tab bars, tool buttons, scroll bars) in this theme.
QString styleSheetOf(const Theme& theme);

} // namespace escolio
