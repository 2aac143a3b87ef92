#include "core/base/version.h"

namespace escolio {

const char* version() {
  return ESCOLIO_VERSION;
}

} // namespace escolio
