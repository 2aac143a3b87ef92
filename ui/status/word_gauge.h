#pragma once

#include "ui/theme/theme_controller.h"

#include <QWidget>

namespace escolio {

/// A slim bar that fills with the words of a note and turns red past the limit.
class WordGauge : public QWidget {
  Q_OBJECT

 public:
  explicit WordGauge(const ThemeController& theme, QWidget* parent = nullptr);

  void setValue(int words, int limit);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const ThemeController& m_theme;
  int m_words = 0;
  int m_limit = 1;
};

} // namespace escolio
