#include "ui/theme/app_style.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

namespace escolio {
namespace {

constexpr int tabPadding = 12; // beside a tab's text
constexpr int tabHeight = 36;
constexpr int tabLine = 2; // under the chosen tab
constexpr int tabScrollButton = 22;

constexpr QSize buttonPadding(26, 12); // both sides together
constexpr QSize compactPadding(10, 8); // of a sign among others in a bar
constexpr QSize tabButtonPadding(8, 0);
constexpr double buttonRadius = 6;

constexpr int scrollBarThickness = 10;
constexpr int scrollBarInset = 2;
constexpr int shortestSlider = 24;

constexpr int rowPadding = 8; // above and below together
constexpr int toolTipPadding = 4;

bool isInTabBar(const QWidget* widget) {
  return widget != nullptr && qobject_cast<const QTabBar*>(widget->parentWidget()) != nullptr;
}

/// The arrows at the end of a bar with too many tabs: they stand on the tabs.
bool isTabScroller(const QWidget* widget) {
  const auto* button = qobject_cast<const QToolButton*>(widget);
  return button != nullptr && button->arrowType() != Qt::NoArrow && isInTabBar(widget);
}

bool isMarked(const QWidget* widget, const char* property) {
  return widget != nullptr && widget->property(property).toBool();
}

bool isPrimary(const QWidget* widget) {
  return isMarked(widget, "primary");
}

/// What a scroll bar's slider moves in: all of it, since there are no arrows.
QRect sliderRect(const QStyleOptionSlider& option) {
  const bool isUpright = option.orientation == Qt::Vertical;
  const int length = isUpright ? option.rect.height() : option.rect.width();
  const qint64 range = qint64{option.maximum} - option.minimum;
  int size = length;
  if (range > 0) {
    size = static_cast<int>(length * qint64{option.pageStep} / (range + option.pageStep));
    size = std::min(std::max(size, shortestSlider), length);
  }
  const int start = QStyle::sliderPositionFromValue(
      option.minimum, option.maximum, option.sliderPosition, length - size, option.upsideDown);
  return isUpright ? QRect(0, start, option.rect.width(), size)
                   : QRect(start, 0, size, option.rect.height());
}

} // namespace

AppStyle::AppStyle() : QProxyStyle(QStringLiteral("Fusion")), m_theme(&Theme::light()) {}

void AppStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  // The slider is drawn on what is behind the bar.
  if (qobject_cast<QScrollBar*>(widget) != nullptr)
    widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
}

int AppStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                          const QWidget* widget) const {
  switch (metric) {
  case PM_TabBarTabHSpace:
    return 2 * tabPadding;
  case PM_TabBarTabShiftHorizontal:
  case PM_TabBarTabShiftVertical:
  case PM_TabBarTabOverlap:
  case PM_TabBarBaseOverlap:
  case PM_ButtonShiftHorizontal:
  case PM_ButtonShiftVertical:
  case PM_MenuButtonIndicator:
    return 0;
  case PM_TabBarScrollButtonWidth:
    return tabScrollButton;
  case PM_ScrollBarExtent:
    return scrollBarThickness;
  case PM_ScrollBarSliderMin:
    return shortestSlider;
  case PM_ToolTipLabelFrameWidth:
    return toolTipPadding;
  default:
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QSize AppStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                 const QWidget* widget) const {
  switch (type) {
  case CT_TabBarTab:
    return {size.width(), tabHeight};
  case CT_ToolButton:
    return size + (isInTabBar(widget)            ? tabButtonPadding
                   : isMarked(widget, "compact") ? compactPadding
                                                 : buttonPadding);
  case CT_ItemViewItem:
    return QProxyStyle::sizeFromContents(type, option, size, widget) + QSize(0, rowPadding);
  case CT_PushButton:
    return size + buttonPadding;
  default:
    return QProxyStyle::sizeFromContents(type, option, size, widget);
  }
}

QRect AppStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                               SubControl part, const QWidget* widget) const {
  const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (control != CC_ScrollBar || slider == nullptr)
    return QProxyStyle::subControlRect(control, option, part, widget);
  const QRect knob = sliderRect(*slider);
  const QRect groove(QPoint(0, 0), option->rect.size());
  const bool isUpright = slider->orientation == Qt::Vertical;
  const auto visual = [&](const QRect& rect) {
    return visualRect(option->direction, groove, rect).translated(option->rect.topLeft());
  };
  switch (part) {
  case SC_ScrollBarGroove:
    return visual(groove);
  case SC_ScrollBarSlider:
    return visual(knob);
  case SC_ScrollBarSubPage:
    return visual(isUpright ? QRect(0, 0, groove.width(), knob.top())
                            : QRect(0, 0, knob.left(), groove.height()));
  case SC_ScrollBarAddPage:
    return visual(isUpright ? QRect(QPoint(0, knob.bottom() + 1), groove.bottomRight())
                            : QRect(QPoint(knob.right() + 1, 0), groove.bottomRight()));
  default: // no arrows
    return {};
  }
}

void AppStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                             QPainter* painter, const QWidget* widget) const {
  if (element != PE_PanelTipLabel) {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    return;
  }
  painter->fillRect(option->rect, color(ColorRole::separator));
  painter->fillRect(option->rect.adjusted(1, 1, -1, -1), color(ColorRole::pane));
}

void AppStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
  switch (element) {
  case CE_TabBarTabShape:
    drawTabShape(*option, *painter);
    return;
  case CE_TabBarTabLabel:
    drawTabLabel(*option, *painter, widget);
    return;
  case CE_PushButtonBevel:
    drawPanel(*option, *painter, widget);
    return;
  case CE_PushButtonLabel:
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
      QStyleOptionButton label = *button;
      label.palette = labelPalette(*option, widget);
      QProxyStyle::drawControl(element, &label, painter, widget);
      return;
    }
    break;
  case CE_Splitter:
    painter->fillRect(option->rect, color(ColorRole::separator));
    return;
  default:
    break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void AppStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                  QPainter* painter, const QWidget* widget) const {
  const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  if (control == CC_ToolButton && button != nullptr)
    drawToolButton(*button, *painter, widget);
  else if (control == CC_ScrollBar)
    drawScrollBar(*option, *painter, widget);
  else
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void AppStyle::drawTabShape(const QStyleOption& option, QPainter& painter) const {
  if ((option.state & State_Selected) == 0)
    return;
  const QRect& tab = option.rect;
  painter.fillRect(QRect(tab.left(), tab.bottom() + 1 - tabLine, tab.width(), tabLine),
                   color(ColorRole::accent));
}

void AppStyle::drawTabLabel(const QStyleOption& option, QPainter& painter,
                            const QWidget* widget) const {
  const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
  if (tab == nullptr)
    return;
  const bool isBright = (option.state & (State_Selected | State_MouseOver)) != 0;
  const bool hasFocus = (option.state & State_HasFocus) != 0;
  QStyleOptionTab label = *tab;
  label.state.setFlag(State_HasFocus, false); // the colour says so
  label.palette.setColor(QPalette::WindowText, color(hasFocus   ? ColorRole::accent
                                                     : isBright ? ColorRole::text
                                                                : ColorRole::dimText));
  QProxyStyle::drawControl(CE_TabBarTabLabel, &label, &painter, widget);
}

void AppStyle::drawPanel(const QStyleOption& option, QPainter& painter,
                         const QWidget* widget) const {
  const bool isEnabled = (option.state & State_Enabled) != 0;
  ColorRole role = ColorRole::chip;
  if (isEnabled && isPrimary(widget))
    role = ColorRole::accent;
  else if ((option.state & State_On) != 0)
    role = ColorRole::accentBackground;
  else if (isEnabled && (option.state & (State_MouseOver | State_Sunken)) != 0)
    role = ColorRole::separator;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(color(role));
  if ((option.state & State_HasFocus) != 0)
    painter.setPen(color(isPrimary(widget) ? ColorRole::text : ColorRole::accent));
  else
    painter.setPen(Qt::NoPen);
  const double inset = painter.pen().style() == Qt::NoPen ? 0 : 0.5;
  painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), buttonRadius,
                          buttonRadius);
  painter.restore();
}

void AppStyle::drawToolButton(const QStyleOptionToolButton& option, QPainter& painter,
                              const QWidget* widget) const {
  QStyleOptionToolButton label = option;
  label.features.setFlag(QStyleOptionToolButton::HasMenu, false);
  label.palette = labelPalette(option, widget);
  if (isTabScroller(widget)) // the line below the bar goes on
    painter.fillRect(
        option.rect.adjusted(0, 0, 0, -1),
        color((option.state & State_MouseOver) != 0 ? ColorRole::separator : ColorRole::pane));
  else if (!isInTabBar(widget) || (option.state & (State_MouseOver | State_Sunken)) != 0)
    drawPanel(option, painter, widget);
  drawControl(CE_ToolButtonLabel, &label, &painter, widget);
}

void AppStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                             const QWidget* widget) const {
  const QRect slider = subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
  const bool isActive = (option.activeSubControls & SC_ScrollBarSlider) != 0 &&
                        (option.state & (State_MouseOver | State_Sunken)) != 0;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color(isActive ? ColorRole::dimText : ColorRole::separator));
  const double radius = scrollBarThickness / 2.0 - scrollBarInset;
  painter.drawRoundedRect(
      slider.adjusted(scrollBarInset, scrollBarInset, -scrollBarInset, -scrollBarInset), radius,
      radius);
  painter.restore();
}

QPalette AppStyle::labelPalette(const QStyleOption& option, const QWidget* widget) const {
  ColorRole role = ColorRole::text;
  if ((option.state & State_Enabled) == 0)
    role = ColorRole::dimText;
  else if (isPrimary(widget))
    role = ColorRole::accentText;
  else if ((option.state & State_On) != 0)
    role = ColorRole::accent;
  QPalette palette = option.palette;
  palette.setColor(QPalette::ButtonText, color(role));
  palette.setColor(QPalette::WindowText, color(role));
  return palette;
}

} // namespace escolio
