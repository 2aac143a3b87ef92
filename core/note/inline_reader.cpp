#include "core/note/inline_reader.h"

#include "core/base/ascii.h"
#include "core/base/character_reference.h"
#include "core/base/utf8.h"
#include "core/note/covered_text.h"
#include "core/note/html_text.h"
#include "core/note/link_tail.h"

#include <algorithm>
#include <optional>

namespace escolio {
namespace {

using Style = StyledSpan::Style;

class InlineReader {
 public:
  explicit InlineReader(const InlineSource& source)
      : m_source(source), m_text(source.lines.text()), m_at(source.begin) {}

  InlineText read(std::span<const MarkdownEvent> events) {
    findLimits(events);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const MarkdownEvent& event = events[i];
      m_limit = m_limits[i];
      if (event.kind == MarkdownEvent::Kind::enterSpan)
        enter(event);
      else if (event.kind == MarkdownEvent::Kind::leaveSpan)
        leave(event);
      else if (event.kind == MarkdownEvent::Kind::text)
        takeText(event);
    }
    m_result.end = m_at;
    return std::move(m_result);
  }

 private:
  struct OpenSpan {
    MarkdownSpan span = MarkdownSpan::emphasis;
    std::optional<ByteSpan> mark; ///< the opening one, when it was found
    std::size_t prose = 0;        ///< length of the prose before it
    std::string target;
    bool isAutolink = false;
    bool isMoney = false; ///< of a formula: `5 $ and 6 $`
  };

  /// For each event the offset of the first text at or behind it.
  void findLimits(std::span<const MarkdownEvent> events) {
    m_limits.resize(events.size());
    std::size_t limit = m_source.limit;
    for (std::size_t i = events.size(); i-- > 0;) {
      limit = events[i].offset().value_or(limit);
      m_limits[i] = limit;
    }
  }

  [[nodiscard]] char charAt(std::size_t at) const { return at < m_text.size() ? m_text[at] : '\0'; }

  /// The next run of one of MARKS, of at most LONGEST bytes; the walk goes on behind it.
  std::optional<ByteSpan> takeMark(std::string_view marks, std::size_t longest) {
    const std::size_t begin = m_text.substr(0, m_limit).find_first_of(marks, m_at);
    if (begin == std::string_view::npos)
      return std::nullopt;
    std::size_t end = begin + 1;
    while (end < m_limit && end - begin < longest && m_text[end] == m_text[begin])
      ++end;
    m_at = end;
    addStyle({begin, end}, Style::mark);
    return ByteSpan{begin, end};
  }

  void addStyle(ByteSpan span, Style style) { m_result.styles.push_back({span, style, 0}); }

  std::optional<ByteSpan> takeMarkOf(MarkdownSpan span) {
    switch (span) {
    case MarkdownSpan::strong:
      return takeMark("*_", 2);
    case MarkdownSpan::emphasis:
      return takeMark("*_", 1);
    case MarkdownSpan::strike:
      return takeMark("~", 2);
    case MarkdownSpan::code:
      return takeMark("`", std::string_view::npos);
    case MarkdownSpan::formula:
      return takeMark("$", 2);
    case MarkdownSpan::link:
    case MarkdownSpan::image:
      break;
    }
    return std::nullopt;
  }

  void enter(const MarkdownEvent& event) {
    OpenSpan open{event.span,       {},   m_result.prose.text().size(), std::string(event.detail),
                  event.isAutolink, false};
    if (event.span == MarkdownSpan::image) {
      ++m_images;
      const std::size_t begin = m_text.substr(0, m_limit).find("![", m_at);
      if (begin != std::string_view::npos) {
        open.mark = ByteSpan{begin, begin + 2};
        m_at = begin + 2;
      }
    } else if (event.span == MarkdownSpan::link && event.isAutolink) {
      if (m_limit > m_at && m_limit <= m_text.size() && m_text[m_limit - 1] == '<')
        open.mark = takeMark("<", 1);
      else
        open.mark = ByteSpan{m_limit, m_limit};
    } else if (event.span == MarkdownSpan::link) {
      open.mark = takeMark("[", 1);
    } else {
      open.mark = takeMarkOf(event.span);
    }
    m_open.push_back(std::move(open));
  }

