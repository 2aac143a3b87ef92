#include "core/note/covered_text.h"

#include "core/base/ascii.h"
#include "core/note/footnotes.h"

#include <algorithm>
#include <vector>

namespace escolio {
namespace {

constexpr std::string_view commentOpener = "<!--";
constexpr std::string_view commentCloser = "-->";

/// Covers bytes of a text that is copied when the first of them is.
class Cover {
 public:
  explicit Cover(std::string_view text) : m_text(text) {}

  void put(std::size_t at, std::size_t length) {
    if (m_covered.empty())
      m_covered = m_text;
    std::fill_n(m_covered.begin() + static_cast<std::ptrdiff_t>(at), length, coverByte);
  }

  std::string take() { return std::move(m_covered); }

 private:
  std::string_view m_text;
  std::string m_covered;
};

void coverFootnotes(std::string_view text, Cover& cover) {
  for (std::size_t at = text.find("[^"); at != std::string_view::npos; at = text.find("[^", at + 1))
    if (const std::size_t length = footnoteLabelLength(text, at); length > 0)
      cover.put(at, length);
}

/// True when nothing but quote and list marks stands between the line's begin and AT.
bool beginsBlock(std::string_view text, std::size_t at) {
  while (at > 0 && text[at - 1] != '\n' && text[at - 1] != '\r') {
    const char c = text[--at];
    if (!isAsciiSpace(c) && !isAsciiDigit(c) && !std::string_view(">-+*.)").contains(c))
      return false;
  }
  return true;
}

/// Behind a code span that begins at AT, or AT when none does.
std::size_t behindCode(std::string_view line, std::size_t at) {
  const std::size_t content = std::min(line.find_first_not_of('`', at), line.size());
  const std::size_t close = line.find(line.substr(at, content - at), content);
  return close == std::string_view::npos ? at : close + content - at;
}

/// The next comment opener at or behind AT that is in no code span.
std::size_t nextOpener(std::string_view line, std::size_t at) {
  while (at < line.size()) {
    if (line.substr(at).starts_with(commentOpener))
      return at;
    at = line[at] == '`' ? std::max(behindCode(line, at), at + 1) : at + 1;
  }
  return std::string_view::npos;
}

/// Goes through the comments of an HTML block that begins with one at AT. Gives where it ends.
std::size_t coverCommentEnds(std::string_view text, std::size_t at, Cover& cover) {
  std::size_t opener = at;
  while (true) {
    const std::size_t closer = text.find(commentCloser, opener + 2);
    if (closer == std::string_view::npos)
      return text.size();
    const std::size_t behind = closer + commentCloser.size();
    const std::size_t lineEnd = std::min(text.find_first_of("\r\n", behind), text.size());
    std::vector<std::size_t> closers = {closer};
    std::size_t next = nextOpener(text.substr(0, lineEnd), behind);
    while (next != std::string_view::npos) {
      const std::size_t end = text.substr(0, lineEnd).find(commentCloser, next + 2);
      if (end == std::string_view::npos)
        break;
      closers.push_back(end);
      next = nextOpener(text.substr(0, lineEnd), end + commentCloser.size());
    }
    if (next == std::string_view::npos ||
        text.find(commentCloser, lineEnd) == std::string_view::npos)
      return lineEnd;
    for (const std::size_t end : closers)
      cover.put(end, commentCloser.size());
    opener = next;
  }
}

void coverComments(std::string_view text, Cover& cover) {
  for (std::size_t at = text.find(commentOpener); at != std::string_view::npos;
       at = text.find(commentOpener, at))
    at = beginsBlock(text, at) ? coverCommentEnds(text, at, cover) : at + commentOpener.size();
}

} // namespace

std::string coveredText(std::string_view text) {
  Cover cover(text);
  coverFootnotes(text, cover);
  coverComments(text, cover);
  return cover.take();
}

} // namespace escolio
