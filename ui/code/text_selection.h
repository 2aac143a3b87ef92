#pragma once

#include "core/base/byte_span.h"
#include "core/base/line_range.h"
#include "core/source/source_text.h"

namespace escolio {

/// What is selected in a text: from an anchor to a position, where the caret is. Columns are byte
/// offsets in the line. The place behind a final '\n' is column 0 of the line after the last.
class TextSelection {
 public:
  TextSelection() = default;

  /// A mere caret.
  static TextSelection caretAt(TextPosition place);
  static TextSelection between(TextPosition anchor, TextPosition position);
  /// Whole lines, from the one where it began to the one where it ended, in either order.
  static TextSelection ofLines(LineNumber anchor, LineNumber position);
  static TextSelection ofAll(const SourceText& text);

  [[nodiscard]] TextPosition anchor() const { return m_anchor; }
  [[nodiscard]] TextPosition position() const { return m_position; }
  [[nodiscard]] bool isByLines() const { return m_isByLines; }
  [[nodiscard]] bool isEmpty() const { return !m_isByLines && m_anchor == m_position; }

  /// The ends in the order of the text.
  [[nodiscard]] TextPosition start() const;
  [[nodiscard]] TextPosition end(const SourceText& text) const;
  /// The lines that a citation takes; not valid in an empty text.
  [[nodiscard]] LineRange lines(const SourceText& text) const;
  [[nodiscard]] ByteSpan bytes(const SourceText& text) const;
  [[nodiscard]] bool contains(TextPosition place, const SourceText& text) const;

  bool operator==(const TextSelection&) const = default;

 private:
  TextPosition m_anchor;
  TextPosition m_position;
  bool m_isByLines = false;
};

/// The place behind everything.
TextPosition endOfText(const SourceText& text);
/// The place behind a line's end.
TextPosition endOfLine(LineNumber line, const SourceText& text);
std::size_t byteOffset(TextPosition place, const SourceText& text);
TextPosition positionOf(std::size_t byteOffset, const SourceText& text);

} // namespace escolio
