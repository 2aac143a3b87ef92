#include "core/workspace/observations.h"

namespace escolio {

const char* toString(SourceState state) {
  switch (state) {
  case SourceState::ok:
    return "ok";
  case SourceState::noCheckout:
    return "no-checkout";
  case SourceState::noPin:
    return "no-pin";
  case SourceState::pinMissing:
    return "pin-missing";
  case SourceState::notOwner:
    return "not-owner";
  case SourceState::notDownloaded:
    return "not-downloaded";
  case SourceState::unsupported:
    return "unsupported";
  case SourceState::unreadable:
    return "unreadable";
  }
  return "unreadable";
}

} // namespace escolio
