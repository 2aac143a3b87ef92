#pragma once

#include <QColor>
#include <QFont>

namespace escolio {

/// What a colour is for. Every colour of the window comes from this table.
enum class ColorRole {
  window,    ///< bars and the frame
  pane,      ///< behind code, notes and lists
  separator, ///< one-pixel lines
  text,
  dimText,
  gutterText, ///< line numbers
  accent,
  accentText,       ///< on accent
  accentBackground, ///< selected lines, citation chips
  good,
  bad,
  warning,
  citation, ///< marks of cited lines, by note: the first
  citation2,
  citation3,
  flash, ///< behind lines that were just jumped to
  chip,  ///< buttons and keys
  findMatch,
  syntaxKeyword, ///< code
  syntaxString,
  syntaxComment,
  syntaxFunction,
  syntaxNumber,
  count_ ///< number of roles
};

/// The window's colours and fonts, light or dark.
class Theme {
 public:
  static const Theme& light();
  static const Theme& dark();

  [[nodiscard]] bool isDark() const { return m_isDark; }
  [[nodiscard]] QColor color(ColorRole role) const { return m_colors[static_cast<int>(role)]; }
  /// The colour of the marks of the note with this index in the plan.
  [[nodiscard]] QColor citationColor(int noteIndex) const;

 private:
  friend Theme makeTheme(bool isDark);
  bool m_isDark = false;
  QColor m_colors[static_cast<int>(ColorRole::count_)];
};

} // namespace escolio
