#pragma once

#include "ui/theme/theme_controller.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace escolio {

/// Views under one row of tabs, in the look of the panes above.
class TabbedPanel : public QWidget {
  Q_OBJECT

 public:
  TabbedPanel(const ThemeController& theme, const QString& accessibleName,
              QWidget* parent = nullptr);

  void addView(QWidget* view, const QString& title);
  void setTitle(const QWidget* view, const QString& title);
  void show(const QWidget* view);
  [[nodiscard]] int currentIndex() const;
  void setCurrentIndex(int index);
  /// Gives the shown view the focus, or the tabs while there is nothing in it to choose.
  void focusView();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const ThemeController& m_theme;
  QTabBar* m_bar;
  QStackedWidget* m_stack;
};

} // namespace escolio
