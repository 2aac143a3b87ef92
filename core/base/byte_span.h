#pragma once

#include <cstddef>

namespace escolio {

/// A half-open range of byte offsets, 0-based.
struct ByteSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - begin; }
  [[nodiscard]] bool isEmpty() const { return begin >= end; }
  [[nodiscard]] bool contains(std::size_t offset) const { return offset >= begin && offset < end; }
  bool operator==(const ByteSpan&) const = default;
};

/// A place in a text file, as a person counts: both 1-based, columns in code points.
struct TextPlace {
  int line = 0;
  int column = 0;
  bool operator==(const TextPlace&) const = default;
};

} // namespace escolio
