#pragma once

#include "core/base/byte_span.h"
#include "core/note/note_document.h"

#include <optional>
#include <string>
#include <string_view>

namespace escolio {

/// A change of a note: TEXT in the place of SPAN, and where the caret goes then.
struct TextEdit {
  ByteSpan span; ///< in the bytes before
  std::string text;
  std::size_t caret = 0; ///< in the bytes after
  bool operator==(const TextEdit&) const = default;
};

/// The citation (index into NoteDocument::citations) that the caret at OFFSET is in or at the edge
/// of, the backticks around it left out: behind a closing backtick one is past it. Of two that
/// touch there, the one that begins.
std::optional<std::size_t> citationAt(const NoteDocument& note, std::size_t offset);

/// How to put CITATION into a note whose SELECTION (empty: the caret) is given. NOTE is the
/// analysis of BYTES.
/// - In or at the edge of a citation it takes that citation's place, backticks and all else kept.
/// - Elsewhere it is inserted at the caret, or after the selected text: nothing selected is lost.
/// - Prose gets the spaces it needs: one before, unless a line, a space or an opening bracket comes
///   before; one after only where a word follows.
/// - WRAPS puts backticks around it, unless the place is in code already.
TextEdit insertCitation(std::string_view bytes, const NoteDocument& note, ByteSpan selection,
                        std::string_view citation, bool wraps = true);

} // namespace escolio
