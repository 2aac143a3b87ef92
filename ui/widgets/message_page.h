#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace escolio {

/// A page that says why there is nothing else to see: what, where, and what to do next.
class MessagePage : public QWidget {
  Q_OBJECT

 public:
  explicit MessagePage(QWidget* parent = nullptr);

  /// The first line of MESSAGE is what is wrong; the others follow in plain text. Without
  /// BUTTONTEXT there is no button.
  void setMessage(const QString& message, const QString& buttonText);

 Q_SIGNALS:
  void buttonClicked();

 private:
  QLabel* m_title = nullptr;
  QLabel* m_text = nullptr;
  QPushButton* m_button = nullptr;
};

} // namespace escolio
