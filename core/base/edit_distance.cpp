#include "core/base/edit_distance.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <vector>

namespace escolio {
namespace {

constexpr std::size_t longestWord = 64;

std::string simplified(std::string_view word) {
  std::string result;
  for (const char c : word)
    if (c != '-' && c != '_' && c != ' ')
      result += asciiLower(c);
  return result;
}

} // namespace

int editDistance(std::string_view from, std::string_view to) {
  std::vector<int> beforeLast(to.size() + 1);
  std::vector<int> last(to.size() + 1);
  std::vector<int> row(to.size() + 1);
  for (std::size_t j = 0; j <= to.size(); ++j)
    row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= from.size(); ++i) {
    std::swap(beforeLast, last);
    std::swap(last, row);
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const int replaced = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        row[j] = std::min(row[j], beforeLast[j - 2] + 1);
    }
  }
  return row[to.size()];
}

std::string nearestWord(std::string_view word, std::span<const std::string> known) {
  if (word.size() > longestWord)
    return {};
  const std::string wanted = simplified(word);
  std::string nearest;
  int least = 0;
  for (const std::string& candidate : known) {
    const std::string simple = simplified(candidate);
    const int distance = editDistance(wanted, simple);
    const int allowed = static_cast<int>(std::max(wanted.size(), simple.size())) / 3;
    if (distance <= std::max(allowed, 1) && (nearest.empty() || distance < least)) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

} // namespace escolio
