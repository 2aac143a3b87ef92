#include "core/base/commit_id.h"

#include <algorithm>

namespace escolio {
namespace {

bool isHexadecimalDigit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

char toLowerAscii(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), toLowerAscii);
  return result;
}

} // namespace

bool isHexadecimal(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, isHexadecimalDigit);
}

std::optional<CommitId> CommitId::parse(std::string_view text) {
  if ((text.size() != 40 && text.size() != 64) || !isHexadecimal(text))
    return std::nullopt;
  return CommitId(lowered(text));
}

bool CommitId::beginsWith(std::string_view prefix) const {
  return prefix.size() >= 7 && isHexadecimal(prefix) && m_text.starts_with(lowered(prefix));
}

} // namespace escolio
