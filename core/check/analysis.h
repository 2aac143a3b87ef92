#pragma once

#include "core/check/snapshot.h"
#include "core/citation/verdict.h"
#include "core/note/decision.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A note or diagrams file of the plan, and what several rules ask about it.
struct WrittenFile {
  std::string name;
  const PlannedNote* note = nullptr;         ///< null for a diagrams file
  const PlannedDiagrams* diagrams = nullptr; ///< null for a note
  SourceId source{};                         ///< of the note; empty for a diagrams file
  std::optional<int> maxWords{};

  bool isPresent = false;
  bool isUnsaved = false;
  std::optional<Message> unreadable{};            ///< present, but why its bytes could not be had
  std::string_view bytes{};                       ///< in the snapshot
  std::shared_ptr<const NoteDocument> document{}; ///< never null: of no text where there is none
  std::optional<Closing> closing{};
  std::vector<Decision> decisions{};
  std::vector<VerifiedCitation> citations{}; ///< of document->citations, in their order
};

/// A file of a source that the checklist is concerned with: planned, or cited.
struct ReadFile {
  SourceId source;
  std::string path;
  bool isPlanned = false;                 ///< target, side file or guide of its source
  const ObservedFile* observed = nullptr; ///< null: not looked at yet
  /// Its text, or null where there is none or it was not looked at.
  [[nodiscard]] const SourceText* text() const;
};

/// What the rules share, computed once an evaluation. Points into the snapshot, which has to live
/// longer.
struct Analysis {
  const Snapshot* snapshot = nullptr;
  std::vector<WrittenFile> files;  ///< in the plan's order: notes, then diagrams files
  std::vector<ReadFile> readFiles; ///< each once: planned ones, then cited ones

  [[nodiscard]] const ReadingPlan& plan() const { return *snapshot->plan; }
  [[nodiscard]] const SourceObservation* source(const SourceId& id) const;
  [[nodiscard]] const ReadFile* readFile(const SourceId& id, std::string_view path) const;
  [[nodiscard]] const WrittenFile* file(std::string_view name) const;
};

/// Finds decisions and judges citations. What the judgements lack is added to WANTED when it is not
/// null. Pure.
Analysis analyse(const Snapshot& snapshot, Wanted* wanted = nullptr);

} // namespace escolio
