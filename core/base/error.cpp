#include "core/base/error.h"

namespace escolio {

const char* toString(ErrorKind kind) {
  switch (kind) {
  case ErrorKind::usage:
    return "usage";
  case ErrorKind::plan:
    return "plan";
  case ErrorKind::workspace:
    return "workspace";
  case ErrorKind::note:
    return "note";
  case ErrorKind::noCheckout:
    return "no-checkout";
  case ErrorKind::noTarget:
    return "no-target";
  case ErrorKind::noPin:
    return "no-pin";
  case ErrorKind::pinMalformed:
    return "pin-malformed";
  case ErrorKind::pinMissing:
    return "pin-missing";
  case ErrorKind::notOwner:
    return "not-owner";
  case ErrorKind::notDownloaded:
    return "not-downloaded";
  case ErrorKind::unsupported:
    return "unsupported";
  case ErrorKind::notFound:
    return "not-found";
  case ErrorKind::notAFile:
    return "not-a-file";
  case ErrorKind::tooLarge:
    return "too-large";
  case ErrorKind::io:
    return "io";
  case ErrorKind::internal:
    return "internal";
  }
  return "internal";
}

} // namespace escolio
