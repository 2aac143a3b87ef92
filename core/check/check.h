#pragma once

#include "core/base/byte_span.h"
#include "core/base/message.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace escolio {

struct Analysis;

enum class CheckState {
  met,
  unmet,
  unverified ///< it could not look
};

enum class CheckKind { stop1, stop2, stop3, stop4, stop5, restriction, advice, step };

const char* toString(CheckState state); ///< "met"
const char* toString(CheckKind kind);   ///< "stop 1", "restriction", …

/// True for what decides whether a reading is done: stop conditions and restrictions.
bool isGating(CheckKind kind);

/// Where to go to mend something. Lines and columns are 1-based, columns in code points; 0 where
/// the finding is about a whole file.
struct FindingPlace {
  std::string file; ///< in the notes folder; empty when it is about no file of it
  TextPlace place;
  bool operator==(const FindingPlace&) const = default;
};

/// One thing to mend.
struct Finding {
  std::string rule; ///< the check's id
  FindingPlace where;
  Message message; ///< what is wrong and what to do
  bool operator==(const Finding&) const = default;
};

/// One check for one file (or source): a row of the checklist.
struct CheckRow {
  std::string id;
  CheckKind kind = CheckKind::stop1;
  std::optional<std::string> note;   ///< the file's name in the notes folder
  std::optional<std::string> source; ///< the source's id, for rows about a source
  CheckState state = CheckState::unverified;
  Message summary; ///< the row: "megatron-tp-layers.md: 5 cited decisions"
  Message
      detail; ///< a few words for the row's right edge ("line 14 has no citation"); may be empty
  std::vector<Finding> findings;
  bool operator==(const CheckRow&) const = default;
};

/// All rows: by kind (stop 1 to 5, restrictions, advice, steps), then as in checks.def, then by the
/// plan's order of files.
struct Checklist {
  std::vector<CheckRow> rows;

  /// Every gating row is met.
  [[nodiscard]] bool isComplete() const;
  [[nodiscard]] bool hasUnmet(bool adviceCounts) const;
  [[nodiscard]] bool hasUnverified(bool adviceCounts) const;
  bool operator==(const Checklist&) const = default;
};

/// A rule: looks at what was observed and gives its rows, without id and kind. Pure.
using CheckFunction = std::vector<CheckRow> (*)(const Analysis&);

struct Check {
  const char* id;
  CheckKind kind;
  CheckFunction evaluate;
};

/// Every rule, from checks.def.
std::span<const Check> allChecks();

} // namespace escolio
