#include "ui/notes/note_styler.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>
#include <iterator>

namespace escolio {

void NoteStyler::apply(const NoteLook& look, const PositionOf& positionOf) {
  m_formats.assign(static_cast<std::size_t>(m_document.blockCount()), {});
  for (const StyledRun& run : look.runs) {
    const int begin = positionOf(run.span.begin);
    const int end = positionOf(run.span.end);
    for (QTextBlock block = m_document.findBlock(begin); block.isValid() && block.position() < end;
         block = block.next()) {
      const int first = std::max(begin - block.position(), 0);
      const int last = std::min(end - block.position(), block.length() - 1);
      if (first < last)
        m_formats[static_cast<std::size_t>(block.blockNumber())].append(
            {first, last - first, run.format});
    }
  }
  m_chips.clear();
  for (const ChipRun& chip : look.chips)
    m_chips.push_back(
        {positionOf(chip.span.begin), positionOf(chip.span.end), chip.citation, chip.state});
  m_code.clear();
  for (const ByteSpan& code : look.code)
    m_code.emplace_back(positionOf(code.begin), positionOf(code.end));
  std::ranges::sort(m_code);
  m_headingEnds.clear();
  for (const ByteSpan& heading : look.headings) {
    const QTextBlock block = m_document.findBlock(positionOf(heading.end) - 1);
    m_headingEnds.push_back(block.position() + block.length() - 1);
  }

  reapply();
}

void NoteStyler::reapply() {
  if (m_formats.size() != static_cast<std::size_t>(m_document.blockCount()))
    return; // of an older text
  for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
    // What an input method composes has formats of its own, which the block keeps until it is done.
    if (block.layout()->preeditAreaText().isEmpty())
      setFormats(block, m_formats[static_cast<std::size_t>(block.blockNumber())]);
  }
}

void NoteStyler::setFormats(const QTextBlock& block, const Formats& formats) {
  if (block.layout()->formats() == formats)
    return;
  block.layout()->setFormats(formats);
  m_document.markContentsDirty(block.position(), block.length());
}

bool NoteStyler::isInCode(int position) const {
  const auto behind = std::ranges::upper_bound(m_code, position, {}, &std::pair<int, int>::first);
  return behind != m_code.begin() && position < std::prev(behind)->second;
}

int NoteStyler::heightOf(const QTextBlock& block, int line) const {
  const int at = block.position();
  const bool isPause = m_document.blockCount() > 1 && block.text().trimmed().isEmpty() &&
                       block.layout()->preeditAreaText().isEmpty() && !isInCode(at);
  if (!isPause)
    return line;
  // A heading stays near what it heads.
  const bool isHeaded = at > 0 && std::ranges::binary_search(m_headingEnds, at - 1);
  return isHeaded ? line * 4 / 11 : line * 7 / 11;
}

void NoteStyler::space(int line) {
  std::vector<std::pair<int, int>> changes; // position and height
  for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
    const int height = heightOf(block, line);
    const QTextBlockFormat format = block.blockFormat();
    if (format.lineHeightType() != QTextBlockFormat::FixedHeight || format.lineHeight() != height)
      changes.emplace_back(block.position(), height);
  }
  if (changes.empty())
    return; // an edit block, empty as it were, would tell of a change
  QTextCursor cursor(&m_document);
  cursor.beginEditBlock();
  for (const auto& [position, height] : changes) {
    QTextBlockFormat format;
    format.setLineHeight(height, QTextBlockFormat::FixedHeight);
    cursor.setPosition(position);
    cursor.mergeBlockFormat(format);
  }
  cursor.endEditBlock();
}

void NoteStyler::restyleAroundPreedit(const QTextBlock& block) {
  const auto number = static_cast<std::size_t>(block.blockNumber());
  if (!block.isValid() || number >= m_formats.size())
    return;
  const int at = block.layout()->preeditAreaPosition();
  const auto length = static_cast<int>(block.layout()->preeditAreaText().size());
  Formats formats = m_formats[number];
  if (length > 0) {
    for (QTextLayout::FormatRange& range : formats) {
      if (range.start >= at)
        range.start += length;
      else if (range.start + range.length > at)
        range.length += length;
    }
    formats += block.layout()->formats();
  }
  setFormats(block, formats);
}

} // namespace escolio
