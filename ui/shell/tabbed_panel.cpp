#include "ui/shell/tabbed_panel.h"

#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace escolio {
namespace {

constexpr int barHeight = 36;

} // namespace

TabbedPanel::TabbedPanel(const ThemeController& theme, const QString& accessibleName,
                         QWidget* parent)
    : QWidget(parent), m_theme(theme), m_bar(new QTabBar(this)), m_stack(new QStackedWidget(this)) {
  m_bar->setAccessibleName(accessibleName);
  m_bar->setDrawBase(false);
  m_bar->setExpanding(false);
  m_bar->setFixedHeight(barHeight);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(1);
  layout->addWidget(m_bar);
  layout->addWidget(m_stack, 1);
  connect(m_bar, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

void TabbedPanel::addView(QWidget* view, const QString& title) {
  m_stack->addWidget(view);
  m_bar->addTab(title);
}

void TabbedPanel::setTitle(const QWidget* view, const QString& title) {
  const int index = m_stack->indexOf(view);
  if (index >= 0 && m_bar->tabText(index) != title)
    m_bar->setTabText(index, title);
}

void TabbedPanel::show(const QWidget* view) {
  m_bar->setCurrentIndex(m_stack->indexOf(view));
}

int TabbedPanel::currentIndex() const {
  return m_bar->currentIndex();
}

void TabbedPanel::setCurrentIndex(int index) {
  m_bar->setCurrentIndex(index);
}

void TabbedPanel::focusView() {
  const QWidget* view = m_stack->currentWidget();
  QWidget* target = view == nullptr ? nullptr : view->focusProxy();
  if (target == nullptr || !target->isVisibleTo(this))
    target = m_bar;
  target->setFocus(Qt::TabFocusReason);
}

void TabbedPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.theme().color(ColorRole::pane));
  painter.fillRect(QRect(0, barHeight, width(), 1), m_theme.theme().color(ColorRole::separator));
}

} // namespace escolio
