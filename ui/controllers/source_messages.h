#pragma once

#include "core/workspace/observations.h"

#include <QString>

namespace escolio {

/// What a pane shows in place of code. Empty text: there is code.
struct PaneMessage {
  QString text;   ///< first line what is wrong, then where and what to do
  QString button; ///< empty: there is none
};

/// Why SOURCE as a whole cannot be read; empty text when at least some of its files can.
PaneMessage messageOfSource(const SourceObservation& source);

/// Why a file of it cannot be shown.
PaneMessage messageOfFile(const ObservedFile& file, const QString& path,
                          const SourceObservation& source);

} // namespace escolio
