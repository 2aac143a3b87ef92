#include "core/source/content_hash.h"

#include <array>
#include <cstdint>
#include <nettle/sha2.h>

namespace escolio {

struct ContentHash::State {
  sha256_ctx context{};
};

ContentHash::ContentHash() : m_state(std::make_unique<State>()) {
  sha256_init(&m_state->context);
}

ContentHash::~ContentHash() = default;

void ContentHash::add(std::string_view bytes) {
  // SHA-256 is defined on octets; nettle takes them unsigned.
  sha256_update(&m_state->context, bytes.size(),
                reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string ContentHash::takeHex() {
  std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
  sha256_digest(&m_state->context, digest.size(), digest.data());
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : digest) {
    hex += digits[byte >> 4U];
    hex += digits[byte & 0x0FU];
  }
  return hex;
}

std::string sha256Hex(std::string_view bytes) {
  ContentHash hash;
  hash.add(bytes);
  return hash.takeHex();
}

} // namespace escolio
