#pragma once

#include <chrono>
#include <thread>

namespace escolio::e2e {

/// As long as anything may take on a machine that is busy with something else.
constexpr std::chrono::seconds patience{60};

/// Looks again and again whether CONDITION holds; false when it still does not at the end of LIMIT.
template <typename Condition>
bool waitUntil(const Condition& condition, std::chrono::milliseconds limit = patience) {
  constexpr std::chrono::milliseconds pause{10};
  const auto end = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end)
      return false;
    std::this_thread::sleep_for(pause);
  }
  return true;
}

} // namespace escolio::e2e
