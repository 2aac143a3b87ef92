#pragma once

#include "core/note/note_document.h"
#include "ui/notes/note_marks.h"
#include "ui/theme/theme.h"

#include <QTextCharFormat>
#include <string_view>
#include <vector>

namespace escolio {

/// A run of bytes and how it is drawn. Runs may overlap: the later one adds to the earlier ones.
struct StyledRun {
  ByteSpan span;
  QTextCharFormat format;
};

/// The rounded ground behind a citation, backticks around it included.
struct ChipRun {
  ByteSpan span;
  std::size_t citation = 0; ///< index into NoteDocument::citations
  CitationMark::State state = CitationMark::State::unverified;
};

struct NoteLook {
  std::vector<StyledRun> runs;
  std::vector<ChipRun> chips; ///< one for each citation, in the note's order; broken ones too
  std::vector<ByteSpan> code; ///< code blocks and front matter: empty lines in them are lines
  std::vector<ByteSpan> headings;
};

/// The formats of a note's text in one theme, made once.
class NoteFormats {
 public:
  explicit NoteFormats(const Theme& theme);

  /// How NOTE (the analysis of BYTES) looks with these verdicts. A citation without a mark is drawn
  /// as unverified.
  [[nodiscard]] NoteLook lookOf(std::string_view bytes, const NoteDocument& note,
                                const std::vector<CitationMark>& marks) const;

  [[nodiscard]] QFont font() const { return m_font; }
  /// Pixels from one line of text to the next.
  [[nodiscard]] int lineHeight() const { return m_lineHeight; }

 private:
  [[nodiscard]] const QTextCharFormat* formatOf(const StyledSpan& span) const;

  QFont m_font;
  int m_lineHeight = 0;
  QTextCharFormat m_title;      ///< headings of level 1
  QTextCharFormat m_dimHeading; ///< of level 2
  QTextCharFormat m_heading;    ///< of level 3 and below
  QTextCharFormat m_strong;
  QTextCharFormat m_emphasis;
  QTextCharFormat m_code;
  QTextCharFormat m_link;
  QTextCharFormat m_dim;
  QTextCharFormat m_dimCode;
  QTextCharFormat m_mark;
  QTextCharFormat m_citations[3]; ///< by CitationMark::State
  QTextCharFormat m_citationMarks[3];
};

} // namespace escolio
