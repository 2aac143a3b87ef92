#include "ui/theme/theme.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

using namespace escolio;

namespace {

// WCAG 2.2, relative luminance.
double luminance(const QColor& color) {
  const auto linear = [](double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
         0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

TEST_CASE("Texts stand out from what is behind them by 4.5 to 1", "[theme]") {
  for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
    for (const ColorRole text : {ColorRole::text, ColorRole::dimText, ColorRole::good,
                                 ColorRole::bad, ColorRole::warning, ColorRole::accent})
      for (const ColorRole behind : {ColorRole::window, ColorRole::pane}) {
        INFO("role " << static_cast<int>(text) << " on " << static_cast<int>(behind) << " dark "
                     << theme->isDark());
        CHECK(contrast(theme->color(text), theme->color(behind)) >= 4.5);
      }
    CHECK(contrast(theme->color(ColorRole::accentText), theme->color(ColorRole::accent)) >= 4.5);
    CHECK(contrast(theme->color(ColorRole::text), theme->color(ColorRole::accentBackground)) >=
          4.5);
  }
}

TEST_CASE("Code stands out from every background that it is drawn on by 4.5 to 1", "[theme]") {
  for (const Theme* theme : {&Theme::light(), &Theme::dark()})
    for (const ColorRole text :
         {ColorRole::text, ColorRole::syntaxKeyword, ColorRole::syntaxString,
          ColorRole::syntaxComment, ColorRole::syntaxFunction, ColorRole::syntaxNumber})
      for (const ColorRole behind :
           {ColorRole::pane, ColorRole::window, ColorRole::accentBackground, ColorRole::flash,
            ColorRole::findMatch}) {
        INFO("role " << static_cast<int>(text) << " on " << static_cast<int>(behind) << " dark "
                     << theme->isDark());
        CHECK(contrast(theme->color(text), theme->color(behind)) >= 4.5);
      }
}
