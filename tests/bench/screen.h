#pragma once

#include "tests/bench/pixel_watch.h"

#include <memory>

namespace escolio::bench {

/// The screen of $DISPLAY, read through shared memory, so that looking costs the programs that are
/// watched as little as can be.
class Screen {
 public:
  /// Null, with the reason on standard error, when there is no such display or it cannot be read
  /// so.
  static std::unique_ptr<Screen> open();
  virtual ~Screen() = default;

  /// What it shows now. The picture holds until the next call.
  virtual Picture look() = 0;
};

} // namespace escolio::bench
