#pragma once

#include "core/base/line_range.h"

#include <QObject>
#include <QString>

namespace escolio {

class CodeNavigator;
class CodePane;
class MarkController;
class NotesPane;
class SourceController;

/// From selected lines to a citation in the note, and from a citation to its lines.
class CitingController : public QObject {
  Q_OBJECT

 public:
  CitingController(NotesPane& notes, CodeNavigator& code, SourceController& sources,
                   MarkController& marks, QObject* parent = nullptr);

  /// "L943–L951" of what would be cited; empty when nothing would be.
  [[nodiscard]] QString selectedLinesText() const;
  /// "cites lines 943 to 951".
  [[nodiscard]] QString statusText() const;

 public Q_SLOTS:
  /// Puts the selected lines into the current note, at its caret.
  void cite();
  void copyCitation();
  /// Goes to the lines of a citation, or says why it cannot.
  void goToCitation(int note, std::size_t citation);
  /// Goes to the place in a note that a mark in the code stands for.
  void goToCitingPlace(int id);

 Q_SIGNALS:
  void selectionChanged();
  /// News for the status bar.
  void message(const QString& text);

 private:
  [[nodiscard]] QString citationText() const;
  [[nodiscard]] QString preview(int note, std::size_t citation) const;
  void dropped(int note, const QString& citation, std::size_t offset);

  NotesPane& m_notes;
  CodeNavigator& m_code;
  SourceController& m_sources;
  MarkController& m_marks;
};

} // namespace escolio
