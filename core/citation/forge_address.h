#pragma once

#include <string_view>

namespace escolio {

/// True when two addresses lead to the same repository: scheme, user, case, a final ".git" or '/'
/// do not matter, and "git@host:owner/name" is "https://host/owner/name".
bool isSameRepository(std::string_view address, std::string_view other);

} // namespace escolio
