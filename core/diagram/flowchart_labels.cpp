#include "core/diagram/flowchart_labels.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace escolio {
namespace {

/// Statements that draw nothing of their own.
bool isSilent(std::string_view word) {
  constexpr std::array<std::string_view, 10> silent{"style",     "classDef", "class",    "click",
                                                    "linkStyle", "end",      "accTitle", "accDescr",
                                                    "direction", "href"};
  return std::ranges::find(silent, word) != silent.end();
}

char closingOf(char open) {
  switch (open) {
  case '[':
    return ']';
  case '(':
    return ')';
  case '{':
    return '}';
  default:
    return '\0';
  }
}

/// Walks over a flowchart's text: nodes, links between them, and what is written on both.
class FlowchartReader {
 public:
  FlowchartReader(std::string_view text, LabelList& labels) : m_text(text), m_labels(labels) {}

  void read() {
    while (m_at < m_text.size()) {
      skipSeparators();
      readStatement();
    }
  }

 private:
  std::string_view m_text;
  LabelList& m_labels;
  std::size_t m_at = 0;
  std::string m_node; // the id read last: a shape behind it names it

  [[nodiscard]] bool isEnd() const {
    return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == ';';
  }
  [[nodiscard]] bool startsWith(std::string_view part) const {
    return m_text.substr(m_at).starts_with(part);
  }

  void skipSeparators() {
    while (m_at < m_text.size() && (isAsciiSpace(m_text[m_at]) || m_text[m_at] == ';'))
      ++m_at;
  }

  void skipLine() { m_at = std::min(m_text.find('\n', m_at), m_text.size()); }

  void readStatement() {
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && !isAsciiSpace(m_text[m_at]) && m_text[m_at] != ';' &&
           m_text[m_at] != ':')
      ++m_at;
    const std::string_view word = m_text.substr(begin, m_at - begin);
    if (isSilent(word))
      return skipLine();
    if (word == "subgraph")
      return readSubgraph();
    m_at = begin;
    m_node.clear();
    while (!isEnd())
      readPart();
  }

  /// `subgraph title words`, `subgraph id [title]`, `subgraph "title"`.
  void readSubgraph() {
    const std::size_t begin = m_at;
    skipLine();
    const std::string_view title = trimmed(m_text.substr(begin, m_at - begin));
    const std::size_t open = title.find('[');
    if (open != std::string_view::npos && title.ends_with(']'))
      m_labels.addText(title.substr(open + 1, title.size() - open - 2));
    else
      m_labels.addText(title);
  }

  void readPart() {
    const char c = m_text[m_at];
    if (isAsciiSpace(c) || c == '&') {
      ++m_at;
    } else if (c == '|') {
      m_labels.addText(takeUntil("|"));
    } else if (c == '@' && startsWith("@{")) {
      readAttributes();
    } else if (startsWith(":::")) {
      skipWord();
    } else if (closingOf(c) != '\0' || c == '>') {
      m_labels.nameNode(m_node, takeShape());
    } else if (isLink()) {
      readLink();
    } else {
      readId();
    }
  }

  void skipWord() {
    while (!isEnd() && !isAsciiSpace(m_text[m_at]) && !isLink())
      ++m_at;
  }

  /// The text between the mark at the cursor and the next MARK, which is passed too.
  std::string_view takeUntil(std::string_view mark) {
    const std::size_t begin = ++m_at;
    const std::size_t end = std::min(m_text.find(mark, begin), m_text.size());
    m_at = std::min(end + mark.size(), m_text.size());
    return m_text.substr(begin, end - begin);
  }

  /// What stands in the brackets at the cursor, however many there are: `[`, `([`, `{{`, `>…]`.
  std::string_view takeShape() {
    const std::size_t begin = m_at;
    int depth = 0;
    bool isQuoted = false;
    for (; m_at < m_text.size(); ++m_at) {
      const char c = m_text[m_at];
      if (c == '"')
        isQuoted = !isQuoted;
      if (isQuoted)
        continue;
      if (closingOf(c) != '\0' || (c == '>' && m_at == begin))
        ++depth;
      else if ((c == ']' || c == ')' || c == '}') && --depth == 0)
        break;
      else if (c == '\n')
        break; // never closed: its line is all there is
    }
    std::string_view inner = m_text.substr(begin, m_at - begin);
    m_at = std::min(m_at + 1, m_text.size());
    constexpr std::string_view edges = "[](){}>/\\ ";
    const std::size_t first = inner.find_first_not_of(edges);
    if (first == std::string_view::npos)
      return {};
    const bool isSlanted = inner.substr(0, first).find_first_of("/\\") != std::string_view::npos;
    inner = inner.substr(first);
    if (inner.front() == '"')
      return inner.substr(0, inner.find('"', 1) + 1);
    while (std::string_view("])}").contains(inner.back()) && !isBalanced(inner))
      inner.remove_suffix(1);
    if (isSlanted && (inner.back() == '/' || inner.back() == '\\'))
      inner.remove_suffix(1);
    return inner;
  }

