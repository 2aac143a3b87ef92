#pragma once

namespace escolio {

/// With ESCOLIO_TRACE=1 (or =window) in the environment, prints "NAME MILLISECONDS" to standard
/// error once for each NAME: the time from process start.
void trace(const char* name);

/// True with ESCOLIO_TRACE=window: see WindowTrace.
bool tracesWindow();

} // namespace escolio
