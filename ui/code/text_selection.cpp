#include "ui/code/text_selection.h"

#include <algorithm>

namespace escolio {

TextSelection TextSelection::caretAt(TextPosition place) {
  return between(place, place);
}

TextSelection TextSelection::between(TextPosition anchor, TextPosition position) {
  TextSelection selection;
  selection.m_anchor = anchor;
  selection.m_position = position;
  return selection;
}

TextSelection TextSelection::ofLines(LineNumber anchor, LineNumber position) {
  TextSelection selection = between({anchor, 0}, {position, 0});
  selection.m_isByLines = true;
  return selection;
}

TextSelection TextSelection::ofAll(const SourceText& text) {
  return between({1, 0}, endOfText(text));
}

TextPosition TextSelection::start() const {
  return std::min(m_anchor, m_position);
}

TextPosition TextSelection::end(const SourceText& text) const {
  const TextPosition last = std::max(m_anchor, m_position);
  return m_isByLines ? endOfLine(last.line, text) : last;
}

LineRange TextSelection::lines(const SourceText& text) const {
  if (text.lineCount() == 0)
    return {};
  LineRange range = linesOfSelection(start(), end(text));
  range.first = std::min(range.first, text.lineCount());
  range.last = std::min(range.last, text.lineCount());
  return range;
}

ByteSpan TextSelection::bytes(const SourceText& text) const {
  return {byteOffset(start(), text), byteOffset(end(text), text)};
}

bool TextSelection::contains(TextPosition place, const SourceText& text) const {
  return !isEmpty() && place >= start() && place < end(text);
}

TextPosition endOfText(const SourceText& text) {
  return text.lineCount() == 0 ? TextPosition{} : endOfLine(text.lineCount(), text);
}

TextPosition endOfLine(LineNumber line, const SourceText& text) {
  const ByteSpan span = text.spanOf(line);
  const bool hasNewline = span.end < text.bytes().size();
  if (hasNewline)
    return {line + 1, 0};
  return {line, static_cast<std::int64_t>(span.size())};
}

std::size_t byteOffset(TextPosition place, const SourceText& text) {
  const ByteSpan span = text.spanOf(place.line);
  return std::min(span.begin + static_cast<std::size_t>(place.column), span.end);
}

TextPosition positionOf(std::size_t byteOffset, const SourceText& text) {
  if (text.lineCount() == 0)
    return {};
  const LineNumber line = text.lineAt(byteOffset);
  const ByteSpan span = text.spanOf(line);
  if (byteOffset > span.end)
    return endOfLine(line, text);
  return {line, static_cast<std::int64_t>(byteOffset - span.begin)};
}

} // namespace escolio