  static bool isBalanced(std::string_view text) {
    const auto count = [text](char c) { return std::ranges::count(text, c); };
    return count('(') == count(')') && count('[') == count(']') && count('{') == count('}');
  }

  /// `id@{ shape: rect, label: "text" }`.
  void readAttributes() {
    ++m_at;
    const std::string_view inner = takeUntil("}");
    constexpr std::string_view key = "label:";
    const std::size_t at = inner.find(key);
    if (at == std::string_view::npos)
      return;
    const std::string_view value = trimmed(inner.substr(at + key.size()));
    const bool isQuoted = value.starts_with('"');
    const std::size_t end = isQuoted ? value.find('"', 1) : value.find_first_of(",\n");
    m_labels.nameNode(m_node, value.substr(isQuoted ? 1 : 0, end == std::string_view::npos ? end
                                                             : isQuoted                    ? end - 1
                                                                                           : end));
  }

  [[nodiscard]] bool isLink() const {
    return startsWith("--") || startsWith("==") || startsWith("-.") || startsWith("~~~") ||
           startsWith("<--") || startsWith("<==") || startsWith("<-.");
  }

  /// `-->`, `---`, `-. text .->`, `== text ==>`, `--x`.
  void readLink() {
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && std::string_view("-=.<>~").contains(m_text[m_at]))
      ++m_at;
    std::string_view link = m_text.substr(begin, m_at - begin);
    if (link.starts_with('<'))
      link.remove_prefix(1);
    const bool isHalf = link == "--" || link == "==" || link == "-.";
    if (!isHalf) {
      skipArrowEnd();
      return;
    }
    if (skipArrowEnd())
      return;
    const std::string_view mark = link == "-." ? ".-" : link;
    const std::size_t from = afterQuote(m_at); // a quoted text may go over several lines
    const std::size_t lineEnd = std::min(m_text.find('\n', from), m_text.size());
    const std::size_t end = std::min(m_text.find(mark, from), lineEnd);
    m_labels.addText(m_text.substr(m_at, end - m_at));
    m_at = end;
    while (m_at < lineEnd && std::string_view("-=.>").contains(m_text[m_at]))
      ++m_at;
    skipArrowEnd();
  }

  /// Where to go on looking from FROM: behind the quoted text that begins there, if one does.
  [[nodiscard]] std::size_t afterQuote(std::size_t from) const {
    const std::size_t begin = std::min(m_text.find_first_not_of(" \t", from), m_text.size());
    if (begin == m_text.size() || m_text[begin] != '"')
      return from;
    const std::size_t end = m_text.find('"', begin + 1);
    return end == std::string_view::npos ? from : end;
  }

  /// The cross or circle at the end of a link, when it is one and not the first letter of a word.
  bool skipArrowEnd() {
    if (m_at >= m_text.size() || (m_text[m_at] != 'x' && m_text[m_at] != 'o'))
      return false;
    const bool isAlone = m_at + 1 >= m_text.size() || isAsciiSpace(m_text[m_at + 1]);
    if (isAlone)
      ++m_at;
    return isAlone;
  }

  void readId() {
    const std::size_t begin = m_at;
    while (!isEnd() && !isAsciiSpace(m_text[m_at]) && closingOf(m_text[m_at]) == '\0' &&
           !std::string_view(">|&@\"").contains(m_text[m_at]) && !startsWith(":::") && !isLink())
      ++m_at;
    if (m_at == begin) {
      ++m_at; // a stray character
      return;
    }
    m_node = m_text.substr(begin, m_at - begin);
    if (startsWith("@-")) { // the name of an edge: e1@-->
      m_node.clear();
      ++m_at;
    } else {
      m_labels.addNode(m_node);
    }
  }
};

} // namespace

void addFlowchartLabels(const std::vector<std::string>& content, LabelList& labels) {
  std::string text;
  for (const std::string& line : content)
    text.append(line).append("\n");
  FlowchartReader(text, labels).read();
}

} // namespace escolio
