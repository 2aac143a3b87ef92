#pragma once

namespace escolio {

/// The program's version ("0.1.0").
const char* version();

} // namespace escolio
