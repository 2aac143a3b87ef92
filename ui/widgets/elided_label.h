#pragma once

#include <QLabel>

namespace escolio {

/// One line of plain text at the right that gives way when there is no room: it is then cut with an
/// ellipsis, and shown in full by its tooltip.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  [[nodiscard]] QSize minimumSizeHint() const override;
  /// What is drawn at the label's present width.
  [[nodiscard]] QString shownText() const;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
};

} // namespace escolio
