#include "ui/code/caret_moves.h"

#include "core/base/utf8.h"

#include <QChar>
#include <algorithm>

namespace escolio {
namespace {

enum class CharacterClass { space, word, other };

CharacterClass classOf(std::string_view line, std::size_t byte) {
  const char32_t codePoint = decodeUtf8(line, byte).codePoint;
  if (QChar::isSpace(codePoint))
    return CharacterClass::space;
  if (codePoint == U'_' || QChar::isLetterOrNumber(codePoint) || QChar::isMark(codePoint))
    return CharacterClass::word;
  return CharacterClass::other;
}

std::size_t columnOf(TextPosition place) {
  return static_cast<std::size_t>(place.column);
}

TextPosition at(LineNumber line, std::size_t byte) {
  return {line, static_cast<std::int64_t>(byte)};
}

} // namespace

TextPosition caretInside(TextPosition place, LineLayouts& layouts) {
  const LineNumber count = layouts.text().lineCount();
  if (count == 0 || place.line < 1)
    return {};
  if (place.line > count)
    return caretAtEndOfText(layouts);
  const auto length = static_cast<std::int64_t>(layouts.line(place.line).size());
  return {place.line, std::clamp<std::int64_t>(place.column, 0, length)};
}

TextPosition caretRight(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  if (columnOf(place) < layouts.line(place.line).size())
    return at(place.line, layouts.boundaryAfter(place.line, columnOf(place)));
  return place.line < layouts.text().lineCount() ? TextPosition{place.line + 1, 0} : place;
}

TextPosition caretLeft(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  if (place.column > 0)
    return at(place.line, layouts.boundaryBefore(place.line, columnOf(place)));
  return place.line > 1 ? at(place.line - 1, layouts.line(place.line - 1).size()) : place;
}

TextPosition caretWordRight(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  const std::string_view line = layouts.line(place.line);
  std::size_t byte = columnOf(place);
  if (byte >= line.size())
    return caretRight(place, layouts);
  const auto skip = [&](CharacterClass kind) {
    while (byte < line.size() && classOf(line, byte) == kind)
      byte = layouts.boundaryAfter(place.line, byte);
  };
  if (const CharacterClass kind = classOf(line, byte); kind != CharacterClass::space)
    skip(kind);
  skip(CharacterClass::space);
  return at(place.line, byte);
}

TextPosition caretWordLeft(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  if (place.column == 0)
    return caretLeft(place, layouts);
  const std::string_view line = layouts.line(place.line);
  std::size_t byte = columnOf(place);
  const auto before = [&] { return layouts.boundaryBefore(place.line, byte); };
  const auto skip = [&](CharacterClass kind) {
    while (byte > 0 && classOf(line, before()) == kind)
      byte = before();
  };
  skip(CharacterClass::space);
  if (byte > 0)
    skip(classOf(line, before()));
  return at(place.line, byte);
}

TextPosition caretVertically(TextPosition place, LineNumber lines, std::int64_t cell,
                             LineLayouts& layouts) {
  place = caretInside(place, layouts);
  const LineNumber target = place.line + lines;
  if (target < 1)
    return {};
  if (target > layouts.text().lineCount())
    return caretAtEndOfText(layouts);
  return at(target, layouts.byteAt(target, static_cast<double>(cell)));
}

TextPosition caretHome(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  const std::string_view line = layouts.line(place.line);
  const std::size_t text = std::min(line.find_first_not_of(" \t"), line.size());
  return columnOf(place) == text ? TextPosition{place.line, 0} : at(place.line, text);
}

TextPosition caretEnd(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  return at(place.line, layouts.line(place.line).size());
}

TextPosition caretAtEndOfText(LineLayouts& layouts) {
  const LineNumber last = layouts.text().lineCount();
  return last == 0 ? TextPosition{} : at(last, layouts.line(last).size());
}

WordSpan wordAround(TextPosition place, LineLayouts& layouts) {
  place = caretInside(place, layouts);
  const std::string_view line = layouts.line(place.line);
  if (line.empty())
    return {place, place};
  std::size_t begin = columnOf(place);
  if (begin >= line.size())
    begin = layouts.boundaryBefore(place.line, line.size());
  const CharacterClass kind = classOf(line, begin);
  std::size_t end = begin;
  while (end < line.size() && classOf(line, end) == kind)
    end = layouts.boundaryAfter(place.line, end);
  while (begin > 0 && classOf(line, layouts.boundaryBefore(place.line, begin)) == kind)
    begin = layouts.boundaryBefore(place.line, begin);
  return {at(place.line, begin), at(place.line, end)};
}

} // namespace escolio
