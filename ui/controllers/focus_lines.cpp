#include "ui/controllers/focus_lines.h"

#include <algorithm>
#include <array>

namespace escolio {
namespace {

bool isWordCharacter(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool isWholeWordAt(std::string_view bytes, std::size_t at, std::size_t size) {
  const bool startsWord = at == 0 || !isWordCharacter(bytes[at - 1]);
  const bool endsWord = at + size >= bytes.size() || !isWordCharacter(bytes[at + size]);
  return startsWord && endsWord;
}

bool beginsDefinition(std::string_view line) {
  constexpr std::array<std::string_view, 12> words{"class ", "def ",    "async ", "struct ",
                                                   "enum ",  "func ",   "fn ",    "pub ",
                                                   "type ",  "static ", "void ",  "template "};
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos)
    return false;
  const std::string_view text = line.substr(begin);
  return std::ranges::any_of(words,
                             [text](std::string_view word) { return text.starts_with(word); });
}

} // namespace

std::optional<LineNumber> firstLineOfSymbol(const SourceText& text, std::string_view symbol) {
  if (symbol.empty())
    return std::nullopt;
  std::optional<LineNumber> first;
  const std::string_view bytes = text.bytes();
  for (auto at = bytes.find(symbol); at != std::string_view::npos;
       at = bytes.find(symbol, at + symbol.size())) {
    if (!isWholeWordAt(bytes, at, symbol.size()))
      continue;
    const LineNumber line = text.lineAt(at);
    if (!first)
      first = line;
    if (beginsDefinition(text.line(line)))
      return line;
  }
  return first;
}

} // namespace escolio
