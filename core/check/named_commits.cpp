#include "core/check/named_commits.h"

#include "core/base/ascii.h"
#include "core/check/analysis.h"

#include <algorithm>

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

bool isInCitation(const NoteDocument& document, std::size_t offset) {
  return std::ranges::any_of(document.citations, [offset](const CitationInNote& cited) {
    return cited.found.span.contains(offset);
  });
}

void addOnce(std::vector<std::string>& texts, std::string text) {
  if (std::ranges::find(texts, text) == texts.end())
    texts.push_back(std::move(text));
}

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

std::vector<std::string> possibleCommits(const WrittenFile& file) {
  std::vector<std::string> texts;
  if (file.note == nullptr || !file.note->namePin)
    return texts;
  for (HexText& hex : hexTexts(file.bytes))
    if (hex.isMixed && !isInCitation(*file.document, hex.offset))
      addOnce(texts, std::move(hex.text));
  for (const CitationInNote& cited : file.document->citations) {
    const std::string commit = asciiLower(cited.found.citation.commit);
    if (commit.size() >= fewestDigits && std::ranges::all_of(commit, isHexDigit))
      addOnce(texts, commit);
  }
  return texts;
}

} // namespace escolio
