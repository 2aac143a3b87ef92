#pragma once

#include "ui/session/open_reading.h"
#include "ui/settings/app_settings.h"

#include <QMainWindow>
#include <memory>

class QStackedWidget;

namespace escolio {

class ReadingView;
class Session;
class SyntaxLibrary;
class TopBar;
class WelcomePage;
struct MainActions;

/// The window: a bar of commands above either the welcome page or the open reading.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(AppSettings& settings, ThemeController& theme, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Opens a workspace in place of the one that is open, once its unsaved text is answered for. On
  /// failure an open reading stays as it is and a box says why; without one the welcome page does.
  void openWorkspace(const ReadingOptions& options);
  /// Shows the welcome page, with what went wrong, in place of the reading that is open: its
  /// unsaved text is gone, so ask before.
  void showWelcome(const QString& problem);

 Q_SIGNALS:
  /// All that was asked for is drawn: files in their colours, note, checklist; or the welcome page.
  void ready();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void buildActions();
  void buildTopBar();
  /// The page with recent readings; made when it is first shown.
  WelcomePage& welcome();
  void sayProblem(const QString& problem);
  void connectReading();
  void closeReading();
  [[nodiscard]] bool mayClose();
  bool saveAll();
  void save(int note);
  void updateActions();
  void chooseFolder();
  void beginReading();
  void openSample();
  void sourceAction(const SourceId& source);
  void chooseSourcePlace(const SourceId& source);
  void choosePin(const SourceId& source);
  void fillSourceMenu();
  void resolveConflict(int note);
  void restoreWindow();

  AppSettings& m_settings;
  ThemeController& m_theme;
  std::unique_ptr<MainActions> m_actions;
  TopBar* m_topBar;
  QStackedWidget* m_stack;
  std::shared_ptr<SyntaxLibrary> m_syntax; ///< for one reading after the other
  WelcomePage* m_welcome = nullptr;
  std::unique_ptr<Session> m_session;
  ReadingView* m_reading = nullptr;
  ReadingOptions m_options;
};

} // namespace escolio
