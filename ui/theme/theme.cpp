#include "ui/theme/theme.h"

#include <array>

namespace escolio {
namespace {

struct RoleColors {
  ColorRole role;
  QRgb light;
  QRgb dark;
};

constexpr std::array table{
    RoleColors{ColorRole::window, 0xfff6f5f2, 0xff1d1f24},
    RoleColors{ColorRole::pane, 0xffffffff, 0xff24272d},
    RoleColors{ColorRole::separator, 0xffe2dfd8, 0xff343840},
    RoleColors{ColorRole::text, 0xff22242a, 0xffdcdfe4},
    RoleColors{ColorRole::dimText, 0xff6b6a66, 0xff9aa0aa},
    RoleColors{ColorRole::gutterText, 0xff8f8c85, 0xff787f8b},
    RoleColors{ColorRole::accent, 0xff2a66cc, 0xff6ea3f5},
    RoleColors{ColorRole::accentText, 0xffffffff, 0xff14161a},
    RoleColors{ColorRole::accentBackground, 0xffe4edfb, 0xff2c3a52},
    RoleColors{ColorRole::good, 0xff26784a, 0xff5fbf8a},
    RoleColors{ColorRole::bad, 0xffc0392f, 0xffe98478},
    RoleColors{ColorRole::warning, 0xff94600f, 0xffdba850},
    RoleColors{ColorRole::citation, 0xfff2b33d, 0xffd9a23a},
    RoleColors{ColorRole::citation2, 0xff7aa7e8, 0xff5f86bd},
    RoleColors{ColorRole::citation3, 0xff8bc59a, 0xff5f9a72},
    RoleColors{ColorRole::flash, 0xfffdf1d8, 0xff433822},
    RoleColors{ColorRole::chip, 0xffebe8e1, 0xff2f333b},
    RoleColors{ColorRole::findMatch, 0xfffbe38e, 0xff483c15},
    RoleColors{ColorRole::syntaxKeyword, 0xffa4387f, 0xffd997c6},
    RoleColors{ColorRole::syntaxString, 0xff36702f, 0xff93c48b},
    RoleColors{ColorRole::syntaxComment, 0xff66655f, 0xffa5abb5},
    RoleColors{ColorRole::syntaxFunction, 0xff2b5fb3, 0xff86b4f2},
    RoleColors{ColorRole::syntaxNumber, 0xff95500f, 0xffdba06a},
};
static_assert(table.size() == static_cast<std::size_t>(ColorRole::count_));

} // namespace

Theme makeTheme(bool isDark) {
  Theme theme;
  theme.m_isDark = isDark;
  for (const RoleColors& entry : table)
    theme.m_colors[static_cast<int>(entry.role)] =
        QColor::fromRgb(isDark ? entry.dark : entry.light);
  return theme;
}

const Theme& Theme::light() {
  static const Theme theme = makeTheme(false);
  return theme;
}

const Theme& Theme::dark() {
  static const Theme theme = makeTheme(true);
  return theme;
}

QColor Theme::citationColor(int noteIndex) const {
  constexpr std::array roles{ColorRole::citation, ColorRole::citation2, ColorRole::citation3};
  const auto index = static_cast<std::size_t>(noteIndex < 0 ? 0 : noteIndex) % roles.size();
  return color(roles[index]);
}

} // namespace escolio
