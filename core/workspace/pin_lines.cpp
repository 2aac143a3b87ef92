#include "core/workspace/pin_lines.h"

#include <algorithm>

namespace escolio {

PinLines pinLinesOf(const ReadingPlan& plan,
                    const std::map<std::string, std::shared_ptr<const NoteDocument>>& documents) {
  PinLines lines;
  for (const PlannedNote& note : plan.notes) {
    const PlannedSource* source = plan.source(note.source);
    const auto document = documents.find(note.file);
    if (source == nullptr || !source->pinFile.empty() || lines.contains(note.source) ||
        document == documents.end() || document->second == nullptr)
      continue;
    const auto& pinLines = document->second->pinLines;
    const auto line = std::ranges::find(pinLines, note.source, &PinLine::source);
    if (line != pinLines.end())
      lines[note.source] = line->pin;
  }
  return lines;
}

} // namespace escolio
