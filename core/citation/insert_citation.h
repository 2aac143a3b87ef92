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

/// The citation of NOTE that OFFSET is in or at the edge of, backticks around it included. Of two
/// that touch there, the one that OFFSET is in.
std::optional<std::size_t> citationAt(std::string_view bytes, const NoteDocument& note,
                                      std::size_t offset);

/// How to put CITATION into a note at SELECTION (empty: a caret). NOTE is the analysis of BYTES.
/// A caret in a citation, or at its edge, replaces that citation; else a selection is replaced.
/// Prose gets the spaces it needs: one before, unless a line, a bracket or a space stands there;
/// one after only where a word follows. WRAPS puts backticks around it, unless the place is inside
/// code.
TextEdit insertCitation(std::string_view bytes, const NoteDocument& note, ByteSpan selection,
                        std::string_view citation, bool wraps = true);

} // namespace escolio
