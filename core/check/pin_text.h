#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// A pin as a row shows it: the first 12 digits of a commit, the version of a folder.
std::string pinForDisplay(std::string_view pin);

} // namespace escolio
