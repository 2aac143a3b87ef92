#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A note's own text as its writer means it: backslash escapes (CommonMark 2.4) and character
/// references resolved, invisible characters left out. Knows the way back to the source.
class PlainView {
 public:
  explicit PlainView(std::string_view source);
  PlainView(const PlainView&) = delete;
  PlainView& operator=(const PlainView&) = delete;

  [[nodiscard]] std::string_view text() const { return m_text; }
  /// The source of a non-empty span of text().
  [[nodiscard]] ByteSpan sourceSpan(ByteSpan span) const;
  /// The first byte of text() that stands at or after a byte of the source; text().size() when none
  /// does.
  [[nodiscard]] std::size_t fromSource(std::size_t sourceOffset) const;

 private:
  std::string m_resolved;
  std::string_view m_text;         // the source itself when there is nothing to resolve
  std::vector<ByteSpan> m_sources; // of every byte of m_resolved
};

} // namespace escolio
