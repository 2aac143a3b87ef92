#pragma once

#include "core/note/note_document.h"
#include "core/plan/reading_plan.h"
#include "core/workspace/observations.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace escolio {

/// A written file as it is in the editor (window) or on disk (command line).
struct NoteInSnapshot {
  bool isPresent = false;            ///< false: no such file, neither in an editor nor on disk
  bool isUnsaved = false;            ///< the editor has other bytes than the disk
  std::optional<Message> unreadable; ///< why its bytes could not be had
  std::string bytes;
  std::shared_ptr<const NoteDocument>
      document; ///< of `bytes`; never null when present and readable
};

/// All that evaluate() looks at. A value: two equal snapshots give equal checklists.
struct Snapshot {
  std::shared_ptr<const ReadingPlan> plan;
  std::map<std::string, NoteInSnapshot> notes; ///< by file: notes, diagrams files
  std::optional<std::string> recallRecord;     ///< the bytes of recall.md; nullopt when absent
  Observations observations;
  /// `--no-verify`: well-formed citations are taken as good.
  bool trustCitations = false;
};

} // namespace escolio
