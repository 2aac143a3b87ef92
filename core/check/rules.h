#pragma once

#include "core/check/check.h"

#include <vector>

namespace escolio {

#define ESCOLIO_CHECK(ID, KIND, FUNCTION) std::vector<CheckRow> FUNCTION(const Analysis& analysis);
#include "core/check/checks.def"
#undef ESCOLIO_CHECK

} // namespace escolio
