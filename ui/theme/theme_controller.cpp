#include "ui/theme/theme_controller.h"

#include "ui/theme/app_style.h"
#include "ui/theme/palette.h"

#include <QApplication>
#include <QStyleHints>
#include <QToolTip>

namespace escolio {

ThemeController::ThemeController(QObject* parent)
    : QObject(parent), m_theme(&Theme::light()), m_style(new AppStyle) {
  QApplication::setStyle(m_style);
  connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
          [this] { apply(); });
  apply();
}

void ThemeController::setAppearance(Appearance appearance) {
  if (appearance == m_appearance)
    return;
  m_appearance = appearance;
  apply();
}

void ThemeController::apply() {
  const bool desktopIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
  const bool isDark =
      m_appearance == Appearance::dark || (m_appearance == Appearance::desktop && desktopIsDark);
  m_theme = isDark ? &Theme::dark() : &Theme::light();
  if (m_style)
    m_style->setTheme(*m_theme);
  const QPalette palette = paletteOf(*m_theme);
  QApplication::setPalette(palette);
  QToolTip::setPalette(palette);
  Q_EMIT changed();
}

} // namespace escolio
