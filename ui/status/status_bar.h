#pragma once

#include "ui/theme/theme_controller.h"

#include <QWidget>

class QLabel;

namespace escolio {

/// What the status bar tells. Texts are in the window's language.
struct StatusTexts {
  QString citeKeys; ///< "Ctrl+Enter"
  QString citeText; ///< "cites lines 943 to 951"
  int words = 0;
  int maxWords = 0; ///< 0: the plan has no limit
  int citationWords = 0;
  int rawWords = 0;
  bool hasNote = false;
  QString decision; ///< "decision 2: 41 of 50–80"
  QString pin;      ///< "pin holds"
  QString pinToolTip;
  ColorRole pinColor = ColorRole::dimText;
  QString saved; ///< "saved"
  bool isSaved = true;
};

/// The bar at the window's lower edge: what would be cited, the word counter, the pin, what is
/// saved.
class StatusBar : public QWidget {
  Q_OBJECT

 public:
  explicit StatusBar(const ThemeController& theme, QWidget* parent = nullptr);

  void setTexts(const StatusTexts& texts);
  /// Shows TEXT at the left for some seconds, for news that need no answer. It is also announced to
  /// screen readers.
  void showMessage(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void recolor();

  const ThemeController& m_theme;
  StatusTexts m_texts;
  QLabel* m_keys;
  QLabel* m_left;
  QWidget* m_gauge;
  QLabel* m_words;
  QLabel* m_decision;
  QLabel* m_pin;
  QLabel* m_saved;
  QTimer* m_messageTimer;
  QString m_message;
};

} // namespace escolio
