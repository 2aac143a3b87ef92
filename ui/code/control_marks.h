#pragma once

#include <QString>

namespace escolio {

/// How a character is shown that has no picture of its own, or that would change how others are
/// read: U+000C as "FF", U+2028 as "LS", U+202E as "RLO". Empty for a character that is drawn as it
/// is, and for a tab.
QString markOf(char32_t codePoint);

} // namespace escolio
