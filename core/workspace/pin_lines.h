#pragma once

#include "core/note/note_document.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/observation_gatherer.h"

#include <map>
#include <memory>
#include <string>

namespace escolio {

/// The recorded pins of the plan's sources that have no pin file: the first pin line of the source
/// in its own note (the first note of the plan with that source that has one). DOCUMENTS by file
/// name.
PinLines pinLinesOf(const ReadingPlan& plan,
                    const std::map<std::string, std::shared_ptr<const NoteDocument>>& documents);

} // namespace escolio
