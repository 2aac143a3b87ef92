#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace escolio::bench {

using Microseconds = std::chrono::duration<double, std::micro>;

/// Keeps the compiler from leaving out work whose result nobody looks at.
template <typename T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

/// How long one call of WORK takes: the median of 15 samples, each of as many calls as fill 10 ms.
template <typename Work>
Microseconds medianTime(Work work) {
  using Clock = std::chrono::steady_clock;
  constexpr auto sampleTime = std::chrono::milliseconds(10);
  constexpr std::size_t sampleCount = 15;
  std::vector<Microseconds> samples;
  while (samples.size() < sampleCount) {
    int calls = 0;
    const auto start = Clock::now();
    auto now = start;
    for (; now - start < sampleTime; now = Clock::now(), ++calls)
      keep(work());
    samples.push_back(Microseconds(now - start) / calls);
  }
  std::ranges::nth_element(samples, samples.begin() + sampleCount / 2);
  return samples[sampleCount / 2];
}

} // namespace escolio::bench
