#pragma once

#include "core/base/byte_span.h"
#include "core/base/source_id.h"
#include "core/note/note_document.h"

#include <string>
#include <string_view>

namespace escolio {

/// A change of a note's bytes.
struct PinLineEdit {
  ByteSpan span;    ///< what is replaced; empty for an insertion
  std::string text; ///< what takes its place
  bool operator==(const PinLineEdit&) const = default;
};

/// How a pin stands in a note: a commit by its first 12 digits, a folder's pin in full.
std::string pinForNote(std::string_view pin);

/// The edit after which NOTE (analysed as DOCUMENT) has the pin line `SOURCE @ PIN`: the first pin
/// line of that source is changed, or a new one is put in a paragraph of its own below the title
/// (below the front matter where there is no title). PIN as it is to stand in the text.
PinLineEdit withPinLine(std::string_view note, const NoteDocument& document, const SourceId& source,
                        std::string_view pin);

} // namespace escolio
