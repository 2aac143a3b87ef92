#pragma once

#include "core/base/byte_span.h"
#include "core/base/line_range.h"
#include "core/source/line_fingerprints.h"
#include "core/source/word_places.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The bytes of one file at its pin and where its lines begin. Immutable, so that views and workers
/// share it. Only '\n' ends a line, as git counts; a last line without '\n' is a line; an empty
/// file has none.
class SourceText {
 public:
  /// KEEP owns the memory that BYTES points into.
  SourceText(std::string_view bytes, std::shared_ptr<const void> keep);
  static std::shared_ptr<const SourceText> fromBytes(std::string bytes);

  [[nodiscard]] std::string_view bytes() const { return m_bytes; }
  [[nodiscard]] LineNumber lineCount() const { return static_cast<LineNumber>(m_starts.size()); }
  /// The bytes of a line, 1-based, without its '\n' (a '\r' before it stays). Empty outside the
  /// file.
  [[nodiscard]] std::string_view line(LineNumber number) const;
  /// The bytes of a line, 1-based, without line end: neither "\n" nor "\r\n".
  [[nodiscard]] std::string_view lineWithoutEnd(LineNumber number) const;
  /// Where the bytes of a line begin and end, without its '\n'.
  [[nodiscard]] ByteSpan spanOf(LineNumber number) const;
  /// The line that holds a byte offset, 1-based; the last line for an offset past the end, 0 when
  /// empty.
  [[nodiscard]] LineNumber lineAt(std::size_t offset) const;
  /// True when the first 8,000 bytes hold a NUL, which is what git calls binary, and one in twenty
  /// of them is a control character, at least 8: a text with a stray NUL can be read and cited.
  [[nodiscard]] bool looksBinary() const;

  // Made at the first call, which takes a pass over the text, and kept. Safe from several threads.
  [[nodiscard]] const std::vector<LineFingerprint>& fingerprints() const; ///< of line 1, 2, …
  [[nodiscard]] const WordPlaces& words() const;

 private:
  struct Derived;
  std::string_view m_bytes;
  std::shared_ptr<const void> m_keep;
  std::vector<std::size_t> m_starts;
  std::shared_ptr<Derived> m_derived;
};

} // namespace escolio
