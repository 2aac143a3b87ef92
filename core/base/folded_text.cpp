#include "core/base/folded_text.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace escolio {
namespace {

bool isLeftOut(utf8proc_int32_t codePoint) {
  switch (utf8proc_category(codePoint)) {
  case UTF8PROC_CATEGORY_MN: // accents, once decomposed
  case UTF8PROC_CATEGORY_ME:
  case UTF8PROC_CATEGORY_ZS:
  case UTF8PROC_CATEGORY_ZL:
  case UTF8PROC_CATEGORY_ZP:
  case UTF8PROC_CATEGORY_CC:
  case UTF8PROC_CATEGORY_CF:
  case UTF8PROC_CATEGORY_PC: // underscore and its kin
  case UTF8PROC_CATEGORY_PD: // hyphens and dashes
    return true;
  default:
    return false;
  }
}

/// Folds TEXT; with GAPS, lists the places where something was left out.
std::string fold(std::string_view text, std::vector<std::size_t>* gaps) {
  std::string folded;
  folded.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCodePoint decoded = decodeUtf8(text, i);
    i += decoded.length;
    std::array<utf8proc_int32_t, 32> parts{};
    int boundary = 0;
    const auto count = utf8proc_decompose_char(
        static_cast<utf8proc_int32_t>(decoded.codePoint), parts.data(), parts.size(),
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD),
        &boundary);
    for (utf8proc_ssize_t part = 0; part < count && part < std::ssize(parts); ++part) {
      const auto codePoint = parts[static_cast<std::size_t>(part)];
      if (!isLeftOut(codePoint))
        appendUtf8(folded, static_cast<char32_t>(codePoint));
      else if (gaps != nullptr && (gaps->empty() || gaps->back() != folded.size()))
        gaps->push_back(folded.size());
    }
  }
  return folded;
}

} // namespace

std::string foldedText(std::string_view text) {
  return fold(text, nullptr);
}

FoldedText::FoldedText(std::string_view text) : m_text(fold(text, &m_gaps)) {}

/// True when the text just before AT belongs to what begins there: nothing was left out between.
bool FoldedText::goesOnBefore(std::size_t at) const {
  return at > 0 && at < m_text.size() && !std::ranges::binary_search(m_gaps, at);
}

bool FoldedText::cutsANumber(std::size_t begin, std::size_t end) const {
  const auto isDigitAt = [this](std::size_t at) { return isAsciiDigit(m_text[at]); };
  if (goesOnBefore(end) && isDigitAt(end - 1) && isDigitAt(end))
    return true;
  if (!goesOnBefore(begin) || !isDigitAt(begin))
    return false;
  const char before = m_text[begin - 1];
  const bool isPoint = before == '.' || before == ',';
  return isDigitAt(begin - 1) || (isPoint && goesOnBefore(begin - 1) && isDigitAt(begin - 2));
}

int FoldedText::count(std::string_view term) const {
  int count = 0;
  if (term.empty())
    return count;
  for (auto at = m_text.find(term); at != std::string::npos;) {
    const bool isWhole = !cutsANumber(at, at + term.size());
    count += isWhole ? 1 : 0;
    at = m_text.find(term, at + (isWhole ? term.size() : 1));
  }
  return count;
}

bool containsFolded(std::string_view haystack, std::string_view needle) {
  return FoldedText(haystack).contains(foldedText(needle));
}

std::string composedText(std::string_view text) {
  if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
    return std::string(text);
  utf8proc_uint8_t* composed = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &composed,
                                 static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(composed, &std::free);
  if (size < 0)
    return std::string(text);
  return {reinterpret_cast<const char*>(composed), static_cast<std::size_t>(size)};
}

} // namespace escolio
