#include "ui/shell/top_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace escolio {

TopBar::TopBar(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new QLabel(this)), m_subtitle(new QLabel(this)) {
  setFixedHeight(44);
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  m_title->setFont(bold);
  for (QLabel* label : {m_title, m_subtitle})
    label->setTextFormat(Qt::PlainText);
  m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(14, 0, 14, 1);
  layout->setSpacing(10);
  layout->addWidget(m_title);
  layout->addWidget(m_subtitle, 1);
  connect(&theme, &ThemeController::changed, this, &TopBar::recolor);
  recolor();
}

void TopBar::setTitles(const QString& title, const QString& subtitle) {
  m_title->setText(title);
  m_subtitle->setText(subtitle);
}

QToolButton* TopBar::addAction(QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(action->toolTip());
  layout()->addWidget(button);
  m_commands.append(button);
  return button;
}

void TopBar::addPrimaryAction(QAction* action) {
  QToolButton* button = addAction(action);
  button->setProperty("primary", true);
  // The label names the lines that would be cited; the button keeps its place while it changes.
  button->setMinimumWidth(132);
}

void TopBar::addMenu(const QString& text, QMenu* menu) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setAccessibleName(tr("Menu"));
  button->setMenu(menu);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setFocusPolicy(Qt::TabFocus);
  layout()->addWidget(button);
}

void TopBar::setReadingOpen(bool isOpen) {
  for (QToolButton* button : m_commands)
    button->setVisible(isOpen);
}

void TopBar::recolor() {
  QPalette palette = m_subtitle->palette();
  palette.setColor(QPalette::WindowText, m_theme.theme().color(ColorRole::dimText));
  m_subtitle->setPalette(palette);
  update();
}

void TopBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.theme().color(ColorRole::window));
  painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.theme().color(ColorRole::separator));
}

} // namespace escolio
