#pragma once

#include "core/base/error.h"
#include "core/source/folder_pin.h"
#include "core/source/revision.h"
#include "core/workspace/observations.h"

#include <functional>
#include <string>
#include <string_view>

namespace escolio {

/// Looks a revision up in the checkout (ObjectSource::resolve).
using ResolveRevision = std::function<Result<ResolvedRevision>(std::string_view)>;

/// Judges what is recorded as the pin of a git source: BYTES of a pin file, or the text after `@`
/// of a pin line. Blank space, case, line ends and a BOM around the id do not matter. `holds` only
/// for the full id of a commit that RESOLVE finds; everything else has a message of its own that
/// says what it is and which commit it would be. Without RESOLVE (no checkout) a well-formed pin is
/// `unverified`.
ObservedPin judgeGitPin(std::string_view bytes, const ResolveRevision& resolve);

/// Judges what is recorded as the pin of a plain folder whose content is CURRENT now and that says
/// it was built from the commit BUILT_FROM (PackageVersion::commit; may be empty).
ObservedPin judgeFolderPin(std::string_view bytes, const FolderPin& current,
                           const std::string& builtFrom);

/// Judges by form alone, for a source that cannot be looked at: `unverified`, `absent`, or
/// `malformed`.
ObservedPin judgePinForm(std::string_view bytes);

/// True when TEXT, the part after `@` of a pin line, names PIN (a full commit id or a folder's
/// pin), in full or shortened: 7 or more digits of the commit; the version alone, or with 12 or
/// more digits of the hash (`2.6.0 sha256:0123456789ab`). The version as namesVersion() has it.
bool pinLineNames(std::string_view pin, std::string_view text);

} // namespace escolio
