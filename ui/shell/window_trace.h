#pragma once

#include <QString>
#include <string>

namespace escolio {

class ChecklistModel;

/// The rows that MODEL shows, a line each: "checklist 9/24 unmet decisions shards.md". Number and
/// count tell where a list begins and ends; a row that is about no note has "-" in its place.
std::string checklistLines(const ChecklistModel& model);

/// With ESCOLIO_TRACE=window in the environment, tells on standard error what the window shows, for
/// whoever drives it from outside: all rows of the checklist whenever one is new or has another
/// state, and every piece of news in the status bar ("message L3–L9 is in shards.md").
class WindowTrace {
 public:
  void checklist(const ChecklistModel& model);
  void message(const QString& text) const;

 private:
  std::string m_told; ///< the rows as they were printed last
};

} // namespace escolio
