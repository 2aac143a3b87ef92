#pragma once

#include "core/note/note_document.h"
#include "core/plan/reading_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace escolio {

/// The closing of a note: the last section if its heading fits (or that of the section which the
/// last ones stand below), else the last paragraph.
struct Closing {
  ByteSpan span;
  TextPlace place;
  std::string text; ///< rendered, without the heading
  int words = 0;
  std::optional<std::size_t> section; ///< set when all from this section on is the closing
  std::optional<std::size_t> paragraph;
};

/// Nothing when the note ends in something else than a paragraph, or has none.
std::optional<Closing> findClosing(const NoteDocument& note, const ClosingRule& rule);

/// One design decision pointed out in a note, with its citations (verified or not).
struct Decision {
  ByteSpan span;
  TextPlace place;
  std::string title;
  int words = 0;                      ///< its text without its heading
  std::vector<std::size_t> citations; ///< indexes into NoteDocument::citations
  bool isSection = false;             ///< a section as a whole rather than a list item
};

/// With two or more cited top-level list items in a section each of them is a decision; else, with
/// any citation, the section is one. The closing is none.
std::vector<Decision> findDecisions(const NoteDocument& note,
                                    const std::optional<Closing>& closing);

/// Top-level list items and sections that look like decisions and cite nothing: where a reader is
/// told to add a citation.
std::vector<Decision> findUncited(const NoteDocument& note, const std::optional<Closing>& closing);

} // namespace escolio
