#pragma once

#include "ui/session/session.h"

#include <filesystem>
#include <string>

namespace escolio {

/// Records where SOURCE lies on this computer, in the reader's own settings.
Result<void> recordSourcePlace(const Reading& reading, const PlannedSource& source,
                               const std::filesystem::path& root);

/// Records PIN (a full commit id, or a folder's pin): in the source's pin file at once, or, when it
/// has none, as the pin line of its notes; with WANTSPINLINES as both. A pin line is an edit that
/// can be undone, and is saved with the note. An error when the pin is recorded nowhere: the file
/// cannot be written, or no note can be read that could name it.
Result<void> recordPin(Session& session, const PlannedSource& source, const std::string& pin,
                       bool wantsPinLines);

} // namespace escolio
