#pragma once

#include "core/source/source_text.h"
#include "ui/code/cited_ranges.h"
#include "ui/code/code_metrics.h"
#include "ui/code/glyph_painter.h"
#include "ui/code/text_search.h"
#include "ui/code/text_selection.h"
#include "ui/theme/theme.h"
#include "ui/widgets/findable.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QVariantAnimation>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMimeData;

namespace escolio {

class HighlightStore;
class LineLayouts;
class ScrollStrip;
class SyntaxLibrary;

/// A read-only view of a source file. It draws from the file's bytes and lays out and colours only
/// the lines that are seen, so that a file of any size opens at once. Lines end at '\n' only;
/// characters that other programs take for line ends are shown as marks.
class CodeView : public QAbstractScrollArea, public Findable {
  Q_OBJECT

 public:
  explicit CodeView(std::shared_ptr<SyntaxLibrary> syntax, QWidget* parent = nullptr);
  ~CodeView() override;

  /// FILENAME gives the language. Selection and scroll position stay where the new text has them.
  void setText(std::shared_ptr<const SourceText> text, const QString& fileName);
  [[nodiscard]] const std::shared_ptr<const SourceText>& text() const { return m_text; }
  void setTheme(const Theme& theme);
  /// In cells; 8 without it.
  void setTabWidth(int cells);

  /// The lines that a citation takes: of the selection, or the caret's. Not valid in an empty file.
  [[nodiscard]] LineRange selectedLines() const;
  [[nodiscard]] bool hasSelection() const { return !m_selection.isEmpty(); }
  /// As it stands in the file, with its own line ends.
  [[nodiscard]] QString selectedText() const;
  [[nodiscard]] LineNumber caretLine() const;
  void selectLines(const LineRange& lines);

  void setCitedRanges(std::vector<CitedRange> ranges);
  [[nodiscard]] const CitedRanges& citedRanges() const { return m_cited; }

  /// Scrolls so that the lines stand a third from the top, and puts the caret before them.
  void startAt(const LineRange& lines);
  /// The same for a jump: also marks the lines for a moment.
  void showLines(const LineRange& lines);
  /// Puts the caret into a line and scrolls to it.
  void goToLine(LineNumber line);
  /// The lines that are seen in full or in part.
  [[nodiscard]] LineRange visibleLines() const;
  /// True when the visible lines have their colours.
  [[nodiscard]] bool isHighlighted() const;

  /// Adds to the data of a drag, which holds the selection as plain text.
  using DragDataFiller = std::function<void(QMimeData& data)>;
  void setDragDataFiller(DragDataFiller filler) { m_fillDragData = std::move(filler); }
  /// What a drag of the selection carries; the caller owns it.
  [[nodiscard]] QMimeData* makeDragData() const;

  FindStatus find(const FindQuery& query) override;
  FindStatus findNext() override;
  FindStatus findPrevious() override;
  void endFind() override;
  [[nodiscard]] QString textToFind() const override;
  QWidget* findWidget() override { return this; }

  /// Where a line is drawn, in the viewport; where its text begins, and one of its bytes.
  [[nodiscard]] QRect lineRect(LineNumber line) const;
  [[nodiscard]] QPoint pointOf(LineNumber line, std::size_t byte) const;
  [[nodiscard]] const CodeMetrics& metrics() const { return m_metrics; }
  [[nodiscard]] ScrollStrip& strip() const { return *m_strip; }

 public Q_SLOTS:
  void copy();
  void selectAll();
  /// Tells of the next range that cites the caret's line, as a click on its mark does.
  void activateCitedRange();

 Q_SIGNALS:
  void selectionChanged();
  void citedRangeActivated(int id);
  void citeRequested();
  /// A menu is wanted; the caret or the selection is where it was asked for.
  void menuRequested(const QPoint& globalPosition);
  /// A frame whose lines have their colours was painted, the first since the text was set.
  void highlightedFramePainted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void timerEvent(QTimerEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  /// Runs the drag of the selection.
  virtual void startDrag();

 private:
  /// What the mouse does between press and release.
  enum class MouseAction { none, maybeDrag, characters, words, wholeLines };
  struct Mouse {
    MouseAction action = MouseAction::none;
    QPoint pressed;
    QPoint last;
    TextSelection word; ///< that a selection by words keeps, whichever way it grows
    bool isOnNumbers = false;
    QElapsedTimer sinceDoubleClick;
  };

  void rebuild();
  void updateScrollBars();
  void updateStrip();
  void widenFor(const LineRange& lines);
  [[nodiscard]] std::int64_t scrollY() const;
  void setScrollY(std::int64_t y);
  void scrollToCaret();
  void scrollToThird(const LineRange& lines);
  void restartCaret();
  void updateLines(const LineRange& lines);

  [[nodiscard]] TextPosition placeAt(const QPoint& point) const;
  [[nodiscard]] LineNumber lineNear(int y) const;
  void setSelection(const TextSelection& selection);
  void moveCaret(TextPosition place, bool extends);
  bool moveByKey(QKeyEvent* event);
  void moveVertically(LineNumber lines, bool extends);
  void extendByMouse(const QPoint& point);
  void pressInGutter(const QPoint& point, Qt::KeyboardModifiers modifiers);
  void pressInText(const QPoint& point, Qt::KeyboardModifiers modifiers);
  [[nodiscard]] bool isTripleClick(const QPoint& point) const;
  void showToolTip(const QPoint& point, const QPoint& globalPoint);
  void autoScroll();
  void updateCursor(const QPoint& point);
  FindStatus showHit(std::size_t index);
  [[nodiscard]] FindStatus findStatus() const;

  std::shared_ptr<SyntaxLibrary> m_syntax;
  const Theme* m_theme;
  std::shared_ptr<const SourceText> m_text;
  QString m_fileName;
  int m_tabWidth = 8;
  CodeMetrics m_metrics;
  GlyphPainter m_glyphs;
  std::unique_ptr<LineLayouts> m_layouts;
  std::unique_ptr<HighlightStore> m_highlights;
  ScrollStrip* m_strip = nullptr;
  ScrollStrip* m_bottomStrip = nullptr;
  std::int64_t m_widestLine = 0;    ///< in cells, of the lines seen so far
  std::int64_t m_pixelsPerStep = 1; ///< of the scroll bar, more than 1 only for enormous files

  TextSelection m_selection;
  std::optional<std::int64_t> m_wantedCell; ///< while going up and down
  Mouse m_mouse;
  QBasicTimer m_autoScrollTimer;
  QBasicTimer m_caretTimer;
  bool m_isCaretOn = false;

  CitedRanges m_cited;
  LineRange m_shownLines; ///< to be shown again when the view gets its size
  QVariantAnimation m_flash;
  LineRange m_flashLines;

  FindQuery m_query;
  SearchHits m_hits;
  std::optional<std::size_t> m_currentHit;
  std::size_t m_findStart = 0;

  bool m_wasPainted = false;
  bool m_wasHighlighted = false;
  DragDataFiller m_fillDragData;
};

} // namespace escolio
