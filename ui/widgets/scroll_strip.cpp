#include "ui/widgets/scroll_strip.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace escolio {
namespace {

constexpr int shortestPart = 24;
constexpr int blockInset = 3;
constexpr double blockRadius = 2;
constexpr double shortestBlock = 4;
constexpr double lineHeight = 2;

} // namespace

ScrollStrip::ScrollStrip(Qt::Orientation orientation, QWidget* parent)
    : QScrollBar(orientation, parent), m_theme(&Theme::light()) {
  setContextMenuPolicy(Qt::NoContextMenu);
}

void ScrollStrip::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void ScrollStrip::setMarks(std::vector<StripMark> marks) {
  m_marks = std::move(marks);
  update();
}

int ScrollStrip::length() const {
  return orientation() == Qt::Vertical ? height() : width();
}

int ScrollStrip::along(const QPointF& place) const {
  return static_cast<int>(orientation() == Qt::Vertical ? place.y() : place.x());
}

QSize ScrollStrip::sizeHint() const {
  constexpr int shortest = 40;
  return orientation() == Qt::Vertical ? QSize(thickness, shortest)
                                       : QSize(shortest, thicknessLying);
}

QSize ScrollStrip::minimumSizeHint() const {
  return sizeHint();
}

QRect ScrollStrip::visiblePart() const {
  const double content = static_cast<double>(maximum()) + pageStep();
  if (maximum() <= 0 || content <= 0)
    return {};
  const int size =
      std::min(length(), std::max(shortestPart, static_cast<int>(length() * pageStep() / content)));
  const int start =
      static_cast<int>(std::lround((length() - size) * (static_cast<double>(value()) / maximum())));
  return orientation() == Qt::Vertical ? QRect(0, start, width(), size)
                                       : QRect(start, 0, size, height());
}

void ScrollStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme->color(ColorRole::pane));
  const bool isUpright = orientation() == Qt::Vertical;
  painter.fillRect(isUpright ? QRect(0, 0, 1, height()) : QRect(0, 0, width(), 1),
                   m_theme->color(ColorRole::separator));

  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (const StripMark& mark : m_marks) {
    if (mark.isLine)
      continue;
    const double top = mark.begin * height();
    const double tall = std::max(shortestBlock, (mark.end - mark.begin) * height());
    painter.setBrush(mark.color);
    painter.drawRoundedRect(QRectF(blockInset, top, width() - 2 * blockInset, tall), blockRadius,
                            blockRadius);
  }
  double lastTop = -lineHeight;
  for (const StripMark& mark : m_marks) {
    const double top = std::floor(mark.begin * height());
    if (!mark.isLine || top < lastTop + lineHeight)
      continue; // a hundred thousand hits need no more than one line a row
    lastTop = top;
    painter.fillRect(QRectF(blockInset, top, width() - 2 * blockInset, lineHeight), mark.color);
  }

  constexpr float calm = 0.14F;
  constexpr float underMouse = 0.24F;
  constexpr float held = 0.32F;
  QColor shade = m_theme->color(ColorRole::accent);
  shade.setAlphaF(m_grip >= 0 ? held : m_isHovered ? underMouse : calm);
  painter.setBrush(shade);
  const QRect part = visiblePart();
  if (!part.isEmpty())
    painter.drawRoundedRect(isUpright ? part.adjusted(blockInset, 0, -blockInset, 0)
                                      : part.adjusted(0, blockInset, 0, -blockInset),
                            blockRadius, blockRadius);
}

void ScrollStrip::moveTo(int start) {
  const QRect part = visiblePart();
  const int size = orientation() == Qt::Vertical ? part.height() : part.width();
  const int room = length() - size;
  if (room <= 0)
    return;
  const double share = std::clamp(static_cast<double>(start) / room, 0.0, 1.0);
  setValue(static_cast<int>(std::lround(share * maximum())));
}

void ScrollStrip::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || maximum() <= 0)
    return;
  const int place = along(event->position());
  const QRect part = visiblePart();
  const bool isUpright = orientation() == Qt::Vertical;
  const int start = isUpright ? part.top() : part.left();
  const int size = isUpright ? part.height() : part.width();
  const bool isInside = place >= start && place < start + size;
  m_grip = isInside ? place - start : size / 2;
  if (!isInside)
    moveTo(place - m_grip);
  update();
}

void ScrollStrip::mouseMoveEvent(QMouseEvent* event) {
  if (m_grip >= 0)
    moveTo(along(event->position()) - m_grip);
}

void ScrollStrip::mouseReleaseEvent(QMouseEvent*) {
  m_grip = -1;
  update();
}

void ScrollStrip::enterEvent(QEnterEvent*) {
  m_isHovered = true;
  update();
}

void ScrollStrip::leaveEvent(QEvent*) {
  m_isHovered = false;
  update();
}

} // namespace escolio
