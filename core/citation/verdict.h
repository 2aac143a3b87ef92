#pragma once

#include "core/base/line_range.h"
#include "core/base/message.h"
#include "core/base/source_id.h"
#include "core/citation/citation.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/observations.h"

#include <optional>
#include <string>

namespace escolio {

/// What a citation is worth at the pin.
enum class Verdict {
  ok,
  noSuchFile,
  notAFile,
  beyondEnd,
  reversed,
  malformed,
  ambiguous,
  otherCommit,
  unverified
};
const char* toString(Verdict verdict); ///< "beyond-end"

struct VerifiedCitation {
  Verdict verdict = Verdict::unverified;
  SourceId source;                ///< empty when no source has the path
  std::string path;               ///< in the source, in full; as written when it was not found
  std::optional<LineRange> range; ///< as written, when the form allows
  Message message;                ///< for every verdict but ok: what is wrong and what to do
};

/// Judges one citation of a note whose own source is NOTE_SOURCE (empty for a diagrams file). Pure
/// over what was observed; what is missing for a judgement is added to WANTED when it is not null,
/// and the verdict is `unverified` until it is there. Order of looking: the exact path in the
/// note's source, in the others; then without leading folders; then a unique suffix, the plan's own
/// files first.
VerifiedCitation verifyCitation(const Citation& citation, const SourceId& noteSource,
                                const ReadingPlan& plan, const Observations& observations,
                                Wanted* wanted);

} // namespace escolio
