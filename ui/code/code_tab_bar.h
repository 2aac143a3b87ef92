#pragma once

#include <QPoint>
#include <QTabBar>

namespace escolio {

/// The tabs of a code pane: they can be dragged, within the bar and to another pane, and have a
/// menu, by mouse or keyboard.
class CodeTabBar : public QTabBar {
  Q_OBJECT

 public:
  explicit CodeTabBar(QWidget* parent = nullptr);

  /// Gives a tab a button that closes it; the middle mouse button does so too.
  void setClosable(int index);

 Q_SIGNALS:
  void menuRequested(int index, const QPoint& globalPosition);
  void closeRequested(int index);
  /// The shown tab was clicked, or another one, which is shown now.
  void chosen();
  /// The mouse pulls a tab.
  void dragStarted(int index);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  [[nodiscard]] bool isClosable(int index) const;

  int m_pressed = -1;
  QPoint m_pressedPlace;
};

} // namespace escolio
