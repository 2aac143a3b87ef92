#include "ui/status/word_gauge.h"

#include <QPainter>
#include <algorithm>

namespace escolio {

WordGauge::WordGauge(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme) {
  setFixedSize(120, 5);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void WordGauge::setValue(int words, int limit) {
  m_words = words;
  m_limit = std::max(limit, 1);
  update();
}

void WordGauge::paintEvent(QPaintEvent*) {
  const Theme& theme = m_theme.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.color(ColorRole::separator));
  painter.drawRoundedRect(rect(), 2.5, 2.5);
  const int filled = std::min(width(), width() * m_words / m_limit);
  if (filled <= 0)
    return;
  painter.setBrush(theme.color(m_words > m_limit ? ColorRole::bad : ColorRole::good));
  painter.drawRoundedRect(QRect(0, 0, filled, height()), 2.5, 2.5);
}

} // namespace escolio
