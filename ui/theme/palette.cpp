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

QString styleSheetOf(const Theme& theme) {
  const auto name = [&theme](ColorRole role) { return theme.color(role).name(); };
  return QStringLiteral(R"(
QTabBar::tab { height: 18px; padding: 8px 12px; border: 0; border-bottom: 2px solid transparent; color: %1; background: transparent; }
QTabBar::tab:selected { color: %2; border-bottom-color: %3; }
QTabBar::tab:hover { color: %2; }
QTabBar::tab:focus { color: %3; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: %5; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: %1; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabBar::scroller { width: 44px; }
QTabBar QToolButton { padding: 0; border: 0; border-radius: 0; background: %4; }
QToolTip { color: %2; background: %4; border: 1px solid %5; padding: 4px; }
QSplitter::handle { background: %5; }
QToolButton, QPushButton { padding: 5px 12px; border: 0; border-radius: 6px; background: %6; color: %2; }
QToolButton:hover, QPushButton:hover { background: %5; }
QToolButton:checked, QPushButton:checked { background: %8; color: %3; }
QToolButton:focus, QPushButton:focus { border: 1px solid %3; padding: 4px 11px; }
QToolButton:disabled, QPushButton:disabled { color: %1; }
QToolButton[primary="true"], QPushButton[primary="true"] { background: %3; color: %7; }
QToolButton[primary="true"]:disabled, QPushButton[primary="true"]:disabled { background: %6; color: %1; }
QToolButton::menu-indicator { image: none; }
)")
      .arg(name(ColorRole::dimText), name(ColorRole::text), name(ColorRole::accent),
           name(ColorRole::pane), name(ColorRole::separator), name(ColorRole::chip),
           name(ColorRole::accentText), name(ColorRole::accentBackground));
}

} // namespace escolio
