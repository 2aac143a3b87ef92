#include "ui/code/code_tab_bar.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QToolButton>
#include <utility>

namespace escolio {

CodeTabBar::CodeTabBar(QWidget* parent) : QTabBar(parent) {
  setDrawBase(false);
  setExpanding(false);
  setElideMode(Qt::ElideNone);
  setUsesScrollButtons(true);
  setFocusPolicy(Qt::TabFocus);
  constexpr int fontSize = 13;
  QFont tabFont = font();
  tabFont.setPixelSize(fontSize);
  setFont(tabFont);
}

void CodeTabBar::setClosable(int index) {
  auto* button = new QToolButton(this);
  button->setText(QStringLiteral("×"));
  button->setToolTip(tr("Close"));
  button->setAccessibleName(tr("Close %1").arg(tabText(index)));
  button->setFocusPolicy(Qt::NoFocus); // by keyboard, the tab's menu closes it
  setTabButton(index, RightSide, button);
  connect(button, &QToolButton::clicked, this, [this, button] {
    for (int tab = 0; tab < count(); ++tab)
      if (tabButton(tab, RightSide) == button) {
        Q_EMIT closeRequested(tab);
        return;
      }
  });
}

bool CodeTabBar::isClosable(int index) const {
  return tabButton(index, RightSide) != nullptr;
}

void CodeTabBar::mousePressEvent(QMouseEvent* event) {
  const QPoint place = event->position().toPoint();
  m_pressed = event->button() == Qt::LeftButton ? tabAt(place) : -1;
  m_pressedPlace = place;
  QTabBar::mousePressEvent(event);
}

void CodeTabBar::mouseMoveEvent(QMouseEvent* event) {
  const QPoint way = event->position().toPoint() - m_pressedPlace;
  if (m_pressed >= 0 && way.manhattanLength() >= QApplication::startDragDistance()) {
    Q_EMIT dragStarted(std::exchange(m_pressed, -1));
    return;
  }
  QTabBar::mouseMoveEvent(event);
}

void CodeTabBar::mouseReleaseEvent(QMouseEvent* event) {
  const int pressed = std::exchange(m_pressed, -1);
  const int tab = tabAt(event->position().toPoint());
  if (event->button() == Qt::MiddleButton && tab >= 0 && isClosable(tab)) {
    Q_EMIT closeRequested(tab);
    return;
  }
  QTabBar::mouseReleaseEvent(event);
  if (pressed >= 0 && event->button() == Qt::LeftButton)
    Q_EMIT chosen();
}

void CodeTabBar::contextMenuEvent(QContextMenuEvent* event) {
  const bool isByKeyboard = event->reason() == QContextMenuEvent::Keyboard;
  const int tab = isByKeyboard ? currentIndex() : tabAt(event->pos());
  if (tab >= 0)
    Q_EMIT menuRequested(tab, isByKeyboard ? mapToGlobal(tabRect(tab).bottomLeft())
                                           : event->globalPos());
}

} // namespace escolio
