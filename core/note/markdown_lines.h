#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace escolio {

/// The lines of a text as Markdown splits it: at "\n", "\r\n" and a lone "\r" (CommonMark 2.1).
/// Numbers are 0-based.
class MarkdownLines {
 public:
  /// TEXT must outlive the lines.
  explicit MarkdownLines(std::string_view text);

  [[nodiscard]] std::string_view text() const { return m_text; }
  [[nodiscard]] std::size_t count() const { return m_lines.size(); }
  /// The bytes of a line without its end; an empty span at the end of the text behind the last one.
  [[nodiscard]] ByteSpan span(std::size_t line) const;
  /// The line that holds an offset; the last line for one behind the text.
  [[nodiscard]] std::size_t at(std::size_t offset) const;
  /// Where the line that holds an offset ends, without its line end.
  [[nodiscard]] std::size_t endOfLineAt(std::size_t offset) const { return span(at(offset)).end; }

 private:
  std::string_view m_text;
  std::vector<ByteSpan> m_lines;
};

} // namespace escolio
