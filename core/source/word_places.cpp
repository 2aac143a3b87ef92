#include "core/source/word_places.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <unordered_set>

namespace escolio {
namespace {

std::uint32_t hashOf(std::string_view word) {
  std::uint32_t hash = 2166136261U; // FNV-1a
  for (const char c : word)
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

std::size_t wordEnd(std::string_view text, std::size_t begin) {
  while (begin < text.size() && isIdentifierPart(text[begin]))
    ++begin;
  return begin;
}

} // namespace

WordPlaces::WordPlaces(std::string_view text) {
  text = text.substr(0, UINT32_MAX);
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < text.size();) {
    if (!isIdentifierPart(text[i])) {
      ++i;
      continue;
    }
    const std::size_t end = wordEnd(text, i);
    const std::string_view word = text.substr(i, end - i);
    if (!isAsciiDigit(word.front()) && seen.insert(word).second)
      m_entries.push_back({hashOf(word), static_cast<std::uint32_t>(i)});
    i = end;
  }
  std::ranges::sort(m_entries);
  m_entries.shrink_to_fit();
}

std::optional<std::size_t> WordPlaces::find(std::string_view text, std::string_view word) const {
  const std::uint32_t hash = hashOf(word);
  for (auto entry = std::ranges::lower_bound(m_entries, hash, {}, &Entry::hash);
       entry != m_entries.end() && entry->hash == hash; ++entry) {
    const std::size_t begin = entry->offset;
    if (text.substr(begin, wordEnd(text, begin) - begin) == word)
      return begin;
  }
  return std::nullopt;
}

std::size_t findWholeWord(std::string_view text, std::string_view word, std::size_t from) {
  while (!word.empty()) {
    const std::size_t at = text.find(word, from);
    if (at == std::string_view::npos)
      return at;
    const std::size_t end = at + word.size();
    const bool isWhole = (at == 0 || !isIdentifierPart(text[at - 1])) &&
                         (end >= text.size() || !isIdentifierPart(text[end]));
    if (isWhole)
      return at;
    from = at + 1;
  }
  return std::string_view::npos;
}

} // namespace escolio
