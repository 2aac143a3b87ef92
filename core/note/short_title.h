#pragma once

#include <string>
#include <string_view>

namespace escolio {

/// The first words of TEXT, with an ellipsis when there are more: for what has no title.
std::string firstWords(std::string_view text);

/// A title without what a citation left behind when it was taken out of its end: "waits late (),".
std::string withoutRemains(std::string_view title);

/// "Column cut:" is "Column cut".
std::string withoutClosingMark(std::string_view title);

} // namespace escolio
