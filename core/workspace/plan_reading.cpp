#include "core/workspace/plan_reading.h"

#include <format>
#include <utility>

namespace escolio {
namespace {

std::string listed(const std::filesystem::path& file, const std::vector<PlanProblem>& problems) {
  std::string text;
  for (const PlanProblem& problem : problems)
    text += std::format("{}{}:{}:{}: {}", text.empty() ? "" : "\n", file.string(),
                        problem.place.line, problem.place.column, toEnglish(problem.message));
  return text;
}

} // namespace

std::expected<ReadingPlan, PlanFileError> readPlanFile(const std::filesystem::path& file,
                                                       const FileStore& store) {
  const auto bytes = store.read(file);
  if (!bytes)
    return std::unexpected(PlanFileError{{ErrorKind::plan, bytes.error().message}, {}});
  auto plan = parsePlan(*bytes);
  if (plan)
    return *std::move(plan);
  Message message = makeMessage(ESCOLIO_MESSAGE("core", "The reading plan cannot be used:\n%1"),
                                listed(file, plan.error()));
  return std::unexpected(
      PlanFileError{{ErrorKind::plan, std::move(message)}, std::move(plan).error()});
}

} // namespace escolio
