#pragma once

#include "ui/theme/theme_controller.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace escolio {

/// The bar at the window's upper edge: what is being read, and the few commands that are used most.
class TopBar : public QWidget {
  Q_OBJECT

 public:
  explicit TopBar(const ThemeController& theme, QWidget* parent = nullptr);

  void setTitles(const QString& title, const QString& subtitle);
  /// Adds a button for ACTION, in order from left to right.
  QToolButton* addAction(QAction* action);
  /// The button that stands out, at the right end.
  void addPrimaryAction(QAction* action);
  void addMenu(const QString& text, QMenu* menu);
  /// Buttons of commands are there only while a reading is open.
  void setReadingOpen(bool isOpen);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void recolor();

  const ThemeController& m_theme;
  QLabel* m_title;
  QLabel* m_subtitle;
  QList<QToolButton*> m_commands;
};

} // namespace escolio
