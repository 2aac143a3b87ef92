#include "core/base/character_reference.h"
#include "core/base/utf8.h"
#include "core/note/html_text.h"
#include "core/note/inline_reader.h"

#include <algorithm>

namespace escolio {
namespace {

/// Shown text of HTML, with its character references resolved.
void appendText(Prose& prose, std::string_view bytes, std::size_t offset) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t sign = std::min(bytes.find('&', at), bytes.size());
    prose.append(bytes.substr(at, sign - at), offset + at);
    at = sign;
    if (at == bytes.size())
      break;
    const auto reference = readCharacterReference(bytes.substr(at));
    const std::size_t length = reference ? reference->length : 1;
    if (reference) {
      std::string character;
      appendUtf8(character, reference->codePoint);
      prose.appendMade(character, {offset + at, offset + at + length});
    } else {
      prose.append("&", offset + at);
    }
    at += length;
  }
}

} // namespace

InlineText readHtmlBlock(const InlineSource& source, std::span<const MarkdownEvent> events) {
  InlineText result;
  HtmlScanner scanner;
  std::size_t at = source.begin;
  for (const MarkdownEvent& event : events) {
    if (event.kind != MarkdownEvent::Kind::text)
      continue;
    if (!event.offset()) { // a line end, or the indentation of a line
      scanner.feed(event.detail, at);
      scanner.clearParts();
      result.prose.appendMade(" ", {at, at});
      continue;
    }
    scanner.feed(source.lines.text().substr(*event.offset(), event.size), *event.offset());
    for (const HtmlPart& part : scanner.parts()) {
      const std::string_view bytes =
          source.lines.text().substr(part.source.begin, part.source.size());
      if (part.kind == HtmlPart::Kind::text) {
        appendText(result.prose, bytes, part.source.begin);
        continue;
      }
      result.unread.push_back(part.source);
      const bool isComment = part.kind == HtmlPart::Kind::comment;
      result.styles.push_back(
          {part.source, isComment ? StyledSpan::Style::comment : StyledSpan::Style::mark, 0});
      if (part.kind == HtmlPart::Kind::tag)
        if (auto target = imageTarget(bytes))
          result.images.push_back({part.source, std::move(*target)});
      if (part.separates)
        result.prose.appendMade(" ", part.source);
    }
    scanner.clearParts();
    at = *event.offset() + event.size;
  }
  result.end = at;
  return result;
}

} // namespace escolio
