#pragma once

#include "core/diagram/label_list.h"

#include <string>
#include <vector>

namespace escolio {

/// Reads the statements of a `graph` or `flowchart`.
void addFlowchartLabels(const std::vector<std::string>& content, LabelList& labels);

} // namespace escolio
