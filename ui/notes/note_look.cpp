#include "ui/notes/note_look.h"

#include "ui/theme/fonts.h"

#include <QFontMetrics>
#include <algorithm>
#include <iterator>

namespace escolio {
namespace {

QTextCharFormat colored(const QColor& color) {
  QTextCharFormat format;
  format.setForeground(color);
  return format;
}

QColor faded(const QColor& color, int percent) {
  QColor result = color;
  result.setAlpha(255 * percent / 100);
  return result;
}

/// SPAN with the backticks that stand on both sides of it.
ByteSpan withBackticks(std::string_view bytes, ByteSpan span) {
  while (span.begin > 0 && span.end < bytes.size() && bytes[span.begin - 1] == '`' &&
         bytes[span.end] == '`') {
    --span.begin;
    ++span.end;
  }
  return span;
}

CitationMark::State stateOf(const ByteSpan& span, const std::vector<CitationMark>& marks) {
  const auto mark = std::ranges::find(marks, span, &CitationMark::span);
  return mark == marks.end() ? CitationMark::State::unverified : mark->state;
}

} // namespace

NoteFormats::NoteFormats(const Theme& theme) : m_font(noteFont()) {
  m_lineHeight = std::max(m_font.pixelSize() * 3 / 2, QFontMetrics(m_font).height() + 3);
  const QColor dim = theme.color(ColorRole::dimText);
  const QFont code = codeFont();
  const auto setCodeFont = [&code](QTextCharFormat& format) {
    format.setFontFamilies(code.families());
    format.setFontFixedPitch(true);
    format.setProperty(QTextFormat::FontPixelSize, code.pixelSize());
    format.setFontWeight(QFont::Normal);
  };

  m_title.setFontWeight(QFont::DemiBold);
  m_title.setProperty(QTextFormat::FontPixelSize, m_font.pixelSize() + 2);
  m_dimHeading = colored(dim);
  m_dimHeading.setFontWeight(QFont::DemiBold);
  m_heading.setFontWeight(QFont::DemiBold);
  m_strong.setFontWeight(QFont::DemiBold);
  m_emphasis.setFontItalic(true);
  setCodeFont(m_code);
  m_link = colored(theme.color(ColorRole::accent));
  m_dim = colored(dim);
  m_dimCode = colored(dim);
  setCodeFont(m_dimCode);
  m_mark = colored(theme.color(ColorRole::gutterText));

  const QColor inks[] = {theme.color(ColorRole::accent), theme.color(ColorRole::bad), dim};
  static_assert(static_cast<int>(CitationMark::State::broken) == 1);
  for (std::size_t state = 0; state < std::size(inks); ++state) {
    m_citations[state] = colored(inks[state]);
    setCodeFont(m_citations[state]);
    m_citationMarks[state] = colored(faded(inks[state], 45));
    setCodeFont(m_citationMarks[state]);
  }
  QTextCharFormat& broken = m_citations[static_cast<int>(CitationMark::State::broken)];
  broken.setUnderlineStyle(QTextCharFormat::WaveUnderline);
  broken.setUnderlineColor(theme.color(ColorRole::bad));
  QTextCharFormat& unverified = m_citations[static_cast<int>(CitationMark::State::unverified)];
  unverified.setUnderlineStyle(QTextCharFormat::DotLine);
  unverified.setUnderlineColor(dim);
}

const QTextCharFormat* NoteFormats::formatOf(const StyledSpan& span) const {
  switch (span.style) {
    using enum StyledSpan::Style;
  case heading:
    return span.level == 1 ? &m_title : span.level == 2 ? &m_dimHeading : &m_heading;
  case strong:
    return &m_strong;
  case emphasis:
    return &m_emphasis;
  case code:
  case codeBlock:
    return &m_code;
  case link:
    return &m_link;
  case quote:
  case comment:
    return &m_dim;
  case frontMatter:
    return &m_dimCode;
  case mark:
  case listMark:
    return &m_mark;
  }
  return nullptr;
}

NoteLook NoteFormats::lookOf(std::string_view bytes, const NoteDocument& note,
                             const std::vector<CitationMark>& marks) const {
  NoteLook look;
  look.runs.reserve(note.styles.size() + 2 * note.citations.size() + note.pinLines.size());
  const auto isMark = [](const StyledSpan& span) {
    return span.style == StyledSpan::Style::mark || span.style == StyledSpan::Style::listMark;
  };
  for (const StyledSpan& span : note.styles) {
    if (!isMark(span))
      look.runs.push_back({span.span, *formatOf(span)});
  }
  for (const StyledSpan& span : note.styles) {
    if (isMark(span))
      look.runs.push_back({span.span, *formatOf(span)});
  }
  for (const PinLine& pin : note.pinLines)
    look.runs.push_back({withBackticks(bytes, pin.span), m_dimCode});
  for (std::size_t i = 0; i < note.citations.size(); ++i) {
    const ByteSpan span = note.citations[i].found.span;
    const ByteSpan chip = withBackticks(bytes, span);
    const CitationMark::State state = stateOf(span, marks);
    if (!(chip == span))
      look.runs.push_back({chip, m_citationMarks[static_cast<int>(state)]});
    look.runs.push_back({span, m_citations[static_cast<int>(state)]});
    look.chips.push_back({chip, i, state});
  }
  for (const CodeBlock& block : note.codeBlocks)
    look.code.push_back(block.span);
  if (note.frontMatter)
    look.code.push_back(*note.frontMatter);
  for (const Section& section : note.sections) {
    if (section.heading)
      look.headings.push_back(section.heading->span);
  }
  return look;
}

} // namespace escolio
