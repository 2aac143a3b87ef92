#pragma once

#include <QObject>

namespace escolio {

class ChecklistController;
class CitingController;
class MarkController;
class NotesPane;
class SourceController;
class StatusBar;

/// Says in the status bar what would be cited, how many words there are, what the pin is worth and
/// whether all is saved.
class StatusController : public QObject {
  Q_OBJECT

 public:
  StatusController(StatusBar& bar, NotesPane& notes, ChecklistController& checklist,
                   CitingController& citing, MarkController& marks, SourceController& sources,
                   QObject* parent = nullptr);

  void update();

 private:
  [[nodiscard]] QString decisionText(int note) const;

  StatusBar& m_bar;
  NotesPane& m_notes;
  ChecklistController& m_checklist;
  CitingController& m_citing;
  MarkController& m_marks;
  SourceController& m_sources;
};

} // namespace escolio
