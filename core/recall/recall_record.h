#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// One section of the record: a try at a recall question, if it has all its lines.
struct RecallTry {
  enum class Judgement { knew, partly, no };

  std::string question;       ///< its id
  std::string date;           ///< as written
  std::string answer;         ///< without the lines about it
  std::optional<bool> hidden; ///< the sources were hidden
  std::optional<int> seconds;
  std::optional<Judgement> judged;
  int line = 0; ///< of its heading, 1-based

  /// It says what it has to: hidden, seconds and judged. A section that does not is no try.
  [[nodiscard]] bool isComplete() const { return hidden && seconds && judged; }
  /// Answered from memory.
  [[nodiscard]] bool isAnswered() const {
    return isComplete() && *hidden && *judged == Judgement::knew;
  }
  bool operator==(const RecallTry&) const = default;
};

/// Reads `recall.md` (UTF-8, LF or CRLF, with or without BOM): a section for each try, headed
/// `## ID, DATE`, with the answer, then the lines `hidden: yes|no`, `seconds: N`,
/// `judged: knew|partly|no` in any order. What has no such heading is left out.
std::vector<RecallTry> readRecallRecord(std::string_view bytes);

/// The complete try of QUESTION with the latest date, of equal or unreadable dates the last in the
/// file; null when there is none. Dates begin YYYY-MM-DD and may go on with a time.
const RecallTry* latestTry(const std::vector<RecallTry>& record, std::string_view question);

} // namespace escolio
