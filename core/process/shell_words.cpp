#include "core/process/shell_words.h"

#include <algorithm>

namespace escolio {
namespace {

bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/._-+:@%,=").contains(c);
}

} // namespace

std::string shellWord(std::string_view word) {
  if (!word.empty() && std::ranges::all_of(word, isPlain))
    return std::string(word);
  std::string quoted = "'";
  for (const char c : word) {
    if (c == '\'')
      quoted += R"('\'')";
    else
      quoted += c;
  }
  return quoted + "'";
}

} // namespace escolio
