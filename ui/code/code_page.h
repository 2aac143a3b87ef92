#pragma once

#include "core/source/source_text.h"
#include "ui/code/cited_range.h"
#include "ui/code/code_tab.h"
#include "ui/theme/theme.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMimeData;

namespace escolio {

class CodeView;
class MessagePage;
class SyntaxLibrary;

/// What one tab shows: its code, a message, or nothing yet. The view is made when the page is first
/// shown.
class CodePage : public QWidget {
  Q_OBJECT

 public:
  CodePage(CodeTab tab, std::shared_ptr<SyntaxLibrary> syntax, QWidget* parent = nullptr);

  [[nodiscard]] const CodeTab& tab() const { return m_tab; }
  void setTheme(const Theme& theme);
  void setText(std::shared_ptr<const SourceText> text);
  void setMessage(const QString& message, const QString& buttonText);
  void setCitedRanges(std::vector<CitedRange> ranges);
  /// As CodeView::startAt(); also before the text is there or the page was shown.
  void startAt(const LineRange& lines);
  /// The same for CodeView::showLines().
  void showLines(const LineRange& lines);
  void setDragDataFiller(std::function<void(const CodePage& page, QMimeData& data)> filler);

  /// The page comes to be seen: makes its view when there is a text.
  void activate();
  /// Null while there is a message, no text, or the page was never shown.
  [[nodiscard]] CodeView* view() const { return m_view; }
  [[nodiscard]] bool isMessageShown() const;

 Q_SIGNALS:
  void selectionChanged();
  void citedRangeActivated(int id);
  void citeRequested();
  void menuRequested(const QPoint& globalPosition);
  void highlightedFramePainted();
  void messageButtonClicked();
  /// The view is made, or gives way to a message, for which it is about to go.
  void viewMade();
  void viewLeaving();

 private:
  void makeView();
  void removeView();

  CodeTab m_tab;
  std::shared_ptr<SyntaxLibrary> m_syntax;
  const Theme* m_theme;
  bool m_isActive = false;
  std::shared_ptr<const SourceText> m_text;
  std::vector<CitedRange> m_cited;
  std::optional<LineRange> m_startLines;
  std::optional<LineRange> m_wantedLines;
  std::function<void(const CodePage&, QMimeData&)> m_fillDragData;
  CodeView* m_view = nullptr;
  MessagePage* m_message = nullptr;
};

} // namespace escolio
