#pragma once

#include "core/base/byte_span.h"
#include "core/base/message.h"
#include "core/plan/reading_plan.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// One thing wrong in a plan file, at its place (1-based; column in code points).
struct PlanProblem {
  TextPlace place;
  Message message;
  bool operator==(const PlanProblem&) const = default;
};

/// Reads a plan (TOML 1.0, UTF-8, keys as in docs/plan-format.md). Every problem that can be told
/// is told, in the order of the file; an unknown key is one, with the nearest right key.
std::expected<ReadingPlan, std::vector<PlanProblem>> parsePlan(std::string_view toml);

/// The plan that is used when a workspace has none of its own: Lab 03.
const ReadingPlan& builtinPlan();

} // namespace escolio
