#pragma once

#include "core/citation/verdict.h"
#include "core/note/decision.h"
#include "ui/citations/citation_list_model.h"
#include "ui/code/cited_range.h"
#include "ui/controllers/navigation_history.h"
#include "ui/notes/note_marks.h"

#include <QObject>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace escolio {

class ChecklistController;
class CodeNavigator;
class NotesPane;
struct WrittenFile;

/// A citation in a note, as an id of a mark in the code leads to it.
struct CitingPlace {
  int note = 0;             ///< the note's index in the plan
  std::size_t citation = 0; ///< index into NoteDocument::citations
};

/// Puts what the checklist knows beside the texts: verdicts of citations and words of decisions in
/// the notes, marks of cited lines in the code.
class MarkController : public QObject {
  Q_OBJECT

 public:
  MarkController(ChecklistController& checklist, NotesPane& notes, CodeNavigator& code,
                 QObject* parent = nullptr);

  [[nodiscard]] const VerifiedCitation* verified(int note, std::size_t citation) const;
  [[nodiscard]] const std::vector<Decision>& decisions(int note) const;
  /// Rows for the list of citations of a note.
  [[nodiscard]] std::vector<CitationListEntry> listEntries(int note) const;
  /// The place that the mark with this id stands for. A citation keeps its id while it is the same
  /// one of its note, so that going through marks in turns outlasts a key press.
  [[nodiscard]] std::optional<CitingPlace> citingPlace(int id) const;

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] const WrittenFile* file(int note) const;
  void update();
  void markNote(int index) const;
  void findRanges();
  void markTab(const SourceId& source, const QString& path);

  ChecklistController& m_checklist;
  NotesPane& m_pane;
  CodeNavigator& m_code;
  std::map<std::pair<SourceId, QString>, std::vector<CitedRange>> m_ranges; ///< by file
};

} // namespace escolio
