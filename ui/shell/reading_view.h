#pragma once

#include "core/base/source_id.h"
#include "ui/shell/window_trace.h"
#include "ui/theme/theme_controller.h"

#include <QByteArray>
#include <QWidget>
#include <memory>
#include <set>

class QSplitter;

namespace escolio {

class ChecklistView;
class CitationListView;
class CitingController;
class CodeNavigator;
class CodePane;
class MarkController;
class NotesPane;
class OutlineView;
class Session;
class StatusBar;
class StatusController;
class SyntaxLibrary;
class TabbedPanel;
struct CheckRow;
struct Finding;
struct FindingPlace;

/// The window's content while a workspace is open: two code panes, the notes, the panels below and
/// the status bar, wired to a session.
class ReadingView : public QWidget {
  Q_OBJECT

 public:
  /// SESSION outlives the view.
  ReadingView(Session& session, const ThemeController& theme, std::shared_ptr<SyntaxLibrary> syntax,
              QWidget* parent = nullptr);
  ~ReadingView() override;

  [[nodiscard]] CitingController& citing() const { return *m_citing; }
  [[nodiscard]] CodeNavigator& code() const { return *m_code; }
  [[nodiscard]] NotesPane& notes() const { return *m_notes; }
  [[nodiscard]] StatusBar& statusBar() const { return *m_status; }

  /// True when the notes have the focus, false for the code.
  [[nodiscard]] bool isInNotes() const;
  /// Find and go to line act on the pane with the focus.
  void showFind();
  void findNext(bool forward);
  void showGoToLine();
  /// Moves the focus: code, other code, notes, checklist and so on.
  void focusNextPart(bool forward);

  [[nodiscard]] QByteArray layoutState() const;
  void restoreLayoutState(const QByteArray& state);

 Q_SIGNALS:
  void sourceActionRequested(const escolio::SourceId& source);
  /// The checklist stands, and each code pane shows a file in its colours, or why not, or that it
  /// has none. Once.
  void ready();

 private:
  void build();
  void connectCode();
  void connectLists();
  void goTo(const FindingPlace& where);
  void rowActivated(const CheckRow& row);
  void updateLists();
  void updateOutline();
  void updateReady();

  Session& m_session;
  const ThemeController& m_theme;
  std::shared_ptr<SyntaxLibrary> m_syntax;
  CodePane* m_left;
  CodePane* m_right;
  NotesPane* m_notes;
  TabbedPanel* m_panel;
  OutlineView* m_outline;
  CitationListView* m_citations;
  ChecklistView* m_checklist;
  StatusBar* m_status;
  QSplitter* m_columns = nullptr;
  QSplitter* m_codeColumns = nullptr;
  QSplitter* m_leftRows = nullptr;
  QSplitter* m_rightRows = nullptr;
  CodeNavigator* m_code;
  MarkController* m_marks;
  CitingController* m_citing;
  StatusController* m_statusController;
  WindowTrace m_trace;
  std::set<const CodePane*> m_highlighted; ///< have painted code in its colours
  bool m_hasChecklist = false;
  bool m_isReady = false;
};

} // namespace escolio
