#pragma once

#include "ui/theme/theme_controller.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace escolio {

/// What is shown while no workspace is open: recent ones, open, begin Lab 03, try the sample.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(const ThemeController& theme, QWidget* parent = nullptr);

  void setRecent(const QStringList& folders);
  /// Why the last try to open something failed: what, where, what to do next. Empty hides it.
  void setProblem(const QString& text);

 Q_SIGNALS:
  void openRequested();
  void newReadingRequested();
  void sampleRequested();
  void recentChosen(const QString& folder);
  void recentRemoved(const QString& folder);

 private:
  void recolor();

  const ThemeController& m_theme;
  QLabel* m_problem;
  QWidget* m_problemBox;
  QWidget* m_recentBox;
  QVBoxLayout* m_recentLayout;
};

} // namespace escolio
