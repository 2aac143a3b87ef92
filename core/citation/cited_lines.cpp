#include "core/citation/cited_lines.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

constexpr std::size_t mostDigits = 18; // what a LineNumber holds for certain

char charAt(std::string_view text, std::size_t at) {
  return at < text.size() ? text[at] : '\0';
}

bool isDigitAt(std::string_view text, std::size_t at) {
  return isAsciiDigit(charAt(text, at));
}

bool isLetterAt(std::string_view text, std::size_t at) {
  return isAsciiLetter(charAt(text, at));
}

bool isMarkAt(std::string_view text, std::size_t at) {
  return charAt(text, at) == 'L' || charAt(text, at) == 'l';
}

/// `L142` or `142`.
bool isLineAt(std::string_view text, std::size_t at) {
  return isDigitAt(text, at) || (isMarkAt(text, at) && isDigitAt(text, at + 1));
}

/// An `L` that no number and no name follows.
bool isLoneMarkAt(std::string_view text, std::size_t at) {
  return charAt(text, at) == 'L' && !isLetterAt(text, at + 1) && !isDigitAt(text, at + 1);
}

struct Dash {
  std::size_t length = 0;
  bool joins = false; ///< a hyphen or minus; en and em dashes may also end a clause
};

Dash dashAt(std::string_view text, std::size_t at) {
  if (at >= text.size())
    return {};
  const DecodedCodePoint decoded = decodeUtf8(text, at);
  switch (decoded.codePoint) {
  case U'-':
  case 0x2010: // hyphen
  case 0x2011: // no-break hyphen
  case 0x2012: // figure dash
  case 0x2212: // minus sign
  case 0xFF0D: // full-width hyphen
    return {decoded.length, true};
  case 0x2013: // en dash
  case 0x2014: // em dash
  case 0x2015: // horizontal bar
    return {decoded.length, false};
  default:
    return {};
  }
}

std::size_t skipDigits(std::string_view text, std::size_t at) {
  while (isDigitAt(text, at))
    ++at;
  return at;
}

std::size_t skipSpaces(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const DecodedCodePoint decoded = decodeUtf8(text, at);
    if (!isWhiteSpace(decoded.codePoint))
      break;
    at += decoded.length;
  }
  return at;
}

/// `C3` or `:3`: where in the line; nobody needs it.
std::size_t skipColumn(std::string_view text, std::size_t at) {
  const char c = charAt(text, at);
  const bool isColumn = (c == 'C' || c == 'c' || c == ':') && isDigitAt(text, at + 1);
  return isColumn ? skipDigits(text, at + 1) : at;
}

/// The end of the run of characters that a broken range is taken to be, without the punctuation
/// that ends a sentence.
std::size_t brokenEnd(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (at < text.size()) {
    if (const Dash dash = dashAt(text, at); dash.length > 0 || isAsciiLetterOrDigit(text[at])) {
      at += std::max<std::size_t>(dash.length, 1);
      end = at;
    } else if (std::string_view("._+/:#=~").contains(text[at]) ||
               (std::string_view(",'").contains(text[at]) && isDigitAt(text, at + 1))) {
      ++at;
    } else {
      break;
    }
  }
  return end;
}

CitedLines broken(std::string_view text, std::size_t at, bool isRange) {
  CitedLines lines;
  lines.fault = CitationFault::malformed;
  lines.isRange = isRange;
  lines.end = std::max(at, brokenEnd(text, at));
  return lines;
}

/// True when what follows a number makes it part of something else than a line: `L10x`, `L1,000`,
/// `L10..L20`, `L10/L20`. A sentence may follow: `L10.`, `L10, and`, `L10: it`.
bool goesOn(std::string_view text, std::size_t at) {
  if (at >= text.size())
    return false;
  const DecodedCodePoint decoded = decodeUtf8(text, at);
  const std::size_t next = at + decoded.length;
  switch (decoded.codePoint) {
  case U'+':
    return true;
  case U'_':
  case U'/':
  case U'=':
  case U'@':
  case U'#':
  case U'&':
  case U'$':
  case U'^':
  case U'\\':
    return isDigitAt(text, next) || isLetterAt(text, next);
  case U'.':
    return isDigitAt(text, next) || (charAt(text, next) == '.' && isLineAt(text, next + 1)) ||
           (charAt(text, next) == '.' && charAt(text, next + 1) == '.' && isLineAt(text, next + 2));
  case U',':
  case U'\'':
    return isDigitAt(text, next);
  case U':':
  case U'~':
  case 0x2026: // ellipsis
    return isLineAt(text, next);
  default:
    if (const Dash dash = dashAt(text, at); dash.length > 0)
      return dash.joins || isLineAt(text, next);
    return isAsciiLetterOrDigit(text[at]);
  }
}