  void leave(const MarkdownEvent& event) {
    if (m_open.empty())
      return;
    const OpenSpan open = std::move(m_open.back());
    m_open.pop_back();
    if (event.span == MarkdownSpan::image)
      leaveImage(open);
    else if (event.span == MarkdownSpan::link)
      leaveLink(open);
    else
      leaveMarked(open);
  }

  void leaveMarked(const OpenSpan& open) {
    if (open.span == MarkdownSpan::strong)
      takeLead(open);
    const auto close = takeMarkOf(open.span);
    if (!open.mark || !close)
      return;
    const ByteSpan whole{open.mark->begin, close->end};
    const ByteSpan content{open.mark->end, close->begin};
    switch (open.span) {
    case MarkdownSpan::strong:
      addStyle(whole, Style::strong);
      break;
    case MarkdownSpan::emphasis:
      addStyle(whole, Style::emphasis);
      break;
    case MarkdownSpan::code:
      addStyle(whole, Style::code);
      m_result.code.push_back(content);
      break;
    case MarkdownSpan::formula:
      leaveFormula(open, whole, content);
      break;
    default:
      break;
    }
  }

  /// A dollar with a space inside marks no formula: `5 $ and 6 $` is money.
  void leaveFormula(const OpenSpan& open, ByteSpan whole, ByteSpan content) {
    if (m_images > 0)
      return;
    const std::string_view formula = m_text.substr(content.begin, content.size());
    const bool isSpaced =
        formula.empty() || isAsciiSpace(formula.front()) || isAsciiSpace(formula.back());
    if (open.mark->size() == 1 && isSpaced)
      return;
    m_result.prose.makeFormula(open.prose, formula, whole);
    m_result.unread.push_back(whole);
  }

  void takeLead(const OpenSpan& open) {
    const std::string& prose = m_result.prose.text();
    if (m_result.lead.empty() && trimmed(prose.substr(0, open.prose)).empty())
      m_result.lead = trimmed(std::string_view(prose).substr(open.prose));
  }

  /// Behind the text of a link or image: its ']' and what follows. Where the whole ends, and where
  /// its text does.
  std::optional<ByteSpan> takeTail() {
    const std::size_t close = m_text.substr(0, m_limit).find(']', m_at);
    if (close == std::string_view::npos)
      return std::nullopt;
    m_at = linkTailEnd(m_text, close + 1, m_limit);
    return ByteSpan{close, m_at};
  }

  void leaveImage(const OpenSpan& open) {
    --m_images;
    const auto tail = takeTail();
    if (!open.mark || !tail)
      return;
    const ByteSpan whole{open.mark->begin, tail->end};
    m_result.images.push_back({whole, open.target});
    m_result.unread.push_back(whole);
    addStyle(whole, Style::link);
    addStyle(*open.mark, Style::mark);
    addStyle(*tail, Style::mark);
  }

  void leaveLink(const OpenSpan& open) {
    if (open.isAutolink) {
      const std::size_t end = m_at;
      if (open.mark && !open.mark->isEmpty())
        takeMark(">", 1);
      if (open.mark)
        addStyle({open.mark->begin, std::max(m_at, end)}, Style::link);
      return;
    }
    const auto tail = takeTail();
    if (!open.mark || !tail)
      return;
    const ByteSpan whole{open.mark->begin, tail->end};
    m_result.links.push_back({whole, {open.mark->end, tail->begin}, open.target});
    addStyle(whole, Style::link);
    addStyle(*tail, Style::mark);
  }

  void takeText(const MarkdownEvent& event) {
    if (event.text == MarkdownText::softBreak || event.text == MarkdownText::hardBreak) {
      takeLineEnd(event.text == MarkdownText::softBreak ? " " : "\n");
    } else if (event.text == MarkdownText::wrongCharacter) {
      takeWrongCharacter();
    } else if (!event.offset()) {
      takeMadeText(event);
    } else if (event.text == MarkdownText::html) {
      takeHtml(event);
    } else {
      takeOwnText(event);
    }
  }

  void takeLineEnd(std::string_view text) {
    const std::size_t next = m_source.lines.span(m_source.lines.at(m_at) + 1).begin;
    if (m_images == 0)
      m_result.prose.appendMade(text, {m_at, next});
    m_at = std::max(m_at, std::min(next, m_limit));
  }

