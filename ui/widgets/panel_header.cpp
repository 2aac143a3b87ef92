#include "ui/widgets/panel_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace escolio {

PanelHeader::PanelHeader(const QString& title, const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new QLabel(title, this)),
      m_layout(new QHBoxLayout(this)) {
  m_title->setTextFormat(Qt::PlainText);
  m_layout->setContentsMargins(14, 0, 14, 0);
  m_layout->addWidget(m_title);
  m_layout->addStretch(1);
  setFixedHeight(36);
}

void PanelHeader::addWidget(QWidget* widget) {
  m_layout->addWidget(widget);
}

void PanelHeader::paintEvent(QPaintEvent*) {
  const Theme& theme = m_theme.theme();
  QPainter painter(this);
  painter.fillRect(rect(), theme.color(ColorRole::pane));
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.color(ColorRole::separator));
  const QRect title = m_title->geometry();
  painter.fillRect(QRect(title.left() - 6, height() - 2, title.width() + 12, 2),
                   theme.color(ColorRole::accent));
}

} // namespace escolio
