#include "ui/notes/note_tab_dot.h"

#include <QPainter>

namespace escolio {

NoteTabDot::NoteTabDot(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme) {
  setFixedSize(6, 6);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void NoteTabDot::setShown(bool isShown) {
  m_isShown = isShown;
  update();
}

void NoteTabDot::paintEvent(QPaintEvent*) {
  if (!m_isShown)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.theme().color(ColorRole::accent));
  painter.drawEllipse(rect());
}

} // namespace escolio
