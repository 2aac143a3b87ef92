#pragma once

#include <QString>

namespace escolio {

/// Puts the window into a language: LANGUAGE ("es", "en"), or the desktop's when it is empty. Call
/// once, before the first widget.
void installTranslations(const QString& language);

} // namespace escolio
