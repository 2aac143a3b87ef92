#pragma once

#include "core/base/line_range.h"
#include "ui/code/line_layouts.h"

namespace escolio {

/// Where the caret goes from a place. Columns are byte offsets in the line; a place outside the
/// text is first brought to the nearest one inside.
TextPosition caretInside(TextPosition place, LineLayouts& layouts);
TextPosition caretRight(TextPosition place, LineLayouts& layouts);
TextPosition caretLeft(TextPosition place, LineLayouts& layouts);
/// The start of the next word, or the line's end before it.
TextPosition caretWordRight(TextPosition place, LineLayouts& layouts);
TextPosition caretWordLeft(TextPosition place, LineLayouts& layouts);
/// LINES down (up when negative), as near to CELL as the line there is long. Beyond the first or
/// last line it goes to the text's start or end.
TextPosition caretVertically(TextPosition place, LineNumber lines, std::int64_t cell,
                             LineLayouts& layouts);
/// The first character that is no space, or column 0 when it is there already.
TextPosition caretHome(TextPosition place, LineLayouts& layouts);
TextPosition caretEnd(TextPosition place, LineLayouts& layouts);
TextPosition caretAtEndOfText(LineLayouts& layouts);

/// The word (or run of spaces, or of other characters) around a place: where it begins and ends.
struct WordSpan {
  TextPosition begin;
  TextPosition end;
};
WordSpan wordAround(TextPosition place, LineLayouts& layouts);

} // namespace escolio
