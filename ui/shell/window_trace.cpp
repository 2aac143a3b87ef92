#include "ui/shell/window_trace.h"

#include "core/report/terminal_text.h"
#include "ui/checklist/checklist_model.h"
#include "ui/shell/trace.h"

#include <cstdio>
#include <format>

namespace escolio {

std::string checklistLines(const ChecklistModel& model) {
  const std::size_t count = model.checklist().rows.size();
  std::string lines;
  int number = 0;
  for (int kind = 0; kind < model.rowCount(); ++kind)
    for (int i = 0; i < model.rowCount(model.index(kind, 0)); ++i) {
      const QModelIndex index = model.index(i, 0, model.index(kind, 0));
      const auto state = static_cast<CheckState>(index.data(ChecklistModel::StateRole).toInt());
      const CheckRow& row = *model.rowAt(index);
      lines += std::format("checklist {}/{} {} {} {}\n", ++number, count, toString(state), row.id,
                           terminalText(std::string_view(row.note ? *row.note : "-")));
    }
  return lines;
}

void WindowTrace::checklist(const ChecklistModel& model) {
  if (!tracesWindow())
    return;
  std::string lines = checklistLines(model);
  if (lines == m_told)
    return;
  std::fputs(lines.c_str(), stderr);
  m_told = std::move(lines);
}

void WindowTrace::message(const QString& text) const {
  if (tracesWindow())
    std::fprintf(stderr, "message %s\n", terminalText(text.toStdString()).c_str());
}

} // namespace escolio
