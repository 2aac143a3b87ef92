#pragma once

#include "ui/theme/theme.h"

#include <QScrollBar>
#include <vector>

namespace escolio {

/// A part of the content that the strip shows: from BEGIN to END of its height, both 0 to 1.
struct StripMark {
  double begin = 0;
  double end = 0;
  QColor color;
  bool isLine = false; ///< a thin line across the strip, as for a search's hits; else a block
};

/// A scroll bar that is an overview: marks of what is in the content, and the visible part shaded.
/// A click goes there; dragging goes along. Without marks it is a slim scroll bar, upright or
/// lying.
class ScrollStrip : public QScrollBar {
  Q_OBJECT

 public:
  explicit ScrollStrip(Qt::Orientation orientation, QWidget* parent = nullptr);

  static constexpr int thickness = 14;
  static constexpr int thicknessLying = 10;

  void setTheme(const Theme& theme);
  /// MARKS in the order of their beginning; lines are drawn over blocks.
  void setMarks(std::vector<StripMark> marks);
  [[nodiscard]] const std::vector<StripMark>& marks() const { return m_marks; }
  /// Where the visible part stands, in the strip's own coordinates.
  [[nodiscard]] QRect visiblePart() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  [[nodiscard]] int length() const;
  [[nodiscard]] int along(const QPointF& place) const;
  void moveTo(int start);

  const Theme* m_theme;
  std::vector<StripMark> m_marks;
  int m_grip = -1; ///< from the visible part's start to the mouse while it is dragged
  bool m_isHovered = false;
};

} // namespace escolio
