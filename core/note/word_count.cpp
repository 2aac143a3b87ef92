#include "core/note/word_count.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"
#include "core/note/word_runs.h"

#include <algorithm>
#include <string>

namespace escolio {
namespace {

/// Em and en dashes, the horizontal bar that some keyboards give in their place, the ellipsis.
bool separates(char32_t codePoint) {
  return (codePoint >= 0x2013 && codePoint <= 0x2015) || codePoint == 0x2026 ||
         codePoint == 0x2E3A || codePoint == 0x2E3B;
}

class RunCounter {
 public:
  void take(char32_t c) {
    if (isInvisible(c))
      return;
    if (m_isSeparatorHeld)
      releaseSeparator(c);
    if (isWhiteSpace(c)) {
      endRun();
    } else if (separates(c)) {
      if (m_lastIsDigit)
        m_isSeparatorHeld = true;
      else
        endRun();
    } else if (isWordOfItsOwn(c)) {
      endRun();
      ++m_words;
    } else if (!isCombiningMark(c)) {
      m_hasLetter = m_hasLetter || isLetterOrNumber(c);
      m_lastIsDigit = isDecimalDigit(c);
    }
  }

  int finish() {
    endRun();
    return m_words;
  }

 private:
  /// A dash behind a digit joins when a digit follows, and separates otherwise.
  void releaseSeparator(char32_t next) {
    m_isSeparatorHeld = false;
    if (!isDecimalDigit(next))
      endRun();
  }

  void endRun() {
    m_words += m_hasLetter ? 1 : 0;
    m_hasLetter = false;
    m_lastIsDigit = false;
    m_isSeparatorHeld = false;
  }

  int m_words = 0;
  bool m_hasLetter = false;
  bool m_lastIsDigit = false;
  bool m_isSeparatorHeld = false;
};

/// Where the formula that begins at AT ends, or AT when none begins there. One dollar opens before
/// something that is no space and closes behind such ("5 $ y 6 $" is money); letters and digits
/// outside touch neither one nor two.
std::size_t formulaEnd(std::string_view text, std::size_t at, std::size_t lastClose) {
  if (text.substr(at).starts_with("\\(")) {
    if (lastClose == std::string_view::npos || lastClose < at + 2)
      return at;
    return text.find("\\)", at + 2) + 2;
  }
  if (text[at] != '$')
    return at;
  const std::string_view mark = text.substr(at).starts_with("$$") ? "$$" : "$";
  const std::size_t begin = at + mark.size();
  const bool isGlued = at > 0 && isAsciiLetterOrDigit(text[at - 1]);
  const std::size_t close = text.find(mark, begin);
  if (isGlued || close == std::string_view::npos || close == begin)
    return at;
  if (mark.size() == 1 && (isAsciiSpace(text[begin]) || isAsciiSpace(text[close - 1])))
    return at;
  const std::size_t end = close + mark.size();
  const bool goesOn = end < text.size() && (isAsciiLetterOrDigit(text[end]) || text[end] == '$');
  return goesOn ? at : end;
}

} // namespace

int countRuns(std::string_view text) {
  RunCounter counter;
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    counter.take(decoded.codePoint);
    i += decoded.length;
  }
  return counter.finish();
}

int countWords(std::string_view text) {
  const std::size_t first = text.find_first_of("$\\");
  if (first == std::string_view::npos)
    return countRuns(text);
  std::string withoutFormulas(text.substr(0, first));
  withoutFormulas.reserve(text.size());
  const std::size_t lastClose = text.rfind("\\)");
  for (std::size_t i = first; i < text.size();) {
    const std::size_t end = formulaEnd(text, i, lastClose);
    withoutFormulas += end > i ? 'x' : text[i];
    i = std::max(end, i + 1);
  }
  return countRuns(withoutFormulas);
}

int countRawWords(std::string_view bytes) {
  int words = 0;
  bool isInWord = false;
  for (const char byte : bytes) {
    const bool isSpace = isAsciiSpace(byte);
    words += !isSpace && !isInWord ? 1 : 0;
    isInWord = !isSpace;
  }
  return words;
}

} // namespace escolio
