#pragma once

#include "ui/theme/theme.h"

#include <QObject>

namespace escolio {

/// Which theme is in force: the desktop's light or dark, or the one that was chosen.
class ThemeController : public QObject {
  Q_OBJECT

 public:
  enum class Appearance { desktop, light, dark };

  explicit ThemeController(QObject* parent = nullptr);

  [[nodiscard]] const Theme& theme() const { return *m_theme; }
  [[nodiscard]] Appearance appearance() const { return m_appearance; }
  void setAppearance(Appearance appearance);

 Q_SIGNALS:
  void changed();

 private:
  void apply();

  Appearance m_appearance = Appearance::desktop;
  const Theme* m_theme = nullptr;
};

} // namespace escolio