  void takeWrongCharacter() {
    const std::size_t at = m_text.substr(0, m_limit).find('\0', m_at);
    if (at != std::string_view::npos)
      m_at = at + 1;
    if (m_images == 0)
      m_result.prose.appendMade("\uFFFD", {m_at > 0 ? m_at - 1 : 0, m_at});
  }

  /// A line end in a code span or in raw HTML.
  void takeMadeText(const MarkdownEvent& event) {
    if (event.text == MarkdownText::html)
      m_html.feed(event.detail, m_at), m_html.clearParts();
    takeLineEnd(event.text == MarkdownText::html ? std::string_view() : " ");
  }

  void takeHtml(const MarkdownEvent& event) {
    m_html.feed(m_text.substr(*event.offset(), event.size), *event.offset());
    for (const HtmlPart& part : m_html.parts()) {
      m_result.unread.push_back(part.source);
      addStyle(part.source, part.kind == HtmlPart::Kind::comment ? Style::comment : Style::mark);
      if (part.kind == HtmlPart::Kind::tag)
        if (auto target = imageTarget(m_text.substr(part.source.begin, part.source.size())))
          m_result.images.push_back({part.source, std::move(*target)});
      if (part.separates && m_images == 0)
        m_result.prose.appendMade(" ", part.source);
    }
    m_html.clearParts();
    m_at = *event.offset() + event.size;
  }

  void takeOwnText(const MarkdownEvent& event) {
    const std::size_t offset = *event.offset();
    const std::string_view bytes = m_text.substr(offset, event.size);
    const bool isEscaped = event.text == MarkdownText::plain && event.size == 1 && offset > m_at &&
                           m_text[offset - 1] == '\\' && isAsciiPunctuation(bytes.front());
    if (isEscaped)
      addStyle({offset - 1, offset}, Style::mark);
    m_at = offset + event.size;
    if (m_images > 0)
      return;
    if (isEscaped && bytes == "(" && !m_formula) {
      m_formula = {offset - 1, m_result.prose.text().size()};
    } else if (isEscaped && bytes == ")" && m_formula) {
      const ByteSpan whole{m_formula->source, m_at};
      m_result.prose.makeFormula(m_formula->prose, m_text.substr(whole.begin + 2, whole.size() - 4),
                                 whole);
      m_result.unread.push_back(whole);
      m_formula.reset();
      return;
    }
    if (event.text == MarkdownText::reference)
      takeReference(bytes, offset);
    else if (event.text == MarkdownText::plain)
      takePlain(bytes, offset);
    else
      m_result.prose.append(bytes, offset);
  }

  void takeReference(std::string_view bytes, std::size_t offset) {
    const auto reference = readCharacterReference(bytes);
    if (!reference) { // no name that is known: shown as it is written
      m_result.prose.append(bytes, offset);
      return;
    }
    std::string character;
    appendUtf8(character, reference->codePoint);
    m_result.prose.appendMade(character, {offset, offset + bytes.size()});
  }

  /// Text without the labels of footnotes.
  void takePlain(std::string_view bytes, std::size_t offset) {
    const std::string_view parsed = m_source.parsed.substr(offset, bytes.size());
    std::size_t at = 0;
    while (at < bytes.size()) {
      const std::size_t label = std::min(parsed.find(coverByte, at), bytes.size());
      m_result.prose.append(bytes.substr(at, label - at), offset + at);
      at = std::min(parsed.find_first_not_of(coverByte, label), bytes.size());
      if (at > label)
        m_result.unread.push_back({offset + label, offset + at});
    }
  }

  struct OpenFormula {
    std::size_t source = 0;
    std::size_t prose = 0;
  };

  const InlineSource& m_source;
  std::string_view m_text;
  std::size_t m_at;
  std::size_t m_limit = 0;
  std::vector<std::size_t> m_limits;
  std::vector<OpenSpan> m_open;
  std::optional<OpenFormula> m_formula;
  HtmlScanner m_html;
  int m_images = 0; // how many images the walk is in: their text is not shown
  InlineText m_result;
};

} // namespace

InlineText readInlines(const InlineSource& source, std::span<const MarkdownEvent> events) {
  return InlineReader(source).read(events);
}

} // namespace escolio
