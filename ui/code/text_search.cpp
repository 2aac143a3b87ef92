#include "ui/code/text_search.h"

#include "core/base/utf8.h"

#include <QChar>
#include <algorithm>
#include <functional>
#include <string>

namespace escolio {
namespace {

char lowerAscii(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                              : character;
}

struct FoldedHash {
  std::size_t operator()(char character) const {
    return static_cast<unsigned char>(lowerAscii(character));
  }
};

struct FoldedEqual {
  bool operator()(char one, char other) const { return lowerAscii(one) == lowerAscii(other); }
};

bool isAscii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool isWordAt(std::string_view text, std::size_t offset) {
  const char32_t codePoint = decodeUtf8(text, offset).codePoint;
  return codePoint == U'_' || QChar::isLetterOrNumber(codePoint) || QChar::isMark(codePoint);
}

bool isWholeWord(std::string_view text, const ByteSpan& span) {
  if (span.end < text.size() && isWordAt(text, span.end))
    return false;
  if (span.begin == 0)
    return true;
  std::size_t before = span.begin - 1;
  constexpr std::size_t longestSequence = 4;
  const auto isContinuation = [&](std::size_t at) {
    return (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80;
  };
  while (before > 0 && span.begin - before < longestSequence && isContinuation(before))
    --before;
  return !isWordAt(text, before);
}

class Collector {
 public:
  Collector(std::string_view text, bool wholeWords, std::size_t limit)
      : m_text(text), m_wholeWords(wholeWords), m_limit(limit) {}

  /// Takes a hit, or not; false when there is no room for another one.
  bool add(const ByteSpan& span) {
    if (m_wholeWords && !isWholeWord(m_text, span))
      return true;
    if (hits.spans.size() == m_limit) {
      hits.isCut = true;
      return false;
    }
    hits.spans.push_back(span);
    return true;
  }

  SearchHits hits;

 private:
  std::string_view m_text;
  bool m_wholeWords;
  std::size_t m_limit;
};

template <typename Searcher>
void searchBytes(std::string_view text, std::size_t length, const Searcher& searcher,
                 Collector& collector) {
  auto from = text.begin();
  while (true) {
    const auto found = std::search(from, text.end(), searcher);
    if (found == text.end())
      return;
    const auto begin = static_cast<std::size_t>(found - text.begin());
    if (!collector.add({begin, begin + length}))
      return;
    from = found + static_cast<std::ptrdiff_t>(length);
  }
}

/// The length of the match of FOLDED at OFFSET, 0 for none.
std::size_t foldedMatch(std::string_view text, std::size_t offset, const std::u32string& folded) {
  std::size_t at = offset;
  for (const char32_t wanted : folded) {
    if (at >= text.size())
      return 0;
    const DecodedCodePoint step = decodeUtf8(text, at);
    if (QChar::toCaseFolded(step.codePoint) != wanted)
      return 0;
    at += step.length;
  }
  return at - offset;
}

void searchFolded(std::string_view text, std::string_view wanted, Collector& collector) {
  std::u32string folded;
  for (std::size_t at = 0; at < wanted.size();) {
    const DecodedCodePoint step = decodeUtf8(wanted, at);
    folded.push_back(QChar::toCaseFolded(step.codePoint));
    at += step.length;
  }
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t length = foldedMatch(text, at, folded); length > 0) {
      if (!collector.add({at, at + length}))
        return;
      at += length;
    } else {
      at += decodeUtf8(text, at).length;
    }
  }
}

} // namespace

SearchHits searchText(std::string_view text, std::string_view wanted, bool matchesCase,
                      bool wholeWords, std::size_t limit) {
  Collector collector(text, wholeWords, limit);
  if (wanted.empty())
    return collector.hits;
  if (matchesCase)
    searchBytes(text, wanted.size(),
                std::boyer_moore_horspool_searcher(wanted.begin(), wanted.end()), collector);
  else if (isAscii(wanted))
    searchBytes(text, wanted.size(),
                std::boyer_moore_horspool_searcher(wanted.begin(), wanted.end(), FoldedHash{},
                                                   FoldedEqual{}),
                collector);
  else
    searchFolded(text, wanted, collector);
  return std::move(collector.hits);
}

} // namespace escolio
