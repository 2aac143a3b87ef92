#pragma once

#include "ui/code/cited_range.h"

#include <optional>
#include <vector>

namespace escolio {

/// The cited lines of one file, and which of several places the next click means.
class CitedRanges {
 public:
  CitedRanges() = default;
  explicit CitedRanges(std::vector<CitedRange> ranges);
  /// Other ranges; the turns of nextAt() go on from the id that it gave last.
  void set(std::vector<CitedRange> ranges);

  [[nodiscard]] const std::vector<CitedRange>& all() const { return m_ranges; }
  /// The notes whose marks a line carries, each once, in the order of the plan.
  [[nodiscard]] std::vector<int> notesAt(LineNumber line) const;
  /// Every tooltip at a line, one a line of text.
  [[nodiscard]] QString tooltipAt(LineNumber line) const;
  /// The id of a range that holds the line: another one at each call, in turns.
  std::optional<int> nextAt(LineNumber line);

 private:
  std::vector<CitedRange> m_ranges; ///< by first line
  std::optional<int> m_lastId;
};

} // namespace escolio
