#include "core/source/line_fingerprints.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr std::string_view noBreakSpace = "\xC2\xA0";

} // namespace

LineFingerprint lineFingerprint(std::string_view line) {
  std::uint64_t hash = 14695981039346656037U; // FNV-1a
  bool isBlank = true;
  bool hasText = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (isAsciiSpace(c))
      continue;
    if (c == noBreakSpace[0] && line.substr(i).starts_with(noBreakSpace)) {
      ++i;
      continue;
    }
    isBlank = false;
    hasText = hasText || isAsciiLetterOrDigit(c) || static_cast<unsigned char>(c) >= 0x80;
    hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  }
  if (isBlank)
    return 0;
  const auto folded = static_cast<LineFingerprint>(hash ^ (hash >> 32U));
  return hasText ? folded | 1U : (folded & ~1U) | 2U;
}

std::vector<LineFingerprint> lineFingerprints(std::string_view text) {
  std::vector<LineFingerprint> fingerprints;
  fingerprints.reserve(static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    fingerprints.push_back(lineFingerprint(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return fingerprints;
}

std::string withoutWhiteSpace(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i).starts_with(noBreakSpace))
      ++i;
    else if (!isAsciiSpace(line[i]))
      text += line[i];
  }
  return text;
}

} // namespace escolio
