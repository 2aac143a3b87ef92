#pragma once

#include "core/base/byte_span.h"
#include "core/base/source_id.h"
#include "core/citation/citation.h"
#include "core/note/note_blocks.h"
#include "core/note/pin_lines.h"

#include <string_view>
#include <vector>

namespace escolio {

/// What is found in the source of one leaf block. Spans are those of the note.
struct LeafFindings {
  std::vector<FoundCitation> citations;
  std::vector<FoundPinLine> pinLines;
  /// The source whose words are no prose: citations, texts of links that are citations, pin lines.
  /// In order, without overlap.
  std::vector<ByteSpan> counted;
};

/// Searches the leaf's own source, not what Markdown makes of it: underscores of a path may be
/// emphasis to it.
LeafFindings searchLeaf(std::string_view note, const NoteLeaf& leaf,
                        const std::vector<SourceId>& sources);

} // namespace escolio
