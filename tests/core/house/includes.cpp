#include "tests/core/house/includes.h"

#include <algorithm>

namespace escolio::house {

namespace {

bool isSpace(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

bool isWordCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Walks over C++ text token by token, as far as finding directives needs it.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : m_text(text) {}

  std::vector<Include> run() {
    while (m_at < m_text.size())
      step();
    return std::move(m_includes);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

  void advance(std::size_t count) {
    const std::size_t end = std::min(m_at + count, m_text.size());
    m_line += static_cast<int>(std::ranges::count(m_text.substr(m_at, end - m_at), '\n'));
    m_at = end;
  }

  /// To just behind the next END, or to the end of the text.
  void advancePast(std::string_view end) {
    const std::size_t found = rest().find(end);
    advance(found == std::string_view::npos ? m_text.size() : found + end.size());
  }

  void step() {
    const char c = m_text[m_at];
    if (c == '\n') {
      m_isLineStart = true;
      advance(1);
    } else if (isSpace(c)) {
      advance(1);
    } else if (skipComment()) {
      return;
    } else if (c == '#' && m_isLineStart) {
      readDirective();
    } else {
      m_isLineStart = false;
      skipToken(c);
    }
  }

  bool skipComment() {
    if (rest().starts_with("/*")) {
      advance(2);
      advancePast("*/");
      return true;
    }
    if (!rest().starts_with("//"))
      return false;
    skipLine();
    return true;
  }

  /// To the line's end, over continuations (a backslash before the line end).
  void skipLine() {
    while (m_at < m_text.size() && m_text[m_at] != '\n')
      advance(m_text[m_at] == '\\' ? 2 : 1);
  }

  void skipToken(char c) {
    if (c == '"' || c == '\'')
      skipQuoted(c);
    else if (isWordCharacter(c))
      skipWord();
    else
      advance(1);
  }

  void skipQuoted(char quote) {
    advance(1);
    while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n')
      advance(m_text[m_at] == '\\' ? 2 : 1);
    if (m_at < m_text.size() && m_text[m_at] == quote)
      advance(1);
  }

  /// A name or number; the ' of 1'000 belongs to it, and R before a quote begins a raw string.
  void skipWord() {
    const std::size_t start = m_at;
    const bool isNumber = m_text[m_at] >= '0' && m_text[m_at] <= '9';
    while (m_at < m_text.size() &&
           (isWordCharacter(m_text[m_at]) || (isNumber && m_text[m_at] == '\'')))
      advance(1);
    const std::string_view word = m_text.substr(start, m_at - start);
    if (rest().starts_with('"') &&
        (word == "R" || word == "u8R" || word == "uR" || word == "UR" || word == "LR")) {
      const std::string_view delimiter = rest().substr(1, rest().find('(') - 1);
      advancePast(")" + std::string(delimiter) + "\"");
    }
  }

  /// Its text without comments and continuations, then its headers.
  void readDirective() {
    m_isLineStart = false;
    const int line = m_line;
    std::string directive;
    advance(1);
    while (m_at < m_text.size() && m_text[m_at] != '\n') {
      if (skipComment())
        directive += ' ';
      else if (rest().starts_with("\\\n"))
        advance(2);
      else {
        directive += m_text[m_at];
        advance(1);
      }
    }
    addHeaders(directive, line);
  }

  void addHeaders(std::string_view directive, int line) {
    while (!directive.empty() && isSpace(directive.front()))
      directive.remove_prefix(1);
    if (directive.starts_with("include"))
      addHeader(directive, line);
    constexpr std::string_view question = "__has_include";
    for (std::size_t at = directive.find(question); at != std::string_view::npos;
         at = directive.find(question, at + question.size()))
      addHeader(directive.substr(at), line);
  }

  /// The first <…> or "…" of TEXT.
  void addHeader(std::string_view text, int line) {
    const std::size_t open = text.find_first_of("<\"");
    if (open == std::string_view::npos)
      return;
    const bool isAngled = text[open] == '<';
    const std::size_t end = text.find(isAngled ? '>' : '"', open + 1);
    if (end != std::string_view::npos)
      m_includes.push_back({line, std::string(text.substr(open + 1, end - open - 1)), isAngled});
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  int m_line = 1;
  bool m_isLineStart = true;
  std::vector<Include> m_includes;
};

} // namespace

std::vector<Include> includesOf(std::string_view text) {
  return Scanner(text).run();
}

} // namespace escolio::house
