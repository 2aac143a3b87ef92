#pragma once

#include "core/base/message.h"

#include <expected>

namespace escolio {

/// Why something could not be done. Tools branch on it; people read the message.
enum class ErrorKind {
  usage,         ///< the caller's words are off
  plan,          ///< the reading plan is wrong
  workspace,     ///< no workspace folder, or it cannot be read
  note,          ///< a note cannot be read or written
  noCheckout,    ///< no place on this computer is known for a source
  noTarget,      ///< a folder that is not the source: the target file is not below it
  noPin,         ///< no pin is recorded
  pinMalformed,  ///< a pin is recorded and is no pin
  pinMissing,    ///< the checkout does not have the commit
  notOwner,      ///< the checkout belongs to another user and git's guard refuses it
  notDownloaded, ///< a partial clone without the content
  unsupported,   ///< the repository needs something that the reader lacks
  notFound,      ///< no such file
  notAFile,      ///< a folder, link, submodule
  tooLarge,
  io, ///< the system refused to read or write
  internal
};

/// The word for KIND in JSON and text ("not-owner").
const char* toString(ErrorKind kind);

struct Error {
  ErrorKind kind = ErrorKind::internal;
  Message message;

  bool operator==(const Error&) const = default;
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(ErrorKind kind, Message message) {
  return std::unexpected(Error{kind, std::move(message)});
}

} // namespace escolio
