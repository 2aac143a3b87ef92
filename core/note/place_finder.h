#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

/// placeOf() for many offsets of one text. Fast when an offset is on the line of the one before and
/// behind it.
class PlaceFinder {
 public:
  /// TEXT must outlive the finder.
  explicit PlaceFinder(std::string_view text);
  TextPlace at(std::size_t offset);

 private:
  std::string_view m_text;
  std::vector<std::size_t> m_starts; // of lines
  std::size_t m_offset = 0;
  TextPlace m_place{1, 1};
};

} // namespace escolio
