#include "ui/theme/app_style.h"
#include "ui/theme/theme_controller.h"

#include <QApplication>
#include <QImage>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;

namespace {

QImage pictureOf(QWidget& widget) {
  widget.resize(widget.sizeHint());
  widget.move(200, 200); // away from the mouse
  widget.show();
  REQUIRE(QTest::qWaitForWindowExposed(&widget));
  return widget.grab().toImage();
}

std::string nameOf(ColorRole role) {
  return Theme::light().color(role).name().toStdString();
}

QRect sliderOf(const QScrollBar& bar) {
  QStyleOptionSlider option;
  option.initFrom(&bar);
  option.orientation = bar.orientation();
  option.minimum = bar.minimum();
  option.maximum = bar.maximum();
  option.pageStep = bar.pageStep();
  option.sliderPosition = bar.value();
  option.sliderValue = bar.value();
  option.subControls = QStyle::SC_All;
  return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider,
                                     &bar);
}

} // namespace

TEST_CASE("A theme gives the application its style and palette", "[theme]") {
  ThemeController theme;
  CHECK(qobject_cast<AppStyle*>(QApplication::style()) != nullptr);
  theme.setAppearance(ThemeController::Appearance::dark);
  CHECK(QApplication::palette().color(QPalette::Base) == Theme::dark().color(ColorRole::pane));
  CHECK(qApp->styleSheet().isEmpty());
}

TEST_CASE("A scroll bar's slider shows how much is seen, and never gets too small", "[theme]") {
  const ThemeController theme;
  QScrollBar bar(Qt::Vertical);
  bar.resize(bar.sizeHint().width(), 200);
  CHECK(bar.width() == 10);
  bar.setRange(0, 300);
  bar.setPageStep(100);
  CHECK(sliderOf(bar) == QRect(0, 0, 10, 50));
  bar.setValue(300);
  CHECK(sliderOf(bar) == QRect(0, 150, 10, 50));
  bar.setRange(0, 2'000'000'000);
  CHECK(sliderOf(bar).height() == 24);
  bar.setRange(0, 0);
  CHECK(sliderOf(bar).height() == 200);
}

TEST_CASE("The chosen tab is underlined in the accent's colour", "[theme]") {
  ThemeController theme;
  theme.setAppearance(ThemeController::Appearance::light);
  QTabBar bar;
  bar.setDrawBase(false);
  bar.addTab(QStringLiteral("one.py"));
  bar.addTab(QStringLiteral("two.py"));
  const QImage image = pictureOf(bar);
  const auto lineUnder = [&](int tab) {
    const QRect rect = bar.tabRect(tab);
    return image.pixelColor(rect.center().x(), rect.bottom());
  };
  CHECK(bar.tabRect(0).height() == 36);
  CHECK(lineUnder(0) == Theme::light().color(ColorRole::accent));
  CHECK(lineUnder(1) != Theme::light().color(ColorRole::accent));
}

TEST_CASE("Buttons are chips, the main one is filled with the accent", "[theme]") {
  ThemeController theme;
  theme.setAppearance(ThemeController::Appearance::light);
  QToolButton plain;
  plain.setText(QStringLiteral("Find"));
  QPushButton primary(QStringLiteral("Open"));
  primary.setProperty("primary", true);
  const auto edge = [](const QImage& image) {
    return image.pixelColor(image.width() / 2, 3).name(); // above the text
  };
  CHECK(edge(pictureOf(plain)).toStdString() == nameOf(ColorRole::chip));
  CHECK(edge(pictureOf(primary)).toStdString() == nameOf(ColorRole::accent));
  primary.setEnabled(false);
  CHECK(edge(pictureOf(primary)).toStdString() == nameOf(ColorRole::chip));
}

TEST_CASE("Signs in a bar take less room than buttons with words", "[theme]") {
  const ThemeController theme;
  QToolButton sign;
  sign.setText(QStringLiteral("Aa"));
  const QSize usual = sign.sizeHint();
  QToolButton compact;
  compact.setProperty("compact", true);
  compact.setText(QStringLiteral("Aa"));
  CHECK(compact.sizeHint().width() <= usual.width() - 16);
  CHECK(compact.sizeHint().height() < usual.height());
}
