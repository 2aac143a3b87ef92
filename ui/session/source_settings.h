#pragma once

#include "ui/session/session.h"

#include <filesystem>
#include <string>

namespace escolio {

/// Records where SOURCE lies on this computer, in the reader's own settings.
Result<void> recordSourcePlace(const Reading& reading, const PlannedSource& source,
                               const std::filesystem::path& root);

/// Records PIN (a full commit id, or a folder's pin): in the source's pin file at once, or, when it
/// has has none, as the pin line of its note, which is then saved. With WANTSPINLINES every note of
/// the source gets its pin line, as an edit that can be undone.
Result<void> recordPin(Session& session, const PlannedSource& source, const std::string& pin,
                       bool wantsPinLines);

} // namespace escolio
