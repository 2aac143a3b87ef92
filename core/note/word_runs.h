#pragma once

#include <string_view>

namespace escolio {

/// Words of text in which no formula is looked for: rendered prose, whose formulas Markdown has
/// found already. Otherwise as countWords().
int countRuns(std::string_view text);

} // namespace escolio
