#include "ui/code/cited_ranges.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace escolio {

CitedRanges::CitedRanges(std::vector<CitedRange> ranges) {
  set(std::move(ranges));
}

void CitedRanges::set(std::vector<CitedRange> ranges) {
  m_ranges = std::move(ranges);
  std::erase_if(m_ranges, [](const CitedRange& range) { return !range.lines.isValid(); });
  std::ranges::stable_sort(m_ranges, {}, [](const CitedRange& range) { return range.lines.first; });
}

std::vector<int> CitedRanges::notesAt(LineNumber line) const {
  std::vector<int> notes;
  for (const CitedRange& range : m_ranges) {
    if (range.lines.first > line)
      break;
    if (range.lines.contains(line) && std::ranges::find(notes, range.noteIndex) == notes.end())
      notes.push_back(range.noteIndex);
  }
  std::ranges::sort(notes);
  return notes;
}

QString CitedRanges::tooltipAt(LineNumber line) const {
  QStringList texts;
  for (const CitedRange& range : m_ranges)
    if (range.lines.contains(line) && !range.tooltip.isEmpty() && !texts.contains(range.tooltip))
      texts.append(range.tooltip);
  return texts.join(QLatin1Char('\n'));
}

std::optional<int> CitedRanges::nextAt(LineNumber line) {
  std::vector<int> ids;
  for (const CitedRange& range : m_ranges)
    if (range.lines.contains(line))
      ids.push_back(range.id);
  if (ids.empty())
    return std::nullopt;
  const auto last = m_lastId ? std::ranges::find(ids, *m_lastId) : ids.end();
  const bool hasNext = last != ids.end() && std::next(last) != ids.end();
  m_lastId = hasNext ? *std::next(last) : ids.front();
  return m_lastId;
}

} // namespace escolio
