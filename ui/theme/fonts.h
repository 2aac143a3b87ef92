#pragma once

#include <QFont>

namespace escolio {

/// The font of code: the desktop's fixed font, or JetBrains Mono, DejaVu Sans Mono where they are
/// better. Ligatures off, since a reader counts characters.
QFont codeFont();

/// The font of notes: the desktop's own, a little larger.
QFont noteFont();

} // namespace escolio
