#pragma once

#include "core/base/message.h"
#include "core/base/source_id.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/observations.h"

#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// Where the path of a citation leads.
struct PathLookup {
  enum class State {
    found,
    ambiguous,  ///< several files end so
    absent,     ///< no source has it
    unknown,    ///< something was not observed yet, and is wanted
    unavailable ///< a source that may have it cannot be looked at
  };
  State state = State::absent;
  SourceId source{};                     ///< of `found` and `unavailable`
  std::string path{};                    ///< of `found`, in full
  const ObservedFile* file = nullptr;    ///< of `found`; points into the observations
  std::vector<std::string> candidates{}; ///< of `ambiguous`, and what may be meant by `absent`
  Message reason{};                      ///< of `unavailable`
};

/// Looks PATH up as DESIGN 4 says ("Citation"): exact in the note's source, then in the others in
/// the plan's order; then without leading folders; then as the end of a path, the plan's own files
/// first. While a source cannot be looked at, those after it in that order count only with the
/// plan's own files, since anything else may be meant for it.
PathLookup lookUpPath(std::string_view path, const SourceId& noteSource, const ReadingPlan& plan,
                      const Observations& observations, Wanted* wanted);

/// Looks PATH up in one source, exactly.
PathLookup lookUpPathIn(std::string_view path, const SourceId& source, const ReadingPlan& plan,
                        const Observations& observations, Wanted* wanted);

} // namespace escolio
