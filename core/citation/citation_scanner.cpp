#include "core/citation/citation_scanner.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"
#include "core/citation/cited_lines.h"
#include "core/citation/cited_path.h"
#include "core/citation/forge_link.h"
#include "core/citation/lines_behind.h"
#include "core/citation/plain_view.h"

#include <algorithm>
#include <optional>

namespace escolio {
namespace {

// Bounds that keep broken text from costing more than its length.
constexpr std::size_t longestPath = 1024;
constexpr std::size_t longestCodeSpan = 1024;
constexpr std::size_t longestHost = 256;
constexpr std::size_t longestGap = 16;

char charAt(std::string_view text, std::size_t at) {
  return at < text.size() ? text[at] : '\0';
}

bool isClosingMark(char c) {
  return c == '`' || c == '*';
}

bool isContinuationByte(char c) {
  return (c & 0xC0U) == 0x80U;
}

bool isOpeningBracket(char c) {
  return c == '(' || c == '[' || c == '{';
}

/// Goes through the text once. A "word" is what stands between characters that end a path.
class CitationScanner {
 public:
  explicit CitationScanner(std::string_view source) : m_view(source) {}

  std::vector<FoundCitation> scan(const std::vector<FoundCitation>& known) {
    for (const FoundCitation& citation : known) {
      scanUntil(m_view.fromSource(citation.span.begin));
      m_found.push_back(citation);
      moveTo(m_view.fromSource(citation.span.end));
    }
    scanUntil(m_view.text().size());
    return std::move(m_found);
  }

 private:
  void scanUntil(std::size_t end) {
    m_text = m_view.text().substr(0, end);
    while (m_at < m_text.size())
      step();
  }

  void step() {
    if (takeAddress() || (m_at == m_fresh && takeContinuation()))
      return;
    const char c = m_text[m_at];
    if ((c == '`' && takeCodeWithSpaces()) || (mayIntroduceLines(m_text, m_at) && takeLines()))
      return;
    const DecodedCodePoint decoded = decodeUtf8(m_text, m_at);
    const bool staysFresh = m_at == m_fresh && isOpeningBracket(c);
    m_at += decoded.length;
    if (endsPath(decoded.codePoint))
      beginWord(m_at);
    else if (c == ':')
      m_path = m_at;
    if (staysFresh)
      m_fresh = m_at;
  }

  void beginWord(std::size_t at) { m_at = m_word = m_path = m_fresh = at; }

  void moveTo(std::size_t at) {
    beginWord(at);
    m_end = at;
  }

  void add(Citation citation, std::size_t begin, std::size_t end, bool isContinuation) {
    m_found.push_back({std::move(citation), m_view.sourceSpan({begin, end}), isContinuation});
    moveTo(end);
  }

  void add(const CitedLines& lines, std::string_view path, std::size_t begin) {
    add({normalPath(path), lines.first, lines.last, {}, {}, lines.fault}, begin, lines.end, false);
  }

  /// A web address, read as a forge's link or left alone as a whole.
  bool takeAddress() {
    const bool isAddress = beginsAddress(m_text, m_at);
    if (!isAddress && (m_at != m_fresh || !isForgeWithoutScheme()))
      return false;
    std::size_t end = 0;
    if (auto citation = readForgeLink(m_text, m_at, end))
      add(std::move(*citation), m_at, end, false);
    else if (isAddress)
      beginWord(addressEnd(m_text, m_at));
    else
      return false;
    return true;
  }

  /// "github.com/owner/name/blob/…" as people type it.
  bool isForgeWithoutScheme() const {
    const std::string_view host = m_text.substr(m_at, longestHost);
    const std::size_t slash = host.find('/');
    return slash != std::string_view::npos && isAsciiLetter(host[0]) &&
           lookOfPath(host.substr(0, slash)) == PathLook::extension;
  }

  /// At the beginning of a word: `L5-L9`, `:L5-L9`, `#L5` after a citation. Alone, `L5` needs to
  /// stand directly behind a comma, or else every L1 and L2 of prose would be one.
  bool takeContinuation() {
    const bool isSigned = m_text[m_at] == ':' || m_text[m_at] == '#';
    if (isSigned && closesAWord(m_at))
      return false;
    const auto lines = readMarkedLines(m_text, isSigned ? m_at + 1 : m_at);
    if (!lines)
      return false;
    if (lines->isRange && !isSigned && takeBehindLonePath(*lines))
      return true;
    const bool isBehindComma = m_end > 0 && m_at == m_end + 1 && m_text[m_end] == ',';
    if (m_found.empty() || (!lines->isRange && !isSigned && !isBehindComma))
      return false;
    const Citation& before = m_found.back().citation;
    add({before.path, lines->first, lines->last, before.commit, before.address, lines->fault}, m_at,
        lines->end, true);
    return true;
  }

  /// `layers.py: L10-L20` and `` `layers.py` (L10-L20) ``: the lines of that file are meant, and
  /// must not count as ones of the citation before.
  bool takeBehindLonePath(CitedLines lines) {
    const std::size_t earliest = std::max(m_end, m_at - std::min(m_at, longestGap));
    std::size_t end = m_at;
    while (end > earliest &&
           (isAsciiSpace(m_text[end - 1]) || std::string_view("`*([:,").contains(m_text[end - 1])))
      --end;
    if (end == m_at || end == m_end)
      return false;
    const ByteSpan path = pathBefore(end, m_end);
    const std::string_view text = m_text.substr(path.begin, path.size());
    if (lookOfPath(text) != PathLook::extension)
      return false;
    lines.fault = CitationFault::malformed;
    lines.first = lines.last = std::nullopt;
    add(lines, text, m_at);
    return true;
  }

