#pragma once

#include "ui/theme/theme.h"

#include <QProxyStyle>

class QStyleOptionToolButton;

namespace escolio {

/// How plain controls look: tabs, buttons, scroll bars, splitters and tooltips in the roles of the
/// theme, all else as Fusion has it. A style rather than a style sheet: a sheet is matched anew for
/// every widget that gets a parent, which took a sixth of the program's start.
///
/// A button whose property "primary" is true has the accent's colour; a tool button whose property
/// "compact" is true takes little room.
class AppStyle : public QProxyStyle {
  Q_OBJECT

 public:
  AppStyle();

  /// Widgets are not drawn anew by it; QApplication::setPalette() does that.
  void setTheme(const Theme& theme) { m_theme = &theme; }

  using QProxyStyle::polish;
  void polish(QWidget* widget) override;
  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override;
  [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                       const QSize& size, const QWidget* widget) const override;
  [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                     SubControl part, const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;

 private:
  [[nodiscard]] QColor color(ColorRole role) const { return m_theme->color(role); }
  void drawTabShape(const QStyleOption& option, QPainter& painter) const;
  void drawTabLabel(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
  void drawPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
  void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter,
                      const QWidget* widget) const;
  void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                     const QWidget* widget) const;
  [[nodiscard]] QPalette labelPalette(const QStyleOption& option, const QWidget* widget) const;

  const Theme* m_theme;
};

} // namespace escolio
