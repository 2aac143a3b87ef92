#include "core/citation/cited_path.h"

#include "core/base/ascii.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <vector>

namespace escolio {
namespace {

constexpr std::string_view openingBrackets = "([{";
constexpr std::string_view closingBrackets = ")]}";

/// Behind the last bracket that has no partner: `(see layers.py` gives "layers.py".
std::size_t behindLoneBracket(std::string_view path) {
  std::vector<std::pair<std::size_t, std::size_t>> open; // place, kind
  std::size_t start = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (const std::size_t kind = openingBrackets.find(path[i]); kind != std::string_view::npos) {
      open.emplace_back(i, kind);
    } else if (const std::size_t closed = closingBrackets.find(path[i]);
               closed != std::string_view::npos) {
      if (!open.empty() && open.back().second == closed) {
        open.pop_back();
      } else {
        start = i + 1;
        open.clear();
      }
    }
  }
  return open.empty() ? start : open.back().first + 1;
}

/// Marks of Markdown and lists that stick to the front of a path.
std::size_t behindMarks(std::string_view path) {
  std::size_t start = 0;
  while (start < path.size()) {
    if (path[start] == '-' || path[start] == '#')
      ++start;
    else if (path.substr(start).starts_with("~~"))
      start += 2;
    else
      break;
  }
  return start;
}

std::string_view lastPart(std::string_view path) {
  return path.substr(path.find_last_of("/\\") + 1); // npos + 1 is 0
}

/// The extension without its dot: letters of one case and digits, a letter first. Empty when there
/// is none; ".gitignore" is all extension.
std::string_view extensionOf(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos)
    return {};
  const std::string_view extension = name.substr(dot + 1);
  constexpr std::size_t longest = 10;
  if (extension.empty() || extension.size() > longest || !isAsciiLetter(extension.front()))
    return {};
  if (!std::ranges::all_of(extension, isAsciiLetterOrDigit))
    return {};
  const bool hasUpper = std::ranges::any_of(extension, isAsciiUpper);
  const bool hasLower = std::ranges::any_of(extension, isAsciiLowercase);
  return hasUpper && hasLower ? std::string_view() : extension;
}

bool hasLetter(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    if (isLetterOrNumber(decoded.codePoint) && !isDecimalDigit(decoded.codePoint))
      return true;
    i += decoded.length;
  }
  return false;
}

/// A file's name: letters, digits, '_', '-' and '.', a letter among them.
bool isName(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    const char32_t c = decoded.codePoint;
    if (!isLetterOrNumber(c) && !isCombiningMark(c) && c != U'_' && c != U'-' && c != U'.')
      return false;
    i += decoded.length;
  }
  return hasLetter(text);
}

} // namespace

bool endsPath(char32_t codePoint) {
  if (codePoint >= 0x80)
    return codePoint == 0xFFFD || isPunctuationOrSymbol(codePoint) || isWhiteSpace(codePoint);
  if (codePoint <= U' ' || codePoint == 0x7F)
    return true;
  return std::string_view("`\"'<>|*,;!?=&").contains(static_cast<char>(codePoint));
}

ByteSpan pathEndingAt(std::string_view text, std::size_t begin, std::size_t end) {
  std::string_view path = text.substr(begin, end - begin);
  const auto dropFront = [&](std::size_t count) {
    begin += count;
    path.remove_prefix(count);
  };
  dropFront(path.rfind(':') + 1); // npos + 1 is 0
  dropFront(behindLoneBracket(path));
  dropFront(behindMarks(path));
  return {begin, end};
}

PathLook lookOfPath(std::string_view path) {
  const std::string_view last = lastPart(path);
  const bool hasFolders = last.size() < path.size();
  if (path.empty() || path.starts_with("//") || path.starts_with("www."))
    return PathLook::none;
  if (!extensionOf(last).empty())
    return PathLook::extension;
  if (hasFolders)
    return hasLetter(path) ? PathLook::folders : PathLook::none;
  return isName(path) && !path.ends_with('.') ? PathLook::name : PathLook::none;
}

bool looksLikeHost(std::string_view path) {
  // Endings that are common for hosts and rare for source files (".py", ".rs", ".md" are both).
  constexpr std::array<std::string_view, 18> hostEndings = {
      "com",   "org",       "net", "edu", "gov", "io", "dev", "eu",      "uk",
      "local", "localhost", "lan", "es",  "de",  "fr", "app", "invalid", "internal"};
  const std::string_view extension = extensionOf(lastPart(path));
  return path.contains('@') || std::ranges::contains(hostEndings, extension);
}

std::string normalPath(std::string_view path) {
  std::string normal(path);
  std::ranges::replace(normal, '\\', '/');
  return normal;
}

} // namespace escolio
