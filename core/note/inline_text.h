#pragma once

#include "core/base/byte_span.h"
#include "core/note/note_document.h"
#include "core/note/prose.h"

#include <cstddef>
#include <string>
#include <vector>

namespace escolio {

/// A link that is written with brackets; bare and pointed addresses are their own text.
struct InlineLink {
  ByteSpan source; ///< all of it
  ByteSpan label;  ///< between the brackets
  std::string target;
};

struct InlineImage {
  ByteSpan source;
  std::string target;
};

/// What stands in one leaf block, with places in the note's source.
struct InlineText {
  Prose prose;
  std::vector<InlineLink> links; ///< in order of their ends
  std::vector<InlineImage> images;
  std::vector<ByteSpan> code;   ///< content of code spans, without backticks
  std::vector<ByteSpan> unread; ///< comments, tags, footnote labels, formulas: no citation in them
  std::vector<StyledSpan> styles;
  std::string lead;    ///< the bold text that it begins with
  std::size_t end = 0; ///< behind the last mark that was found
};

} // namespace escolio
