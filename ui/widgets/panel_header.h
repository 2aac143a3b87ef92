#pragma once

#include "ui/theme/theme_controller.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace escolio {

/// The 36-pixel heading of a panel: its title, underlined like a chosen tab, and widgets at the
/// right.
class PanelHeader : public QWidget {
  Q_OBJECT

 public:
  PanelHeader(const QString& title, const ThemeController& theme, QWidget* parent = nullptr);

  /// Adds WIDGET at the right edge.
  void addWidget(QWidget* widget);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const ThemeController& m_theme;
  QLabel* m_title;
  QHBoxLayout* m_layout;
};

} // namespace escolio
