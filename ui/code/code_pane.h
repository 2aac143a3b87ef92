#pragma once

#include "core/base/source_id.h"
#include "core/source/source_text.h"
#include "ui/code/cited_range.h"
#include "ui/code/code_tab.h"
#include "ui/theme/theme_controller.h"

#include <QWidget>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QMimeData;
class QStackedWidget;

namespace escolio {

class CodePage;
class CodeTabBar;
class CodeView;
class ElidedLabel;
class FindBar;
class GoToLineBar;
class MessagePage;
class SyntaxLibrary;

/// One of the panes in which sources are read: tabs, the pin of the shown one, and its code or a
/// message. Content is given by value; a tab's view is made when the tab is first shown.
class CodePane : public QWidget {
  Q_OBJECT

 public:
  /// THEME outlives the pane. The panes of a window share SYNTAX.
  CodePane(std::shared_ptr<SyntaxLibrary> syntax, const ThemeController& theme,
           QWidget* parent = nullptr);
  ~CodePane() override;

  /// The pane that "Move to the other pane" moves to; the panes know each other, or nobody.
  void setOtherPane(CodePane* other);

  /// Adds a tab at the end, and shows it when it is the first. Does nothing when it is there.
  void addTab(const CodeTab& tab);
  void removeTab(const SourceId& source, const QString& path);
  [[nodiscard]] bool hasTab(const SourceId& source, const QString& path) const;
  [[nodiscard]] std::vector<CodeTab> tabs() const;
  [[nodiscard]] std::optional<CodeTab> shownTab() const;
  /// False when there is no such tab.
  bool showTab(const SourceId& source, const QString& path);
  /// Moves a tab with its scroll position and selection to the other pane and shows it there.
  void moveTab(const SourceId& source, const QString& path, CodePane& other, int index = -1);

  /// What stands at the right of the tabs while a tab of SOURCE is shown: "megatron @
  /// d98e8a64ddf3".
  void setPinLabel(const SourceId& source, const QString& label);

  /// The content of a tab. The scroll position and selection stay where they can.
  void setText(const SourceId& source, const QString& path, std::shared_ptr<const SourceText> text);
  /// A message in place of the code: its first line is what is wrong, the others where and what to
  /// do. Without BUTTONTEXT there is no button.
  void setMessage(const SourceId& source, const QString& path, const QString& message,
                  const QString& buttonText = {});
  void setCitedRanges(const SourceId& source, const QString& path, std::vector<CitedRange> ranges);

  /// Where a file is first seen, also before its text is there.
  void startAt(const SourceId& source, const QString& path, const LineRange& lines);
  /// Shows the tab, scrolls to the lines and marks them for a moment; also before its text is
  /// there. False when there is no such tab.
  bool showLines(const SourceId& source, const QString& path, const LineRange& lines);
  /// The view of the shown tab; null when it shows a message or there is no tab.
  [[nodiscard]] CodeView* view() const;
  /// The shown tab has a message in place of its code.
  [[nodiscard]] bool isMessageShown() const;
  /// The lines that a citation would take; nothing without a view or in an empty file.
  [[nodiscard]] std::optional<LineRange> selectedLines() const;

  /// Makes the citation that a drag carries as application/x-escolio-citation, in UTF-8, beside the
  /// lines themselves as plain text.
  using CitationMaker = std::function<QString(const CodeTab& tab, const LineRange& lines)>;
  void setCitationMaker(CitationMaker maker);

 public Q_SLOTS:
  void openFind();
  void findNext();
  void findPrevious();
  void openGoToLine();

 Q_SIGNALS:
  /// Another tab is shown.
  void tabShown(const escolio::SourceId& source, const QString& path);
  /// A tab came from the other pane.
  void tabArrived(const escolio::SourceId& source, const QString& path);
  void tabClosed(const escolio::SourceId& source, const QString& path);
  /// The lines of `selectedLines` changed, or which tab they are in.
  void selectionChanged();
  void citeRequested();
  void copyCitationRequested();
  void messageButtonClicked(const escolio::SourceId& source, const QString& path);
  /// A mark of cited lines was activated: the id of its CitedRange.
  void citedRangeActivated(int id);
  /// A frame of code in its colours was painted for the first time.
  void highlightedFramePainted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] int indexOf(const SourceId& source, const QString& path) const;
  [[nodiscard]] CodePage* pageOf(const SourceId& source, const QString& path) const;
  [[nodiscard]] CodePage* shownPage() const;
  void insertPage(CodePage* page, int index);
  void removePage(int index);
  void showCurrent();
  void updatePin();
  void keepRoomForPin();
  void openTabMenu(int index, const QPoint& globalPosition);
  void openCodeMenu(const QPoint& globalPosition);
  void dragTab(int index);
  void fillDragData(const CodePage& page, QMimeData& mimeData) const;

  std::shared_ptr<SyntaxLibrary> m_syntax;
  const ThemeController& m_theme;
  CodePane* m_other = nullptr;
  QWidget* m_header = nullptr;
  CodeTabBar* m_tabBar = nullptr;
  ElidedLabel* m_pin = nullptr;
  QStackedWidget* m_stack = nullptr; ///< the empty page, then pages in no order
  MessagePage* m_empty = nullptr;
  FindBar* m_findBar = nullptr;
  GoToLineBar* m_goToLineBar = nullptr;
  std::vector<CodePage*> m_pages; ///< in the order of the tabs
  CodePage* m_shown = nullptr;
  std::map<SourceId, QString> m_pinLabels;
  CitationMaker m_citationMaker;
};

} // namespace escolio
