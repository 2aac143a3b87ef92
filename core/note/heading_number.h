#pragma once

#include <cstddef>
#include <string_view>

namespace escolio {

/// The bytes of a heading's number at its beginning, with the space behind it: "1. ", "2) ",
/// "(3) ", "1.2 ", "II. ", "A. ", "1: ", "1 — ". 0 when it has none ("3 ways to shard").
std::size_t headingNumberLength(std::string_view heading);

} // namespace escolio
