#include "ui/theme/theme_controller.h"

#include "ui/theme/palette.h"

#include <QApplication>
#include <QStyleHints>

namespace escolio {

ThemeController::ThemeController(QObject* parent) : QObject(parent), m_theme(&Theme::light()) {
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
  QApplication::setPalette(paletteOf(*m_theme));
  qApp->setStyleSheet(styleSheetOf(*m_theme));
  Q_EMIT changed();
}

} // namespace escolio
