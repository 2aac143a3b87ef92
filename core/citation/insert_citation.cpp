#include "core/citation/insert_citation.h"

#include "core/base/characters.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

/// White space, and the byte order mark, behind which a file begins.
bool isSpace(char32_t c) {
  return isWhiteSpace(c) || c == 0xFEFF;
}

/// What a word may follow without a space. A dash opens and closes; either way it wants none.
bool opens(char32_t c) {
  return std::u32string_view(U"([{<«“‘„¿¡—").contains(c);
}

/// What follows a word without a space.
bool closes(char32_t c) {
  return std::u32string_view(U".,;:!?)]}>»”’…—/").contains(c);
}

/// Quotes and the marks of emphasis stand on both sides of a word.
bool isTwoFaced(char32_t c) {
  return std::u32string_view(U"\"'*_~").contains(c);
}

/// The code point before OFFSET; nothing at the start.
std::optional<char32_t> before(std::string_view bytes, std::size_t offset) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(4, offset); ++length) {
    const DecodedCodePoint found = decodeUtf8(bytes, offset - length);
    if (found.isValid && found.length == length)
      return found.codePoint;
  }
  return offset == 0 ? std::nullopt : std::optional<char32_t>(U'\uFFFD');
}

std::optional<char32_t> after(std::string_view bytes, std::size_t offset) {
  if (offset >= bytes.size())
    return std::nullopt;
  return decodeUtf8(bytes, offset).codePoint;
}

bool needsSpaceBefore(std::string_view bytes, std::size_t offset) {
  auto previous = before(bytes, offset);
  // A quote after a space opens; one after a word closes it.
  while (previous && isTwoFaced(*previous))
    previous = before(bytes, --offset);
  return previous && !isSpace(*previous) && !opens(*previous);
}

bool needsSpaceAfter(std::string_view bytes, std::size_t offset) {
  const auto next = after(bytes, offset);
  if (!next || isSpace(*next) || closes(*next))
    return false;
  if (!isTwoFaced(*next))
    return true;
  const auto previous = before(bytes, offset);
  return !previous || isSpace(*previous);
}

/// The citation that SELECTION names: the caret is in it, or what is selected is a part of it or it
/// with the backticks around it.
std::optional<std::size_t> selectedCitation(std::string_view bytes, const NoteDocument& note,
                                            ByteSpan selection) {
  if (selection.isEmpty())
    return citationAt(note, selection.begin);
  for (std::size_t i = 0; i < note.citations.size(); ++i) {
    ByteSpan span = note.citations[i].found.span;
    while (span.begin > 0 && span.end < bytes.size() && bytes[span.begin - 1] == '`' &&
           bytes[span.end] == '`') {
      --span.begin;
      ++span.end;
    }
    if (selection.begin >= span.begin && selection.end <= span.end)
      return i;
  }
  return std::nullopt;
}

/// Where a citation of the selected text goes: behind its last character that is no space.
std::size_t endOfSelectedText(std::string_view bytes, ByteSpan selection) {
  std::size_t end = selection.end;
  while (end > selection.begin) {
    const auto last = before(bytes, end);
    if (!last || !isSpace(*last))
      return end;
    std::string encoded;
    appendUtf8(encoded, *last);
    end -= encoded.size();
  }
  return selection.end;
}

} // namespace

std::optional<std::size_t> citationAt(const NoteDocument& note, std::size_t offset) {
  std::optional<std::size_t> touching;
  for (std::size_t i = 0; i < note.citations.size(); ++i) {
    const ByteSpan& span = note.citations[i].found.span;
    if (span.contains(offset))
      return i;
    if (span.end == offset)
      touching = i;
  }
  return touching;
}

TextEdit insertCitation(std::string_view bytes, const NoteDocument& note, ByteSpan selection,
                        std::string_view citation, bool wraps) {
  selection.end = std::min(selection.end, bytes.size());
  selection.begin = std::min(selection.begin, selection.end);

  if (const auto replaced = selectedCitation(bytes, note, selection)) {
    const ByteSpan span = note.citations[*replaced].found.span;
    return {span, std::string(citation), span.begin + citation.size()};
  }

  std::size_t offset = endOfSelectedText(bytes, selection);
  const auto inBlock = std::ranges::any_of(note.codeBlocks, [&](const CodeBlock& block) {
    return offset > block.span.begin && (offset < block.span.end || !block.isClosed);
  });
  const auto code = std::ranges::find_if(note.inlineCode, [&](const InlineCode& each) {
    return offset >= each.span.begin && offset <= each.span.end;
  });
  bool inCode = code != note.inlineCode.end();
  if (inCode && !selection.isEmpty()) { // what was selected is code: the citation goes past it
    offset = code->span.end;
    while (offset < bytes.size() && bytes[offset] == '`')
      ++offset;
    inCode = false;
  }

  std::string text;
  if (!inBlock && needsSpaceBefore(bytes, offset))
    text += ' ';
  const bool backticks = wraps && !inBlock && !inCode && !citation.contains('`');
  if (backticks)
    text += '`';
  text += citation;
  if (backticks)
    text += '`';
  const std::size_t caret = offset + text.size();
  const bool endsCode = inCode && after(bytes, offset) == U'`';
  if (!inBlock && !endsCode && needsSpaceAfter(bytes, offset))
    text += ' ';
  return {{offset, offset}, std::move(text), caret};
}

} // namespace escolio
