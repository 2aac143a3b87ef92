#pragma once

#include "ui/theme/theme.h"

#include <QPalette>

namespace escolio {

/// The palette of the application in this theme.
QPalette paletteOf(const Theme& theme);

} // namespace escolio
