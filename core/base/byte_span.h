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
  /// What of it lies in a text of SIZE bytes; empty at its end when it lies behind.
  [[nodiscard]] ByteSpan within(std::size_t size) const {
    const std::size_t last = end < size ? end : size;
    return {begin < last ? begin : last, last};
  }
  bool operator==(const ByteSpan&) const = default;
};

/// A place in a text file, as a person counts: both 1-based, columns in code points.
struct TextPlace {
  int line = 0;
  int column = 0;
  bool operator==(const TextPlace&) const = default;
};

} // namespace escolio
