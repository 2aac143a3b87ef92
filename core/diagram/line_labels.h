#pragma once

#include "core/diagram/label_list.h"

#include <string>
#include <vector>

namespace escolio {

/// Reads a `sequenceDiagram`: participants, messages, notes, blocks.
void addSequenceLabels(const std::vector<std::string>& content, LabelList& labels);

/// Reads a `gantt`: title, sections, tasks; no dates.
void addGanttLabels(const std::vector<std::string>& content, LabelList& labels);

/// Reads any other kind: of a line that joins things with an arrow, the things are drawn once and
/// the text behind a colon each time; other lines are taken whole.
void addOtherLabels(const std::vector<std::string>& content, LabelList& labels);

} // namespace escolio
