#pragma once

#include <QString>

class QWidget;

namespace escolio {

/// What to look for.
struct FindQuery {
  QString text;
  bool matchesCase = false;
  bool wholeWords = false;
  bool operator==(const FindQuery&) const = default;
};

/// Where a search stands: "3 of 17".
struct FindStatus {
  int current = 0; ///< 1-based; 0 when no hit is the current one
  int count = 0;
  bool isCut = false; ///< there are more hits than were counted
};

/// A view whose text can be searched by a FindBar.
class Findable {
 public:
  virtual ~Findable() = default;

  /// Searches anew, marks every hit and makes the first one at or after the place where the search
  /// began the current one. An empty text removes the marks.
  virtual FindStatus find(const FindQuery& query) = 0;
  /// Makes the hit after (before) the cursor the current one, going round at the end.
  virtual FindStatus findNext() = 0;
  virtual FindStatus findPrevious() = 0;
  /// Removes the marks; the cursor stays where the search brought it.
  virtual void endFind() = 0;
  /// What the reader has selected, when it is worth looking for: within one line, else empty.
  [[nodiscard]] virtual QString textToFind() const = 0;
  /// The widget that gets the keyboard back when the bar closes.
  virtual QWidget* findWidget() = 0;
};

} // namespace escolio
