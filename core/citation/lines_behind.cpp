#include "core/citation/lines_behind.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/citation/cited_path.h"

namespace escolio {
namespace {

char charAt(std::string_view text, std::size_t at) {
  return at < text.size() ? text[at] : '\0';
}

bool isMarkAt(std::string_view text, std::size_t at) {
  return charAt(text, at) == 'L' || charAt(text, at) == 'l';
}

CitedLines asMalformed(CitedLines lines) {
  lines.fault = CitationFault::malformed;
  lines.first = lines.last = std::nullopt;
  return lines;
}

/// `?plain=1#L10-L20`: the query says how a forge shows the file.
std::optional<CitedLines> linesBehindQuery(std::string_view text, std::size_t queryAt) {
  const auto isQueryByte = [](char c) {
    return isAsciiLetterOrDigit(c) || (c != '\0' && std::string_view("=&_-.%").contains(c));
  };
  std::size_t at = queryAt + 1;
  while (isQueryByte(charAt(text, at)))
    ++at;
  if (at == queryAt + 1 || charAt(text, at) != '#')
    return std::nullopt;
  if (auto lines = readMarkedLines(text, at + 1))
    return lines;
  return readMarkWithoutLine(text, at + 1);
}

/// A name without folder or extension counts ("Makefile:L12"), but not for one line of one digit
/// behind a small letter: that is how norms and losses are written ("norm:L2").
bool isSureOfName(std::string_view path, const CitedLines& lines) {
  return lines.isRange || !lines.first || *lines.first > 9 || !isAsciiLowercase(path.front());
}

std::optional<CitedLines> bareLines(std::string_view text, std::size_t at, std::string_view path,
                                    PathLook look) {
  const auto lines = readBareLines(text, at + 1);
  if (!lines)
    return std::nullopt;
  if (text[at] == '#') // "name.js#12" is an issue, "name.js#10-20" a range without its L
    return look == PathLook::extension && lines->isRange ? std::optional(asMalformed(*lines))
                                                         : std::nullopt;
  if (look == PathLook::extension)
    return path.contains('/') || !looksLikeHost(path) ? lines : std::nullopt;
  const bool isUnit = path.size() > 1 && path[path.size() - 2] == '/'; // "km/h:10"
  return lines->fault == CitationFault::malformed || isUnit ? std::nullopt : lines;
}

} // namespace

bool mayIntroduceLines(std::string_view text, std::size_t at) {
  switch (charAt(text, at)) {
  case '?':
    return true;
  case ':':
  case '#':
    return isMarkAt(text, at + 1) || isAsciiDigit(charAt(text, at + 1));
  default:
    return false;
  }
}

std::optional<CitedLines> linesBehind(std::string_view text, std::size_t at,
                                      std::string_view path) {
  const PathLook look = lookOfPath(path);
  if (look == PathLook::none)
    return std::nullopt;
  if (text[at] == '?')
    return linesBehindQuery(text, at);
  if (const auto lines = readMarkedLines(text, at + 1))
    return look != PathLook::name || isSureOfName(path, *lines) ? lines : std::nullopt;
  if (look == PathLook::name)
    return std::nullopt;
  if (const auto lines = readMarkWithoutLine(text, at + 1))
    return lines;
  return bareLines(text, at, path, look);
}

} // namespace escolio
