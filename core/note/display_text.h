#pragma once

#include "core/base/byte_span.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// The text that an editor widget shows for a note's bytes, in UTF-16, with the way back: no byte
/// is lost, whatever a widget does to characters that it does not like.
///
/// LF and CRLF are one '\n'; a CR alone and other controls are their pictures (U+2400 …); U+2028
/// and what a text document would split at (U+2029, U+FDD0, U+FDD1) are U+00B6; a byte that is no
/// UTF-8 is U+FFFD; a BOM at the start is not shown. Everything else stands for itself.
class DisplayText {
 public:
  DisplayText() = default;
  explicit DisplayText(std::string_view bytes);

  [[nodiscard]] const std::u16string& text() const { return m_text; }
  /// Where the bytes of a unit begin; for the unit after the last one, the number of bytes.
  [[nodiscard]] std::size_t byteOffset(std::size_t unit) const;
  /// The unit that shows the byte at an offset (the first unit of its character); text().size() at
  /// and past the end.
  [[nodiscard]] std::size_t unitOffset(std::size_t byte) const;

 private:
  void append(char32_t shown, std::size_t byte);

  std::u16string m_text;
  std::vector<std::uint32_t>
      m_offsets; ///< of each unit's first byte; both halves of a pair have one
  std::size_t m_size = 0;
};

/// A change of a note's bytes that a change of the shown text stands for.
struct MirroredEdit {
  ByteSpan span;
  std::string text;
  bool operator==(const MirroredEdit&) const = default;
};

/// The widget says that from POSITION on REMOVED units of BEFORE gave way to INSERTED. What is the
/// same at both ends is left alone first, since widgets report more than what changed: bytes that
/// were not touched are never written anew. In what is really new '\n' and U+2029 become LINEEND,
/// U+2028 too, and half a surrogate pair U+FFFD.
MirroredEdit mirrorEdit(const DisplayText& before, std::size_t position, std::size_t removed,
                        std::u16string_view inserted, std::string_view lineEnd);

} // namespace escolio
