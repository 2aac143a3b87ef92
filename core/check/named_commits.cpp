#include "core/check/named_commits.h"

#include "core/base/ascii.h"
#include "core/check/analysis.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace escolio {
namespace {

constexpr std::size_t fewestDigits = 7;
constexpr std::size_t mostDigits = 64;

bool isHexDigit(char c) {
  const char lower = asciiLower(c);
  return isAsciiDigit(c) || (lower >= 'a' && lower <= 'f');
}

/// "v1.2-3-gd98e8a6": the "g" is git's, the digits begin behind it.
bool isDescribePrefix(std::string_view text, std::size_t begin) {
  return begin >= 2 && text[begin - 1] == 'g' && text[begin - 2] == '-';
}

/// Citations stand in the order of the text and do not overlap.
bool isInCitation(const NoteDocument& document, std::size_t offset) {
  const auto behind =
      std::ranges::upper_bound(document.citations, offset, {},
                               [](const CitationInNote& cited) { return cited.found.span.begin; });
  return behind != document.citations.begin() && std::prev(behind)->found.span.contains(offset);
}

/// Adds each text once, and no more than are looked up.
class PossibleCommitsBuilder {
 public:
  void add(const std::string& text, std::size_t offset) {
    if (m_known.contains(text))
      return;
    if (m_commits.texts.size() == mostPossibleCommits) {
      m_commits.isComplete = false;
      return;
    }
    m_known.insert(text);
    m_commits.texts.push_back({text, offset});
  }

  PossibleCommits take() { return std::move(m_commits); }

 private:
  PossibleCommits m_commits;
  std::unordered_set<std::string> m_known;
};

} // namespace

std::vector<HexText> hexTexts(std::string_view text) {
  std::vector<HexText> found;
  for (std::size_t i = 0; i < text.size();) {
    if (!isHexDigit(text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    bool hasDigit = false;
    bool hasLetter = false;
    for (; i < text.size() && isHexDigit(text[i]); ++i)
      (isAsciiDigit(text[i]) ? hasDigit : hasLetter) = true;
    const std::size_t length = i - begin;
    const bool beginsWord =
        begin == 0 || !isAsciiLetterOrDigit(text[begin - 1]) || isDescribePrefix(text, begin);
    const bool endsWord = i == text.size() || !isAsciiLetterOrDigit(text[i]);
    if (beginsWord && endsWord && length >= fewestDigits && length <= mostDigits)
      found.push_back({begin, asciiLower(text.substr(begin, length)), hasDigit && hasLetter});
  }
  return found;
}

PossibleCommits possibleCommits(const WrittenFile& file) {
  PossibleCommitsBuilder builder;
  if (file.note == nullptr || !file.note->namePin)
    return builder.take();
  for (const HexText& hex : hexTexts(file.bytes))
    if (hex.isMixed && !isInCitation(*file.document, hex.offset))
      builder.add(hex.text, hex.offset);
  for (const CitationInNote& cited : file.document->citations) {
    const std::string commit = asciiLower(cited.found.citation.commit);
    if (commit.size() >= fewestDigits && std::ranges::all_of(commit, isHexDigit))
      builder.add(commit, cited.found.span.begin);
  }
  return builder.take();
}

} // namespace escolio
