#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace escolio {

/// SHA-256, fed piece by piece.
class ContentHash {
 public:
  ContentHash();
  ~ContentHash();
  ContentHash(const ContentHash&) = delete;
  ContentHash& operator=(const ContentHash&) = delete;

  void add(std::string_view bytes);
  /// The hash of what was added, 64 hexadecimal digits in lower case; starts anew.
  std::string takeHex();

 private:
  struct State;
  std::unique_ptr<State> m_state;
};

/// SHA-256 of BYTES, lower-case hex.
std::string sha256Hex(std::string_view bytes);

} // namespace escolio