/// Where the number of the second line begins when a range goes on at AT; nothing otherwise. Spaces
/// around the dash need the L, so that a number in prose is not taken for a line.
std::optional<std::size_t> secondNumber(std::string_view text, std::size_t at, bool isMarked) {
  if (const Dash dash = dashAt(text, at); dash.length > 0 && isLineAt(text, at + dash.length))
    return at + dash.length + (isMarkAt(text, at + dash.length) ? 1 : 0);
  if (!isMarked)
    return std::nullopt;
  const std::size_t dashStart = skipSpaces(text, at);
  const Dash dash = dashAt(text, dashStart);
  if (dash.length == 0)
    return std::nullopt;
  const std::size_t mark = skipSpaces(text, dashStart + dash.length);
  return isMarkAt(text, mark) && isDigitAt(text, mark + 1) ? std::optional(mark + 1) : std::nullopt;
}

/// True when a dash at AT was meant to lead to a second line and does not.
bool isOpenRange(std::string_view text, std::size_t at) {
  const Dash dash = dashAt(text, at);
  if (dash.length == 0)
    return false;
  const std::size_t next = at + dash.length;
  return dash.joins || isLoneMarkAt(text, next) || next >= text.size() || text[next] == '`';
}

std::optional<LineNumber> valueOf(std::string_view digits) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  if (digits.size() > mostDigits)
    return std::nullopt;
  LineNumber value = 0;
  for (const char digit : digits)
    value = value * 10 + (digit - '0');
  return value;
}

CitationFault faultOf(const CitedLines& lines) {
  if (lines.first == 0 || lines.last == 0)
    return CitationFault::lineZero;
  if (!lines.first || (lines.isRange && !lines.last))
    return CitationFault::tooLarge;
  if (lines.last && *lines.last < *lines.first)
    return CitationFault::reversed;
  return CitationFault::none;
}

/// NUMBER is where the digits of the first line begin.
CitedLines readLines(std::string_view text, std::size_t number, bool isMarked) {
  CitedLines lines;
  std::size_t end = skipDigits(text, number);
  lines.first = valueOf(text.substr(number, end - number));
  end = skipColumn(text, end);
  if (const auto second = secondNumber(text, end, isMarked)) {
    lines.isRange = true;
    end = skipDigits(text, *second);
    lines.last = valueOf(text.substr(*second, end - *second));
    end = skipColumn(text, end);
  } else if (isOpenRange(text, end)) {
    return broken(text, end, isLoneMarkAt(text, end + dashAt(text, end).length));
  }
  if (goesOn(text, end))
    return broken(text, end, lines.isRange);
  lines.end = end;
  lines.fault = faultOf(lines);
  return lines;
}

/// True when letters after the digits make a name of it: "L1Loss", "L2_norm".
bool isNameAfterDigits(std::string_view text, std::size_t at) {
  if (charAt(text, at) == '_')
    return isLetterAt(text, at + 1) && !isLineAt(text, at + 1);
  return isAsciiUpper(charAt(text, at)) && isAsciiLowercase(charAt(text, at + 1));
}

/// True for what people write in place of a number that they will look up later: x, XX, nn.
bool isPlaceholder(std::string_view name) {
  if (name.size() == 1)
    return true;
  const std::size_t digits = std::min(name.find_first_not_of("Ll"), name.size());
  if (digits > 0 && digits < name.size() && skipDigits(name, digits) == name.size())
    return true; // a doubled L
  return std::string_view("xXnN").contains(name.front()) &&
         name.find_first_not_of(name.front()) == std::string_view::npos;
}

} // namespace

std::optional<CitedLines> readMarkedLines(std::string_view text, std::size_t at) {
  if (!isMarkAt(text, at) || !isDigitAt(text, at + 1))
    return std::nullopt;
  if (isNameAfterDigits(text, skipDigits(text, at + 1)))
    return std::nullopt;
  return readLines(text, at + 1, true);
}

std::optional<CitedLines> readBareLines(std::string_view text, std::size_t at) {
  if (!isDigitAt(text, at))
    return std::nullopt;
  CitedLines lines = readLines(text, at, false);
  if (lines.fault != CitationFault::malformed)
    return lines;
  // A port before a path, a decimal, a tag: no line was meant.
  const char next = charAt(text, skipColumn(text, skipDigits(text, at)));
  return std::string_view("/.=@&%+").contains(next) ? std::nullopt : std::optional(lines);
}

std::optional<CitedLines> readMarkWithoutLine(std::string_view text, std::size_t at) {
  if (charAt(text, at) != 'L' || isDigitAt(text, at + 1))
    return std::nullopt;
  const std::size_t next = at + 1;
  if (next >= text.size())
    return broken(text, next, false);
  std::size_t end = next;
  while (isLetterAt(text, end) || isDigitAt(text, end) || charAt(text, end) == '_')
    ++end;
  if (end > next)
    return isPlaceholder(text.substr(next, end - next)) ? std::optional(broken(text, next, false))
                                                        : std::nullopt;
  if (isLetterOrNumber(decodeUtf8(text, next).codePoint))
    return std::nullopt;
  return broken(text, next, false);
}

} // namespace escolio
