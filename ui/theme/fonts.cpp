#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>

namespace escolio {

QFont codeFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setFamilies(
      {QStringLiteral("JetBrains Mono"), font.family(), QStringLiteral("DejaVu Sans Mono")});
  font.setStyleHint(QFont::Monospace);
  font.setFixedPitch(true);
  font.setPixelSize(13);
  font.setFeature("liga", 0);
  font.setFeature("calt", 0);
  return font;
}

QFont noteFont() {
  QFont font = QGuiApplication::font();
  font.setPixelSize(15);
  return font;
}

} // namespace escolio
