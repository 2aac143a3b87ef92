#pragma once

namespace escolio {

/// With ESCOLIO_TRACE=1 in the environment, prints "NAME MILLISECONDS" to standard error once for
/// each NAME: the time from process start.
void trace(const char* name);

} // namespace escolio
