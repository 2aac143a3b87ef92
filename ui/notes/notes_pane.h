#pragma once

#include "core/base/byte_span.h"
#include "ui/notes/note_marks.h"
#include "ui/theme/theme_controller.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace escolio {

class FindBar;
class GoToLineBar;
class NoteController;
class NoteEditor;
class NoteFinder;

/// The notes of the reading, one tab a file. Notes are named by their index, in the order that was
/// given; an editor is made when its tab is first shown.
class NotesPane : public QWidget {
  Q_OBJECT

 public:
  explicit NotesPane(const ThemeController& theme, QWidget* parent = nullptr);

  /// Shows these notes instead of the ones before. They outlive the pane or its next setNotes().
  void setNotes(std::vector<NoteController*> notes);
  [[nodiscard]] int count() const { return static_cast<int>(m_tabs.size()); }
  [[nodiscard]] int currentIndex() const; ///< -1: there is none
  void setCurrentIndex(int index);
  [[nodiscard]] NoteController* currentNote() const; ///< null: there is none
  [[nodiscard]] NoteController* note(int index) const;

  void setCitationMarks(int index, std::vector<CitationMark> marks);
  void setDecisionMarks(int index, std::vector<DecisionMark> marks);
  /// Gives the lines that a citation (index into NoteDocument::citations) of a note names, as plain
  /// text; for the tooltip.
  void setCitationPreview(std::function<QString(int index, std::size_t citation)> preview);

  /// Lines are selected somewhere that can be cited: "Insert citation" stands in the menu.
  void setCanCite(bool canCite);

  [[nodiscard]] std::size_t caretOffset() const; ///< of the current note; 0 where there is none
  [[nodiscard]] ByteSpan selectedSpan() const;
  /// The citation of the current note that the caret is in or at the edge of.
  [[nodiscard]] std::optional<std::size_t> citationAtCaret() const;

  /// Shows a note at a place and takes the focus.
  void goTo(int index, TextPlace place);
  void goToOffset(int index, std::size_t offset);
  /// Puts a citation into the current note at the caret, or at OFFSET.
  void insertCitation(std::string_view citation, std::optional<std::size_t> offset = std::nullopt);
  void focusEditor();
  void openFind();
  void findNext();
  void findPrevious();
  void openGoToLine();
  void undo();
  void redo();

 Q_SIGNALS:
  void currentNoteChanged(int index);
  /// The caret of the current note, or another note came up.
  void caretMoved();
  void citationActivated(int index, std::size_t citation);
  void citationRequested();
  void citationDropped(int index, const QString& citation, std::size_t offset);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Tab {
    NoteController* note = nullptr;
    NoteEditor* editor = nullptr; ///< null until first shown
    NoteFinder* finder = nullptr; ///< owned by the editor
    QWidget* page = nullptr;      ///< what is in the stack: the editor, or why there is none
    std::vector<CitationMark> citationMarks{};
    std::vector<DecisionMark> decisionMarks{};
  };

  [[nodiscard]] Tab* tabAt(int index);
  [[nodiscard]] NoteEditor* currentEditor() const;
  void makePage(int index);
  void makeEditor(int index);
  void showCurrent();
  void becameReadable(int index);
  void updateTab(int index);
  void step(int by);

  const ThemeController& m_theme;
  QTabBar* m_bar;
  QStackedWidget* m_stack;
  FindBar* m_findBar;
  GoToLineBar* m_goToLineBar;
  std::vector<Tab> m_tabs;
  std::function<QString(int, std::size_t)> m_preview;
  bool m_canCite = true;
};

} // namespace escolio
