#include "core/note/pin_lines.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/commit_id.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <optional>

namespace escolio {
namespace {

constexpr std::string_view marks = "*`_~\"'";
constexpr std::string_view hashPrefix = "sha256:";
constexpr std::size_t shortestCommit = 7;

bool isMark(char c) {
  return marks.contains(c);
}

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

bool isPinCharacter(char c) {
  return isAsciiLetterOrDigit(c) || std::string_view("._+-~:/").contains(c);
}

/// A commit's digits, or a version: a digit behind an optional v.
bool looksLikePin(std::string_view pin) {
  if (pin.size() >= shortestCommit && isHexadecimal(pin))
    return true;
  if (pin.starts_with('v') || pin.starts_with('V'))
    pin.remove_prefix(1);
  return !pin.empty() && isAsciiDigit(pin.front());
}

/// True when a line shows nothing but marks of Markdown outside of BEGIN to END.
bool isLineOfItsOwn(std::string_view text, std::size_t begin, std::size_t end) {
  const auto isNothing = [](char c) {
    return isAsciiSpace(c) || isAsciiPunctuation(c) || static_cast<unsigned char>(c) < 0x20;
  };
  while (begin > 0 && text[begin - 1] != '\n' && text[begin - 1] != '\r')
    if (!isNothing(text[--begin]))
      return false;
  for (; end < text.size() && text[end] != '\n' && text[end] != '\r'; ++end)
    if (!isNothing(text[end]))
      return false;
  return true;
}

/// Reads around the '@' at AT.
class PinReader {
 public:
  PinReader(std::string_view text, const std::vector<SourceId>& sources, std::size_t at)
      : m_text(text), m_sources(sources), m_at(at) {}

  std::optional<FoundPinLine> read(bool anyPin) {
    if (!readSource() || !readPin())
      return std::nullopt;
    if (!anyPin && !looksLikePin(m_word) && !isLineOfItsOwn(m_text, m_found.span.begin, m_wordEnd))
      return std::nullopt;
    m_found.pin = m_word;
    m_found.span.end = m_wordEnd;
    readHash();
    return m_found;
  }

 private:
  bool readSource() {
    std::size_t end = m_at;
    while (end > 0 && (isBlank(m_text[end - 1]) || isMark(m_text[end - 1])))
      --end;
    for (const SourceId& source : m_sources) {
      const std::string& id = source.text();
      // An underscore may be the id's own last letter as well as a mark.
      for (std::size_t last = end; last <= m_at && last >= id.size() && !id.empty(); ++last) {
        const std::size_t begin = last - id.size();
        if (isEqualWithoutCase(m_text.substr(begin, id.size()), id) && beginsWord(begin)) {
          m_found.source = source;
          m_found.span.begin = begin;
          return true;
        }
        if (last < m_at && m_text[last] != '_')
          break;
      }
    }
    return false;
  }

  bool beginsWord(std::size_t at) const {
    if (at == 0)
      return true;
    const std::string_view before = m_text.substr(0, at);
    std::size_t begin = at - 1; // of the character before
    while (begin > 0 && at - begin < 4 &&
           (static_cast<unsigned char>(before[begin]) & 0xC0U) == 0x80U)
      --begin;
    return !isLetterOrNumber(decodeUtf8(before, begin).codePoint) &&
           !std::string_view("-/.@").contains(before.back());
  }

  bool readPin() {
    std::size_t begin = m_at + 1;
    while (begin < m_text.size() && (isBlank(m_text[begin]) || isMark(m_text[begin])))
      ++begin;
    m_wordEnd = wordEnd(begin);
    m_word = m_text.substr(begin, m_wordEnd - begin);
    return !m_word.empty();
  }

  /// Without punctuation that ends a sentence, and marks.
  std::size_t wordEnd(std::size_t begin) const {
    std::size_t end = begin;
    while (end < m_text.size() && isPinCharacter(m_text[end]))
      ++end;
    while (end > begin && !isAsciiLetterOrDigit(m_text[end - 1]))
      --end;
    return end;
  }

  /// `VERSION sha256:HEX`
  void readHash() {
    std::size_t begin = m_wordEnd;
    while (begin < m_text.size() && isBlank(m_text[begin]))
      ++begin;
    if (begin == m_wordEnd || !m_text.substr(begin).starts_with(hashPrefix))
      return;
    const std::size_t end = wordEnd(begin);
    const std::string_view hash = m_text.substr(begin, end - begin);
    if (!isHexadecimal(hash.substr(hashPrefix.size())))
      return;
    m_found.pin += ' ';
    m_found.pin += hash;
    m_found.span.end = end;
  }

  std::string_view m_text;
  const std::vector<SourceId>& m_sources;
  std::size_t m_at;
  std::string_view m_word;
  std::size_t m_wordEnd = 0;
  FoundPinLine m_found;
};

} // namespace

std::vector<FoundPinLine> findPinLines(std::string_view text, const std::vector<SourceId>& sources,
                                       bool anyPin) {
  std::vector<FoundPinLine> found;
  if (sources.empty())
    return found;
  for (std::size_t at = text.find('@'); at != std::string_view::npos; at = text.find('@', at + 1))
    if (auto pin = PinReader(text, sources, at).read(anyPin)) {
      at = pin->span.end - 1;
      found.push_back(std::move(*pin));
    }
  return found;
}

} // namespace escolio
