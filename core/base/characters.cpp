#include "core/base/characters.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <utf8proc.h>

namespace escolio {
namespace {

utf8proc_category_t categoryOf(char32_t codePoint) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(codePoint));
}

struct CodePointRange {
  char32_t first;
  char32_t last;
};

// Scripts Han, Hiragana and Katakana (Unicode Scripts.txt), with the sound and iteration marks that
// they share.
constexpr auto ideographsAndKana = std::to_array<CodePointRange>({
    {0x2E80, 0x2FDF}, // radicals
    {0x3005, 0x3007},   {0x3021, 0x3029},   {0x3031, 0x3035},   {0x3038, 0x303C}, {0x3041, 0x3096},
    {0x309D, 0x309F},   {0x30A1, 0x30FA},   {0x30FC, 0x30FF},   {0x31F0, 0x31FF}, {0x32D0, 0x32FE},
    {0x3300, 0x3357},   {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xF900, 0xFAFF}, {0xFF66, 0xFF9D},
    {0x1AFF0, 0x1B16F}, {0x1F200, 0x1F200}, {0x20000, 0x323AF},
});

} // namespace

bool isLetterOrNumber(char32_t codePoint) {
  if (codePoint < 0x80)
    return isAsciiLetterOrDigit(static_cast<char>(codePoint));
  switch (categoryOf(codePoint)) {
  case UTF8PROC_CATEGORY_LU:
  case UTF8PROC_CATEGORY_LL:
  case UTF8PROC_CATEGORY_LT:
  case UTF8PROC_CATEGORY_LM:
  case UTF8PROC_CATEGORY_LO:
  case UTF8PROC_CATEGORY_ND:
  case UTF8PROC_CATEGORY_NL:
  case UTF8PROC_CATEGORY_NO:
    return true;
  default:
    return false;
  }
}

bool isDecimalDigit(char32_t codePoint) {
  if (codePoint < 0x80)
    return isAsciiDigit(static_cast<char>(codePoint));
  return categoryOf(codePoint) == UTF8PROC_CATEGORY_ND;
}

bool isWhiteSpace(char32_t codePoint) {
  if (codePoint < 0x80) // also the separators U+001C to U+001F, as most text tools split there
    return codePoint == U' ' || (codePoint >= 0x09 && codePoint <= 0x0D) ||
           (codePoint >= 0x1C && codePoint <= 0x1F);
  if (codePoint == 0x85)
    return true;
  switch (categoryOf(codePoint)) {
  case UTF8PROC_CATEGORY_ZS:
  case UTF8PROC_CATEGORY_ZL:
  case UTF8PROC_CATEGORY_ZP:
    return true;
  default:
    return false;
  }
}

bool isCombiningMark(char32_t codePoint) {
  if (codePoint < 0x300)
    return false;
  if (codePoint == 0xFF9E || codePoint == 0xFF9F) // half-width voiced sound marks
    return true;
  switch (categoryOf(codePoint)) {
  case UTF8PROC_CATEGORY_MN:
  case UTF8PROC_CATEGORY_MC:
  case UTF8PROC_CATEGORY_ME:
    return true;
  default:
    return false;
  }
}

bool isInvisible(char32_t codePoint) {
  return codePoint >= 0x80 && categoryOf(codePoint) == UTF8PROC_CATEGORY_CF;
}

bool isPunctuationOrSymbol(char32_t codePoint) {
  if (codePoint < 0x80)
    return isAsciiPunctuation(static_cast<char>(codePoint));
  switch (categoryOf(codePoint)) {
  case UTF8PROC_CATEGORY_PC:
  case UTF8PROC_CATEGORY_PD:
  case UTF8PROC_CATEGORY_PS:
  case UTF8PROC_CATEGORY_PE:
  case UTF8PROC_CATEGORY_PI:
  case UTF8PROC_CATEGORY_PF:
  case UTF8PROC_CATEGORY_PO:
  case UTF8PROC_CATEGORY_SM:
  case UTF8PROC_CATEGORY_SC:
  case UTF8PROC_CATEGORY_SK:
  case UTF8PROC_CATEGORY_SO:
    return true;
  default:
    return false;
  }
}

bool isWordOfItsOwn(char32_t codePoint) {
  if (codePoint < 0x2E80)
    return false;
  const auto* range = std::ranges::find_if(
      ideographsAndKana, [codePoint](const CodePointRange& r) { return codePoint <= r.last; });
  return range != ideographsAndKana.end() && codePoint >= range->first;
}

} // namespace escolio
