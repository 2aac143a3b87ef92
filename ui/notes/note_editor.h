#pragma once

#include "core/base/byte_span.h"
#include "core/base/line_range.h"
#include "ui/notes/note_look.h"
#include "ui/notes/note_marks.h"
#include "ui/notes/note_styler.h"
#include "ui/theme/theme_controller.h"

#include <QTextEdit>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

class QMenu;

namespace escolio {

class NoteController;
class NoteMirror;

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
  /// Whether "Insert citation" stands in the context menu: lines are selected somewhere.
  void setCanCite(bool canCite) { m_canCite = canCite; }

  [[nodiscard]] std::size_t caretOffset() const;
  [[nodiscard]] ByteSpan selectedSpan() const; ///< empty at the caret when nothing is selected
  void select(ByteSpan span);                  ///< puts the caret at its end and shows it
  /// Puts the caret at a place of the file and shows it, some lines from the edge.
  void goTo(TextPlace place);
  void goToOffset(std::size_t offset);
  /// The context menu as it is for a point of the viewport; the caller owns it.
  [[nodiscard]] QMenu* makeContextMenu(const QPoint& viewportPoint);
  /// The citation that the caret is in or at the edge of.
  [[nodiscard]] std::optional<std::size_t> citationAtCaret() const;

  /// Undo and redo come from the note's bytes; the caret goes to what changed.
  void undoEdit();
  void redoEdit();

  /// Puts a citation at the caret (or at OFFSET) with the spaces that prose needs, or in the place
  /// of the citation that is there; one undo step.
  void insertCitation(std::string_view citation, std::optional<std::size_t> offset = std::nullopt);

 Q_SIGNALS:
  void caretMoved();
  /// Ctrl+click, Alt+Enter, or Enter inside it. Index into NoteDocument::citations.
  void citationActivated(std::size_t citation);
  /// "Insert citation" was chosen in the context menu.
  void citationRequested();
  /// Selected lines were dropped here, from this window or another; what was dropped names them.
  void citationDropped(const QString& citation, std::size_t offset);

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
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
  [[nodiscard]] std::size_t offsetAt(const QPoint& viewportPoint) const;
  /// The chip under a point of the viewport: index into NoteDocument::citations.
  [[nodiscard]] std::optional<std::size_t> citationUnder(const QPoint& viewportPoint) const;
  [[nodiscard]] const DecisionMark* decisionUnder(const QPoint& viewportPoint) const;
  /// The citation that Enter follows: the caret stands within its text and nothing is selected.
  [[nodiscard]] std::optional<std::size_t> citationForEnter() const;
  [[nodiscard]] QString tooltipOf(std::size_t citation) const; ///< HTML; all from files escaped
  [[nodiscard]] std::string bytesOf(const QMimeData& mime) const;
  [[nodiscard]] QPointF scrolled() const; ///< from the document's pixels to the viewport's

  void takeLook();
  void restyle();
  void settle();
  void shiftMarks(ByteSpan span, std::size_t inserted);
  void insertText(std::string_view text);
  void dropText(const QMimeData& mime, std::size_t offset, bool movesSelection);
  void showTooltip(const QPoint& viewportPoint, const QPoint& globalPoint);
  void showCitedLines(std::size_t citation);
  void showPointer(const QPoint& viewportPoint, Qt::KeyboardModifiers modifiers);
  void paintChips(QPainter& painter, const QRect& area) const;
  void paintDecisions(QPainter& painter, const QRect& area) const;
  void paintPlaceholder(QPainter& painter) const;

  NoteController& m_note;
  const ThemeController& m_theme;
  NoteFormats m_formats;
  NoteMirror* m_mirror;
  NoteStyler m_styler;
  std::vector<CitationMark> m_citationMarks;
  std::vector<DecisionMark> m_decisionMarks;
  CitationPreview m_preview;
  bool m_canCite = true;
  std::optional<std::size_t> m_pressedCitation;
  std::optional<std::size_t> m_editEnd; ///< end of the last change that came from the note
};

} // namespace escolio
