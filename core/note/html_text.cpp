#include "core/note/html_text.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>

namespace escolio {
namespace {

constexpr auto inlineElements = std::to_array<std::string_view>(
    {"a",      "abbr", "b",   "bdi",  "bdo", "big",  "cite",  "code",  "data",
     "del",    "dfn",  "em",  "font", "i",   "ins",  "kbd",   "label", "mark",
     "q",      "rp",   "rt",  "ruby", "s",   "samp", "small", "span",  "strike",
     "strong", "sub",  "sup", "time", "tt",  "u",    "var",   "wbr"});

/// True for the '<' of a tag, comment, declaration or instruction, false for one in prose.
bool beginsMarkup(std::string_view rest) {
  if (rest.size() < 2 || rest[0] != '<')
    return false;
  if (rest[1] == '/')
    return rest.size() > 2 && isAsciiLetter(rest[2]);
  return isAsciiLetter(rest[1]) || rest[1] == '!' || rest[1] == '?';
}

/// The end of the code span that begins at AT, or AT when none does.
std::size_t codeSpanEnd(std::string_view bytes, std::size_t at) {
  const std::size_t content = std::min(bytes.find_first_not_of('`', at), bytes.size());
  const std::size_t marks = content - at;
  for (std::size_t close = bytes.find('`', content); close != std::string_view::npos;) {
    const std::size_t end = std::min(bytes.find_first_not_of('`', close), bytes.size());
    if (end - close == marks)
      return end;
    close = bytes.find('`', end);
  }
  return at;
}

} // namespace

void HtmlScanner::add(HtmlPart::Kind kind, std::size_t begin, std::size_t end, std::size_t offset,
                      bool separates) {
  if (begin < end)
    m_parts.push_back({kind, {offset + begin, offset + end}, separates});
}

void HtmlScanner::feed(std::string_view bytes, std::size_t offset) {
  for (std::size_t at = 0; at < bytes.size();)
    at = m_state == State::text ? takeText(bytes, at, offset) : takeMarkup(bytes, at, offset);
}

std::size_t HtmlScanner::takeText(std::string_view bytes, std::size_t at, std::size_t offset) {
  std::size_t end = at;
  bool mayBeCode = true;
  while (end < bytes.size() && !beginsMarkup(bytes.substr(end, 3))) {
    if (bytes[end] == '`') {
      const std::size_t codeEnd = mayBeCode ? codeSpanEnd(bytes, end) : end;
      mayBeCode = codeEnd > end;
      end = mayBeCode ? codeEnd : std::min(bytes.find_first_not_of('`', end), bytes.size());
    } else {
      ++end;
    }
  }
  add(HtmlPart::Kind::text, at, end, offset);
  if (end < bytes.size())
    open(bytes.substr(end));
  return end;
}

void HtmlScanner::open(std::string_view rest) {
  m_isNew = true;
  if (rest.starts_with("<!--")) {
    m_state = State::comment;
  } else if (rest.starts_with("<![CDATA[")) {
    m_state = State::characterData;
  } else if (rest.starts_with("<!")) {
    m_state = State::declaration;
  } else if (rest.starts_with("<?")) {
    m_state = State::instruction;
  } else {
    m_state = State::tag;
    m_quote = '\0';
    m_name.clear();
    for (std::size_t i = 1; i < rest.size(); ++i) {
      if (!isAsciiLetterOrDigit(rest[i]) && !(i == 1 && rest[i] == '/'))
        break;
      m_name += asciiLower(rest[i]);
    }
  }
}

std::size_t HtmlScanner::takeMarkup(std::string_view bytes, std::size_t at, std::size_t offset) {
  if (m_state == State::tag)
    return takeTag(bytes, at, offset);
  std::string_view closer = "-->";
  // "<!-->" and "<!--->" are comments too, so the closer may begin inside the opener.
  std::size_t from = at + (m_isNew ? 2 : 0);
  if (m_state == State::instruction)
    closer = "?>";
  else if (m_state == State::declaration)
    closer = ">";
  else if (m_state == State::characterData)
    closer = "]]>";
  std::string rawCloser;
  if (m_state == State::raw) {
    rawCloser = "</" + m_name;
    closer = rawCloser;
    from = at;
  }
  m_isNew = false;
  const auto same = [](char left, char right) { return asciiLower(left) == asciiLower(right); };
  const std::string_view rest = bytes.substr(std::min(from, bytes.size()));
  const auto found = std::ranges::search(rest, closer, same);
  std::size_t end = bytes.size();
  const bool isComment = m_state == State::comment;
  if (!found.empty()) {
    end = bytes.size() - static_cast<std::size_t>(rest.end() - found.begin());
    if (m_state == State::raw) // its closing tag is a tag like any other
      m_state = State::text;
    else
      end += closer.size(), m_state = State::text;
  }
  add(isComment ? HtmlPart::Kind::comment : HtmlPart::Kind::hidden, at, end, offset);
  return end;
}

std::size_t HtmlScanner::takeTag(std::string_view bytes, std::size_t at, std::size_t offset) {
  std::size_t end = at;
  bool isClosed = false;
  while (end < bytes.size() && !isClosed) {
    const char c = bytes[end++];
    if (m_quote != '\0')
      m_quote = c == m_quote ? '\0' : m_quote;
    else if (c == '"' || c == '\'')
      m_quote = c;
    else
      isClosed = c == '>';
  }
  const std::string_view name = std::string_view(m_name).substr(m_name.starts_with('/') ? 1 : 0);
  add(HtmlPart::Kind::tag, at, end, offset, !std::ranges::contains(inlineElements, name));
  if (isClosed)
    m_state = m_name == "script" || m_name == "style" ? State::raw : State::text;
  return end;
}

std::optional<std::string> imageTarget(std::string_view tag) {
  const std::string lowered = asciiLower(tag);
  constexpr std::string_view name = "<img";
  const bool isImage = lowered.starts_with(name) && lowered.size() > name.size() &&
                       (isAsciiSpace(lowered[name.size()]) || lowered[name.size()] == '/' ||
                        lowered[name.size()] == '>');
  if (!isImage)
    return std::nullopt;
  const std::size_t source = lowered.find("src");
  const std::size_t equals = source == std::string::npos ? source : lowered.find('=', source);
  if (equals == std::string::npos)
    return std::string();
  std::size_t begin = lowered.find_first_not_of(" \t\r\n", equals + 1);
  if (begin == std::string::npos)
    return std::string();
  const bool isQuoted = tag[begin] == '"' || tag[begin] == '\'';
  const std::string ends = isQuoted ? std::string(1, tag[begin++]) : std::string(" \t\r\n>");
  return std::string(tag.substr(begin, lowered.find_first_of(ends, begin) - begin));
}

} // namespace escolio
