#pragma once

#include "core/note/code_block_reader.h"
#include "core/note/inline_text.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace escolio {

/// A block that holds text: a paragraph, heading, table cell, or the text of an HTML block.
struct NoteLeaf {
  enum class Kind { paragraph, heading, cell, html };
  Kind kind = Kind::paragraph;
  ByteSpan span; ///< from its first mark to the end of its last line (a cell: between the bars)
  int level = 0; ///< of a heading
  std::size_t depth = 0;           ///< how many quotes, items and tables it is in
  bool isInNoList = true;          ///< nor table: in quotes at most
  std::optional<std::size_t> item; ///< index into NoteBlocks::items
  InlineText inlines;
};

/// A list item that is in nothing but its list.
struct NoteItem {
  ByteSpan span;
};

/// The blocks of a note in the order of their source.
struct NoteBlocks {
  std::vector<NoteLeaf> leaves;
  std::vector<NoteItem> items;
  std::vector<FoundCodeBlock> codeBlocks;
  std::vector<StyledSpan> styles; ///< of marks of blocks; those of text are in the leaves
  std::size_t contentEnd = 0;     ///< end of the last block that shows something
};

/// Reads the blocks of TEXT from BEGIN on: what is before is front matter, or a BOM.
NoteBlocks readBlocks(std::string_view text, std::size_t begin);

} // namespace escolio
