#pragma once

#include "core/base/byte_span.h"
#include "core/base/source_id.h"
#include "core/citation/citation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

// What a note says, with byte offsets into the analysed text. All values; made by analyseNote().

struct WordCount {
  int words = 0;         ///< rendered prose, without citations and pin lines
  int citationWords = 0; ///< what citations and pin lines would have counted
  int rawWords = 0;      ///< runs of non-space bytes in the file, as `wc -w` counts
  bool operator==(const WordCount&) const = default;
};

struct CitationInNote {
  FoundCitation found; ///< span is in the note
  TextPlace place;
  std::string text; ///< the bytes of the span
  std::size_t section = 0;
  std::optional<std::size_t> item; ///< index into the section's items
};

/// A top-level list item of a section, with what is nested in it.
struct ListItem {
  ByteSpan span;
  TextPlace place;
  std::string title; ///< its bold beginning, else its first words
  int words = 0;
  std::vector<std::size_t> citations; ///< indexes into NoteDocument::citations
};

struct Heading {
  ByteSpan span;
  TextPlace place;
  int level = 1;    ///< 1 to 6
  std::string text; ///< rendered
};

/// From one heading to the next of any level; the text before the first heading is a section
/// without one.
struct Section {
  ByteSpan span;
  std::optional<Heading> heading;
  int words = 0; ///< without the heading's
  std::vector<ListItem> items;
  std::vector<std::size_t> citations;
};

/// A leaf block of prose that is not a heading.
struct Paragraph {
  ByteSpan span;
  TextPlace place;
  std::string text; ///< rendered
  int words = 0;
  std::size_t section = 0;
  bool isTopLevel = false; ///< in no list, quote or table
  bool isQuoted = false;   ///< in a quote, and in no list or table
};

/// A code block: fenced (CommonMark 4.5) or indented (4.4).
struct CodeBlock {
  ByteSpan span;   ///< from the opening fence to the end of the closing one
  TextPlace place; ///< of the opening fence, or of the first line
  bool isFenced = false;
  bool isClosed = true;
  std::string info;     ///< the info string as written, entities resolved
  std::string language; ///< its first word, as written ("Mermaid")
  std::vector<std::string> lines;
  int firstLine = 0; ///< of `lines`, 1-based in the note
  std::size_t section = 0;
};

struct ImageInNote {
  TextPlace place;
  ByteSpan span;
  std::string target;
};

/// `SOURCE-ID @ PIN` in the text or the front matter.
struct PinLine {
  ByteSpan span;
  TextPlace place;
  SourceId source;
  std::string pin;
};

/// Text in backticks that is no citation and no pin line.
struct InlineCode {
  ByteSpan span; ///< without the backticks
  TextPlace place;
  std::string text;
  std::size_t section = 0;
  std::optional<std::size_t> item;
};

/// What Markdown marks, for views that dim the marks and style the rest.
struct StyledSpan {
  enum class Style {
    heading,
    strong,
    emphasis,
    code,
    codeBlock,
    link,
    quote,
    comment,
    frontMatter,
    mark,
    listMark
  };
  ByteSpan span;
  Style style = Style::mark;
  int level = 0; ///< of a heading
};

struct NoteDocument {
  std::optional<ByteSpan> frontMatter;
  std::vector<Section> sections;
  std::vector<Paragraph> paragraphs;
  std::vector<CitationInNote> citations;
  std::vector<CodeBlock> codeBlocks;
  std::vector<ImageInNote> images;
  std::vector<PinLine> pinLines;
  std::vector<InlineCode> inlineCode;
  std::vector<StyledSpan> styles;
  /// End of the last block that says something: that is neither comment, HTML without text, link
  /// definition, rule, footnote, nor pin line.
  std::size_t contentEnd = 0;
  WordCount words;
};

/// Reads a note. TEXT is UTF-8 (wrong bytes are characters of their own); SOURCES are the ids that
/// a pin line may begin with.
NoteDocument analyseNote(std::string_view text, const std::vector<SourceId>& sources);

} // namespace escolio
