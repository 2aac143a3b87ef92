#include "core/citation/plain_view.h"

#include "core/base/ascii.h"
#include "core/base/character_reference.h"
#include "core/base/characters.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace escolio {
namespace {

bool mayNeedResolving(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return c == '\\' || c == '&' || byte >= 0xC2; // invisible characters are of two bytes or more
}

struct Step {
  std::size_t length = 1; // bytes of the source
  std::string_view bytes; // what they stand for, when it is themselves or nothing
  char32_t reference = 0; // what they stand for, when it is neither
};

Step stepAt(std::string_view source, std::size_t at) {
  const char c = source[at];
  if (c == '\\' && at + 1 < source.size() && isAsciiPunctuation(source[at + 1]))
    return {2, source.substr(at + 1, 1), 0};
  if (c == '&')
    if (const auto reference = readCharacterReference(source.substr(at)))
      return {reference->length, {}, reference->codePoint};
  const DecodedCodePoint decoded = decodeUtf8(source, at);
  if (isInvisible(decoded.codePoint))
    return {decoded.length, {}, 0};
  return {decoded.length, source.substr(at, decoded.length), 0};
}

} // namespace

PlainView::PlainView(std::string_view source) : m_text(source) {
  if (std::ranges::none_of(source, mayNeedResolving))
    return;
  m_resolved.reserve(source.size());
  m_sources.reserve(source.size());
  for (std::size_t at = 0; at < source.size();) {
    const Step step = stepAt(source, at);
    m_resolved += step.bytes;
    if (step.reference != 0 && !isInvisible(step.reference))
      appendUtf8(m_resolved, step.reference);
    m_sources.resize(m_resolved.size(), {at, at + step.length});
    at += step.length;
  }
  m_text = m_resolved;
}

ByteSpan PlainView::sourceSpan(ByteSpan span) const {
  if (m_sources.empty())
    return span;
  return {m_sources[span.begin].begin, m_sources[span.end - 1].end};
}

std::size_t PlainView::fromSource(std::size_t sourceOffset) const {
  if (m_sources.empty())
    return std::min(sourceOffset, m_text.size());
  const auto found = std::ranges::lower_bound(m_sources, sourceOffset, {}, &ByteSpan::begin);
  return static_cast<std::size_t>(found - m_sources.begin());
}

} // namespace escolio
