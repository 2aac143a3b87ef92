#include "ui/code/caret_moves.h"
#include "ui/code/code_frame.h"

#include <QPainter>
#include <string>

namespace escolio {
namespace {

ColorRole numberRole(LineNumber line, const CodeFrame& frame) {
  if (frame.selection.isEmpty()) {
    const bool isCaretLine = caretInside(frame.selection.position(), frame.layouts).line == line;
    return isCaretLine && frame.hasFocus ? ColorRole::text : ColorRole::gutterText;
  }
  const bool isSelected = frame.selection.lines(frame.layouts.text()).contains(line);
  return isSelected ? ColorRole::accent : ColorRole::gutterText;
}

} // namespace

void paintGutter(QPainter& painter, LineNumber line, const CodeFrame& frame) {
  const std::vector<int> notes = frame.cited.notesAt(line);
  const double width = notes.empty() ? 0 : CodeMetrics::markWidth / double(notes.size());
  for (std::size_t index = 0; index < notes.size(); ++index)
    painter.fillRect(
        QRectF(width * double(index), frame.topOf(line), width, frame.metrics.lineHeight()),
        frame.theme.citationColor(notes[index]));

  const std::string number = std::to_string(line);
  const double left =
      frame.metrics.numberRight() - static_cast<double>(number.size()) * frame.metrics.cellWidth();
  frame.glyphs.addAscii(number, left, frame.topOf(line) + frame.metrics.baseline(),
                        numberRole(line, frame));
}

} // namespace escolio
