#pragma once

#include "core/check/analysis.h"
#include "core/check/check.h"

#include <string>
#include <utility>
#include <vector>

namespace escolio {

/// A finding about a place of a file in the notes folder; the rule's id is set by evaluate().
inline Finding findingAt(std::string file, TextPlace place, Message message) {
  return {.rule = {}, .where = {std::move(file), place}, .message = std::move(message)};
}

/// A finding about a whole file.
inline Finding findingAbout(std::string file, Message message) {
  return findingAt(std::move(file), {}, std::move(message));
}

/// A finding about no file of the notes folder.
inline Finding findingElsewhere(Message message) {
  return findingAt({}, {}, std::move(message));
}

/// TEXT that needs no translation (a pin, a name).
inline Message verbatim(std::string text) {
  return makeMessage(MessageTemplate{"%1"}, std::move(text));
}

/// "lab 02, grammar tutor": the words of which one must occur.
std::string listed(const Alternatives& words);

/// The row of a file that is there and could not be read: `unverified`, with the reason.
CheckRow unreadableRow(const WrittenFile& file);

/// A few words for the row of a file that does not exist, else nothing.
Message missingDetail(const WrittenFile& file);

/// A row for each file that APPLIES(file) holds for; JUDGE(file, row) fills it. Files that could
/// not be read get their row without being judged.
template <typename Applies, typename Judge>
std::vector<CheckRow> rowsOfFiles(const Analysis& analysis, Applies applies, Judge judge) {
  std::vector<CheckRow> rows;
  for (const WrittenFile& file : analysis.files) {
    if (!applies(file))
      continue;
    if (file.unreadable) {
      rows.push_back(unreadableRow(file));
      continue;
    }
    CheckRow& row = rows.emplace_back();
    row.note = file.name;
    judge(file, row);
  }
  return rows;
}

} // namespace escolio
