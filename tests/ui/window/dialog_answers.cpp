#include "tests/ui/window/dialog_answers.h"

#include <QAbstractButton>
#include <QApplication>

namespace escolio::testing {

DialogAnswers::DialogAnswers() {
  QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
  m_timer.start(1);
}

DialogAnswers& DialogAnswers::press(QMessageBox::ButtonRole role) {
  return next<QMessageBox>([role](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == role) {
        button->click();
        return;
      }
    box.reject();
  });
}

void DialogAnswers::look() {
  auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  if (dialog == nullptr || dialog == m_answered)
    return;
  m_answered = dialog;
  if (const auto* box = qobject_cast<QMessageBox*>(dialog))
    m_texts.append(box->text() + QLatin1Char('\n') + box->informativeText());
  if (!m_answers.empty()) {
    const auto answer = std::move(m_answers.front());
    m_answers.pop_front();
    if (answer(*dialog))
      return;
  }
  ++m_unexpected;
  dialog->reject();
}

} // namespace escolio::testing