  /// At the beginning of a code span: a path with spaces, when the whole span is one citation.
  bool takeCodeWithSpaces() {
    if (m_at < m_codeEnd)
      return false;
    const std::size_t content = std::min(m_text.find_first_not_of('`', m_at), m_text.size());
    const std::size_t marks = content - m_at;
    const std::size_t length =
        m_text.substr(content, longestCodeSpan).find(m_text.substr(m_at, marks));
    m_codeEnd = content;
    if (length == std::string_view::npos)
      return false;
    const std::size_t end = content + length;
    m_codeEnd = end + marks;
    std::size_t sign = content + std::min(m_text.substr(content, length).find(' '), length);
    while (sign < end && !mayIntroduceLines(m_text, sign))
      ++sign;
    if (sign >= end)
      return false;
    const std::string_view path = m_text.substr(content, sign - content);
    const auto lines = linesBehind(m_text, sign, path);
    if (!lines || lines->end != end || !isPathWithSpaces(path))
      return false;
    add(*lines, path, content);
    return true;
  }

  /// Unambiguous: a folder stands before the first space, and no file name ends at a space.
  static bool isPathWithSpaces(std::string_view path) {
    if (path.find('/') > path.find(' ') || path.contains("://") || path.contains("  ") ||
        lookOfPath(path) != PathLook::extension)
      return false;
    for (std::size_t i = path.find(' '); i != std::string_view::npos; i = path.find(' ', i + 1))
      if (lookOfPath(path.substr(0, i)) == PathLook::extension)
        return false;
    return true;
  }

  /// The path that ends at END, in the word that begins at BEGIN or later.
  ByteSpan pathBefore(std::size_t end, std::size_t begin) const {
    const std::size_t first = end - std::min(end - begin, longestPath);
    std::size_t start = end;
    while (start > first && !endsPathBefore(start))
      --start;
    return pathEndingAt(m_text, start, end);
  }

  /// True when the character that ends at AT ends a path; false inside a character.
  bool endsPathBefore(std::size_t at) const {
    if (isContinuationByte(charAt(m_text, at)))
      return false;
    std::size_t start = at - 1;
    while (start > 0 && at - start < 4 && isContinuationByte(m_text[start]))
      --start;
    return endsPath(decodeUtf8(m_text, start).codePoint);
  }

  /// True when the marks that end at AT close a word rather than open one.
  bool closesAWord(std::size_t at) const {
    std::size_t start = at;
    while (start > m_end && isClosingMark(m_text[start - 1]))
      --start;
    return start < at && start > m_end && !endsPathBefore(start);
  }

  /// At ':', '#' or '?': what stands before it in the word is the path.
  bool takeLines() {
    if (m_at == m_word)
      return takeLinesBehindMarks();
    const ByteSpan path = pathBefore(m_at, m_path);
    const std::string_view text = m_text.substr(path.begin, path.size());
    const bool isScoped = path.begin > 1 && m_text.substr(path.begin - 2, 2) == "::";
    const bool isPath = !isScoped || lookOfPath(text) != PathLook::name;
    const auto lines = isPath ? linesBehind(m_text, m_at, text) : std::nullopt;
    if (!lines) {
      m_path = m_at + 1;
      return false;
    }
    // `_layers.py:L10_`: underscores at both ends are emphasis.
    std::size_t marks = 0;
    while (charAt(m_text, lines->end + marks) == '_' && charAt(text, marks) == '_')
      ++marks;
    add(*lines, text.substr(marks), path.begin + marks);
    return true;
  }

  /// `` `layers.py`:L10-L20 `` and `**layers.py**:L10`: the marks are part of the citation, or a
  /// citation in its place would leave half of them.
  bool takeLinesBehindMarks() {
    std::size_t pathEnd = m_at;
    while (pathEnd > m_end && isClosingMark(m_text[pathEnd - 1]))
      --pathEnd;
    const std::size_t marks = m_at - pathEnd;
    if (marks == 0 || marks > 3 || m_text[m_at] == '?')
      return false;
    const ByteSpan path = pathBefore(pathEnd, m_end);
    const std::string_view text = m_text.substr(path.begin, path.size());
    const PathLook look = lookOfPath(text);
    if (path.begin < m_end + marks || (look != PathLook::extension && look != PathLook::folders) ||
        m_text.substr(path.begin - marks, marks) != m_text.substr(pathEnd, marks))
      return false;
    const auto lines = linesBehind(m_text, m_at, text);
    if (!lines)
      return false;
    add(*lines, text, path.begin - marks);
    return true;
  }

  PlainView m_view;
  std::string_view m_text; // what is searched: up to the next known citation
  std::vector<FoundCitation> m_found;
  std::size_t m_at = 0;
  std::size_t m_word = 0;    // where the word at m_at began
  std::size_t m_path = 0;    // where its path began: the word, without what a colon ended
  std::size_t m_fresh = 0;   // the beginning of a word, or behind its opening brackets
  std::size_t m_end = 0;     // where the last citation ended
  std::size_t m_codeEnd = 0; // where the code span that was looked at last ends
};

} // namespace

std::vector<FoundCitation> findCitationsAround(std::string_view text,
                                               const std::vector<FoundCitation>& known) {
  return CitationScanner(text).scan(known);
}

std::vector<FoundCitation> findCitations(std::string_view text) {
  return findCitationsAround(text, {});
}

} // namespace escolio
