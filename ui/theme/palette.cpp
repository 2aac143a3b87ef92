#include "ui/theme/palette.h"

namespace escolio {

QPalette paletteOf(const Theme& theme) {
  const auto color = [&theme](ColorRole role) { return theme.color(role); };
  QPalette palette;
  palette.setColor(QPalette::Window, color(ColorRole::window));
  palette.setColor(QPalette::WindowText, color(ColorRole::text));
  palette.setColor(QPalette::Base, color(ColorRole::pane));
  palette.setColor(QPalette::AlternateBase, color(ColorRole::window));
  palette.setColor(QPalette::Text, color(ColorRole::text));
  palette.setColor(QPalette::PlaceholderText, color(ColorRole::dimText));
  palette.setColor(QPalette::Button, color(ColorRole::chip));
  palette.setColor(QPalette::ButtonText, color(ColorRole::text));
  palette.setColor(QPalette::BrightText, color(ColorRole::bad));
  palette.setColor(QPalette::Highlight, color(ColorRole::accent));
  palette.setColor(QPalette::HighlightedText, color(ColorRole::accentText));
  palette.setColor(QPalette::Accent, color(ColorRole::accent));
  palette.setColor(QPalette::Link, color(ColorRole::accent));
  palette.setColor(QPalette::LinkVisited, color(ColorRole::accent));
  palette.setColor(QPalette::ToolTipBase, color(ColorRole::pane));
  palette.setColor(QPalette::ToolTipText, color(ColorRole::text));
  palette.setColor(QPalette::Mid, color(ColorRole::separator));
  palette.setColor(QPalette::Light, color(ColorRole::pane));
  palette.setColor(QPalette::Midlight, color(ColorRole::separator));
  palette.setColor(QPalette::Dark, color(ColorRole::dimText));
  palette.setColor(QPalette::Shadow, color(ColorRole::separator));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, color(ColorRole::dimText));
  return palette;
}

} // namespace escolio
