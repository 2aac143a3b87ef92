#pragma once

#include "core/plan/reading_plan.h"
#include "core/source/source_text.h"
#include "ui/controllers/navigation_history.h"

#include <QObject>
#include <array>
#include <set>
#include <utility>

namespace escolio {

class CodePane;
class SourceController;

/// Brings files of the sources into the two code panes: each source has a pane at the start, tabs
/// may move, and a place opens in the pane that shows its file, else in its source's.
class CodeNavigator : public QObject {
  Q_OBJECT

 public:
  CodeNavigator(SourceController& sources, NavigationHistory& history, CodePane& left,
                CodePane& right, QObject* parent = nullptr);

  /// Lays out the tabs of PLAN: target first, then side files and guides that are there.
  void setPlan(const ReadingPlan& plan);

  /// Goes to lines; a jump that back() returns from.
  void open(const CodePlace& place);
  void back();
  void forward();

  /// The pane that had the focus last.
  [[nodiscard]] CodePane& activePane() const { return *m_active; }
  [[nodiscard]] CodePane& pane(std::size_t index) const { return *m_panes[index]; }
  /// Where the reader stands: file and selected lines of the active pane.
  [[nodiscard]] CodePlace currentPlace() const;

 Q_SIGNALS:
  /// A file has a tab that had none.
  void tabAdded(const escolio::SourceId& source, const QString& path);
  /// The place that would be cited is another.
  void currentPlaceChanged();
  /// The button of a pane's message was pressed: the place or the pin of SOURCE is to be chosen.
  void sourceActionRequested(const escolio::SourceId& source);

 private:
  void connectPane(CodePane& pane);
  void noteFocus(QWidget* focused);
  void show(const CodePlace& place);
  void addTab(CodePane& pane, const SourceId& source, const std::string& path, bool isClosable);
  void fill(const SourceId& source, const QString& path);
  void fillAll();
  void updatePinLabels();
  [[nodiscard]] CodePane& paneFor(const SourceId& source, const QString& path) const;
  /// Begins at the first focus symbol when PATH is the target, once.
  void showFocusSymbol(const SourceId& source, const QString& path, const SourceText& text);

  SourceController& m_sources;
  NavigationHistory& m_history;
  std::array<CodePane*, 2> m_panes;
  CodePane* m_active;
  ReadingPlan m_plan;
  std::set<std::pair<SourceId, QString>> m_filled; ///< their present text is shown
  std::set<SourceId> m_lookedAt;                   ///< their first focus symbol was shown
};

} // namespace escolio
