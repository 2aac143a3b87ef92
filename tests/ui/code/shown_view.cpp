#include "tests/ui/code/shown_view.h"

#include <QScrollBar>

namespace escolio {

void ShownView::reveal(LineNumber line) {
  const LineRange visible = view.visibleLines();
  if (line <= visible.first || line >= visible.last)
    view.verticalScrollBar()->setValue(static_cast<int>(line - 5) * view.metrics().lineHeight());
}

std::string numberedLines(int count) {
  std::string text;
  for (int line = 1; line <= count; ++line)
    text += "line " + std::to_string(line) + "\n";
  return text;
}

} // namespace escolio
