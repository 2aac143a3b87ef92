#pragma once

#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>

namespace escolio {

class AppStyle;

/// Which theme is in force: the desktop's light or dark, or the one that was chosen. It sets the
/// application's style and palette.
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
  QPointer<AppStyle> m_style; ///< the application's, which deletes it
};

} // namespace escolio
