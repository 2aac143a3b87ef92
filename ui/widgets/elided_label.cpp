#include "ui/widgets/elided_label.h"

#include "ui/text/plain_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace escolio {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize ElidedLabel::minimumSizeHint() const {
  return {0, QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shownText() const {
  return fontMetrics().elidedText(text(), Qt::ElideRight, width());
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, shownText());
}

bool ElidedLabel::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || shownText() == text())
    return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTooltip(text()), this);
  return true;
}

} // namespace escolio
