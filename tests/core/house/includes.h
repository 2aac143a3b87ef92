#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace escolio::house {

struct Include {
  int line = 0;       ///< 1-based
  std::string header; ///< without <> or ""
  bool isAngled = false;
  bool operator==(const Include&) const = default;
};

/// The headers that a C++ text includes or asks for with __has_include, in order. Those in
/// comments, strings and raw strings are none; those in a branch that the preprocessor leaves out
/// are.
std::vector<Include> includesOf(std::string_view text);

} // namespace escolio::house
