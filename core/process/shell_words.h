#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// WORD as it can be pasted into a POSIX shell: unchanged when it is plain, else in single quotes.
/// Only for commands that a person is shown; nothing here is run by a shell.
std::string shellWord(std::string_view word);

} // namespace escolio
