#pragma once

#include "ui/theme/theme_controller.h"

#include <QWidget>

namespace escolio {

/// The dot at a tab whose note has unsaved text. Its room is kept, so that tabs do not move.
class NoteTabDot : public QWidget {
 public:
  NoteTabDot(const ThemeController& theme, QWidget* parent);

  void setShown(bool isShown);
  [[nodiscard]] bool isShown() const { return m_isShown; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const ThemeController& m_theme;
  bool m_isShown = false;
};

} // namespace escolio
