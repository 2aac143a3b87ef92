#pragma once

#include <QDialog>
#include <QMessageBox>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <deque>
#include <functional>

namespace escolio::testing {

/// Answers modal dialogs while it lives, in the order in which they come; one that nobody expected
/// is closed and counted, so that a test goes on and can say so.
class DialogAnswers {
 public:
  DialogAnswers();

  /// ANSWER gets the next dialog when it is open, and must end it.
  template <typename Dialog>
  DialogAnswers& next(std::function<void(Dialog&)> answer) {
    m_answers.push_back([answer = std::move(answer)](QDialog& dialog) {
      auto* expected = qobject_cast<Dialog*>(&dialog);
      if (expected == nullptr)
        return false;
      answer(*expected);
      return true;
    });
    return *this;
  }
  /// Presses the button of a message box that has ROLE.
  DialogAnswers& press(QMessageBox::ButtonRole role);

  [[nodiscard]] bool areAllGiven() const { return m_answers.empty(); }
  [[nodiscard]] int unexpected() const { return m_unexpected; }
  /// What the message boxes said, title and text.
  [[nodiscard]] const QStringList& texts() const { return m_texts; }

 private:
  void look();

  std::deque<std::function<bool(QDialog&)>> m_answers;
  QPointer<QWidget> m_answered;
  QStringList m_texts;
  int m_unexpected = 0;
  QTimer m_timer;
};

} // namespace escolio::testing
