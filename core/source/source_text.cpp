#include "core/source/source_text.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

namespace escolio {

struct SourceText::Derived {
  std::once_flag hasFingerprints;
  std::vector<LineFingerprint> fingerprints;
  std::once_flag hasWords;
  std::optional<WordPlaces> words;
};

SourceText::SourceText(std::string_view bytes, std::shared_ptr<const void> keep)
    : m_bytes(bytes), m_keep(std::move(keep)), m_derived(std::make_shared<Derived>()) {
  std::size_t start = 0;
  while (start < m_bytes.size()) {
    m_starts.push_back(start);
    const void* end = std::memchr(m_bytes.data() + start, '\n', m_bytes.size() - start);
    if (end == nullptr)
      break;
    start = static_cast<std::size_t>(static_cast<const char*>(end) - m_bytes.data()) + 1;
  }
  m_starts.shrink_to_fit();
}

std::shared_ptr<const SourceText> SourceText::fromBytes(std::string bytes) {
  const auto kept = std::make_shared<const std::string>(std::move(bytes));
  return std::make_shared<const SourceText>(std::string_view(*kept), kept);
}

ByteSpan SourceText::spanOf(LineNumber number) const {
  if (number < 1 || number > lineCount())
    return {m_bytes.size(), m_bytes.size()};
  const auto index = static_cast<std::size_t>(number - 1);
  const std::size_t begin = m_starts[index];
  std::size_t end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_bytes.size();
  if (end > begin && m_bytes[end - 1] == '\n')
    --end;
  return {begin, end};
}

std::string_view SourceText::line(LineNumber number) const {
  const ByteSpan span = spanOf(number);
  return m_bytes.substr(span.begin, span.size());
}

std::string_view SourceText::lineWithoutEnd(LineNumber number) const {
  std::string_view text = line(number);
  if (text.ends_with('\r'))
    text.remove_suffix(1);
  return text;
}

LineNumber SourceText::lineAt(std::size_t offset) const {
  const auto after = std::ranges::upper_bound(m_starts, offset);
  return after - m_starts.begin();
}

bool SourceText::looksBinary() const {
  constexpr std::size_t gitLooksAt = 8000;
  constexpr std::ptrdiff_t few = 8;
  constexpr std::ptrdiff_t oneIn = 20;
  const std::string_view start = m_bytes.substr(0, gitLooksAt);
  if (!start.contains('\0'))
    return false;
  const auto isOfNoText = [](char byte) {
    constexpr std::string_view inTexts = "\t\n\v\f\r\b\x1b";
    return static_cast<unsigned char>(byte) < 0x20 && !inTexts.contains(byte);
  };
  const std::ptrdiff_t count = std::ranges::count_if(start, isOfNoText);
  return count >= few && count * oneIn >= std::ssize(start);
}

const std::vector<LineFingerprint>& SourceText::fingerprints() const {
  std::call_once(m_derived->hasFingerprints,
                 [this] { m_derived->fingerprints = lineFingerprints(m_bytes); });
  return m_derived->fingerprints;
}

const WordPlaces& SourceText::words() const {
  std::call_once(m_derived->hasWords, [this] { m_derived->words.emplace(m_bytes); });
  return *m_derived->words;
}

} // namespace escolio
