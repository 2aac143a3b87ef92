#pragma once

#include <string>
#include <vector>

namespace escolio::e2e {

/// Skips the running test when one of PROGRAMS is not in PATH, and says which.
void skipWithout(const std::vector<std::string>& programs);

} // namespace escolio::e2e
