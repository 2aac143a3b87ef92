#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace escolio::bench {

using Microseconds = std::chrono::duration<double, std::micro>;

/// Keeps the compiler from leaving out work whose result nobody looks at.
template <typename T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

/// Time that this process was at work, so that other programs on the machine do not count.
inline Microseconds cpuTime() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// How long one call of WORK takes: the median of 15 samples, each of as many calls as fill 10 ms.
template <typename Work>
Microseconds medianTime(Work work) {
  constexpr auto sampleTime = std::chrono::milliseconds(10);
  constexpr std::size_t sampleCount = 15;
  std::vector<Microseconds> samples;
  while (samples.size() < sampleCount) {
    int calls = 0;
    const Microseconds start = cpuTime();
    Microseconds now = start;
    for (; now - start < sampleTime; now = cpuTime(), ++calls)
      keep(work());
    samples.push_back((now - start) / calls);
  }
  std::ranges::nth_element(samples, samples.begin() + sampleCount / 2);
  return samples[sampleCount / 2];
}

} // namespace escolio::bench
