#pragma once

#include "core/base/byte_span.h"
#include "core/base/line_range.h"
#include "ui/notes/note_marks.h"
#include "ui/theme/theme_controller.h"

#include <QTextEdit>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace escolio {

class NoteController;
class NoteMirror;
class NoteStyler;

/// The text of one note: the real Markdown, its marks dimmed and its structure styled. Every change
/// goes to the note's bytes, and undo comes from there. All offsets are in bytes of the note.
class NoteEditor : public QTextEdit {
  Q_OBJECT

 public:
  /// The lines that a citation names, as plain text; empty: nothing to show.
  using CitationPreview = std::function<QString(std::size_t citation)>;

  /// NOTE outlives the editor.
  NoteEditor(NoteController& note, const ThemeController& theme, QWidget* parent = nullptr);
  ~NoteEditor() override;

  [[nodiscard]] NoteController& note() const { return m_note; }

  void setCitationMarks(std::vector<CitationMark> marks);
  void setDecisionMarks(std::vector<DecisionMark> marks);
  /// CITATION is the index into NoteDocument::citations.
  void setCitationPreview(CitationPreview preview);

  [[nodiscard]] std::size_t caretOffset() const;
  [[nodiscard]] ByteSpan selectedSpan() const; ///< empty at the caret when nothing is selected
  void select(ByteSpan span);                  ///< puts the caret at its end and shows it
  /// Puts the caret at a place of the file and shows it, some lines from the edge.
  void goTo(TextPlace place);
  void goToOffset(std::size_t offset);
  /// The citation that the caret is in or at the edge of.
  [[nodiscard]] std::optional<std::size_t> citationAtCaret() const;

  /// Puts a citation at the caret (or at OFFSET) with the spaces that prose needs, or in the place
  /// of the citation that is there; one undo step.
  void insertCitation(std::string_view citation, std::optional<std::size_t> offset = std::nullopt);

 Q_SIGNALS:
  void caretMoved();
  /// Ctrl+click, Alt+Enter, or Enter inside it. Index into NoteDocument::citations.
  void citationActivated(std::size_t citation);
  /// "Insert citation" was chosen in the context menu.
  void citationRequested();
  /// Selected lines were dropped here.
  void citationDropped(std::size_t offset);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void inputMethodEvent(QInputMethodEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  QMimeData* createMimeDataFromSelection() const override;
  bool canInsertFromMimeData(const QMimeData* source) const override;
  void insertFromMimeData(const QMimeData* source) override;
  void dropEvent(QDropEvent* event) override;

 private:
  NoteController& m_note;
  const ThemeController& m_theme;
  std::unique_ptr<NoteMirror> m_mirror;
  std::unique_ptr<NoteStyler> m_styler;
  CitationPreview m_preview;
};

} // namespace escolio
