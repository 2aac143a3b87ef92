#pragma once

#include "core/check/check.h"
#include "core/check/snapshot.h"

#include <string>
#include <string_view>
#include <vector>

namespace escolio::test {

inline constexpr const char* pinnedCommit = "d98e8a64ddf34856e74b24714e3bedb2f5a39553";
inline constexpr const char* otherCommit = "1f2e3d4c5b6a79880011223344556677889900aa";

/// A small reading for the tests of checks: one source `toy` with `toy/layers.py` (lines
/// "value_1 = 1" …) and `toy/mappings.py`, read at pinnedCommit; one note `split.md`, one diagrams
/// file `synthesis.md`. Everything stands in public members or can be changed before build().
class SnapshotBuilder {
 public:
  SnapshotBuilder();

  /// The bytes of a written file.
  SnapshotBuilder& write(const std::string& file, std::string text);
  /// Takes a written file away, or a pin file.
  SnapshotBuilder& remove(const std::string& file);
  /// The text of a file of the source, at its pin.
  SnapshotBuilder& sourceFile(const std::string& path, std::string text);
  /// As if nothing of the source could be read.
  SnapshotBuilder& close(SourceState state);

  [[nodiscard]] Snapshot build() const;

  PlannedNote& note() { return plan.notes.front(); }
  PlannedDiagrams& diagrams() { return plan.diagrams.front(); }
  SourceObservation& source() { return observations.sources.at(SourceId("toy")); }

  ReadingPlan plan;
  Observations observations;
  std::optional<std::string> recallRecord;
  bool trustCitations = false;

 private:
  std::map<std::string, std::string> m_texts;
};

/// The rows of one check, in their order.
std::vector<CheckRow> rowsOf(const Snapshot& snapshot, std::string_view check);

/// The only row of a check; a test fails when there are none or several.
CheckRow rowOf(const Snapshot& snapshot, std::string_view check);

/// The row of a check for one file.
CheckRow rowOf(const Snapshot& snapshot, std::string_view check, std::string_view file);

std::string summaryOf(const CheckRow& row);
std::string detailOf(const CheckRow& row);
/// "12: message" for each finding, "0: …" when it is about a whole file.
std::vector<std::string> findingsOf(const CheckRow& row);

} // namespace escolio::test
