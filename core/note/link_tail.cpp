#include "core/note/link_tail.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <optional>

namespace escolio {
namespace {

/// Reads one tail; every function gives the place behind what it read, or nothing.
class TailReader {
 public:
  TailReader(std::string_view text, std::size_t limit) : m_text(text.substr(0, limit)) {}

  [[nodiscard]] std::optional<std::size_t> inlineTail(std::size_t at) const {
    if (charAt(at) != '(')
      return std::nullopt;
    std::size_t i = skipSpace(at + 1);
    if (charAt(i) != ')') {
      const auto target = behindTarget(i);
      if (!target)
        return std::nullopt;
      i = skipSpace(*target);
      if (charAt(i) != ')' && i > *target) {
        const auto title = behindTitle(i);
        if (!title)
          return std::nullopt;
        i = skipSpace(*title);
      }
    }
    return charAt(i) == ')' ? std::optional(i + 1) : std::nullopt;
  }

  [[nodiscard]] std::optional<std::size_t> reference(std::size_t at) const {
    if (charAt(at) != '[')
      return std::nullopt;
    for (std::size_t i = at + 1; i < m_text.size(); ++i) {
      if (m_text[i] == '\\')
        ++i;
      else if (m_text[i] == '[')
        return std::nullopt;
      else if (m_text[i] == ']')
        return i + 1;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] char charAt(std::size_t at) const { return at < m_text.size() ? m_text[at] : '\0'; }

  /// Also over a line end and the quote marks of the next line.
  [[nodiscard]] std::size_t skipSpace(std::size_t at) const {
    bool isLineStart = false;
    while (isAsciiSpace(charAt(at)) || (isLineStart && charAt(at) == '>')) {
      isLineStart = isLineStart || m_text[at] == '\n' || m_text[at] == '\r';
      ++at;
    }
    return at;
  }

  [[nodiscard]] std::optional<std::size_t> behindTarget(std::size_t at) const {
    if (charAt(at) == '<')
      return behindClosing(at + 1, '>');
    int open = 0;
    std::size_t i = at;
    for (; i < m_text.size() && !isAsciiSpace(m_text[i]); ++i) {
      if (m_text[i] == '\\')
        ++i;
      else if (m_text[i] == '(')
        ++open;
      else if (m_text[i] == ')' && --open < 0)
        break;
    }
    return std::min(i, m_text.size());
  }

  [[nodiscard]] std::optional<std::size_t> behindTitle(std::size_t at) const {
    const char opener = charAt(at);
    if (opener != '"' && opener != '\'' && opener != '(')
      return std::nullopt;
    return behindClosing(at + 1, opener == '(' ? ')' : opener);
  }

  [[nodiscard]] std::optional<std::size_t> behindClosing(std::size_t at, char closer) const {
    for (std::size_t i = at; i < m_text.size(); ++i) {
      if (m_text[i] == '\\')
        ++i;
      else if (m_text[i] == closer)
        return i + 1;
    }
    return std::nullopt;
  }

  std::string_view m_text;
};

} // namespace

std::size_t linkTailEnd(std::string_view text, std::size_t at, std::size_t limit) {
  const TailReader reader(text, limit);
  if (const auto end = reader.inlineTail(at))
    return *end;
  return reader.reference(at).value_or(at);
}

} // namespace escolio
