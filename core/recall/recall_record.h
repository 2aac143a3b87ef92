#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// One try at a recall question, as the record keeps it.
struct RecallTry {
  enum class Judgement { knew, partly, no };

  std::string question;       ///< its id
  std::string date;           ///< as written
  std::string answer;         ///< without the lines about it
  std::optional<bool> hidden; ///< the sources were hidden
  std::optional<int> seconds;
  std::optional<Judgement> judged;
  int line = 0; ///< of its heading, 1-based
  bool operator==(const RecallTry&) const = default;
};

/// Reads `recall.md` (UTF-8, LF or CRLF, with or without BOM): a section for each try, headed
/// `## ID, DATE`, with the answer, then the lines `hidden: yes|no`, `seconds: N`,
/// `judged: knew|partly|no` in any order. What has no such heading is left out.
std::vector<RecallTry> readRecallRecord(std::string_view bytes);

/// The try of QUESTION with the latest date, of equal or unreadable dates the last in the file;
/// null when there is none. Dates begin YYYY-MM-DD and may go on with a time.
const RecallTry* latestTry(const std::vector<RecallTry>& record, std::string_view question);

/// True when a try counts as answered from memory.
bool isAnswered(const RecallTry& attempt);

} // namespace escolio
