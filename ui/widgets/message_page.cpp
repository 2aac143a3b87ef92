#include "ui/widgets/message_page.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace escolio {

MessagePage::MessagePage(QWidget* parent) : QWidget(parent) {
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  m_title = new QLabel(this);
  m_text = new QLabel(this);
  m_button = new QPushButton(this);
  QFont titleFont = m_title->font();
  titleFont.setWeight(QFont::DemiBold);
  constexpr int larger = 2;
  titleFont.setPixelSize(QFontInfo(titleFont).pixelSize() + larger);
  m_title->setFont(titleFont);
  for (QLabel* label : {m_title, m_text}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }

  m_title->setFocusPolicy(Qt::TabFocus);
  auto* layout = new QVBoxLayout(this);
  constexpr int margin = 32;
  layout->setContentsMargins(margin, margin, margin, margin);
  layout->setSpacing(10);
  layout->addStretch(1);
  layout->addWidget(m_title);
  layout->addWidget(m_text);
  layout->addSpacing(6);
  layout->addWidget(m_button, 0, Qt::AlignLeft);
  layout->addStretch(2);
  connect(m_button, &QPushButton::clicked, this, &MessagePage::buttonClicked);
}

void MessagePage::setMessage(const QString& message, const QString& buttonText) {
  const qsizetype lineEnd = message.indexOf(QLatin1Char('\n'));
  m_title->setText(lineEnd < 0 ? message : message.first(lineEnd));
  m_text->setText(lineEnd < 0 ? QString() : message.sliced(lineEnd + 1).trimmed());
  m_text->setVisible(!m_text->text().isEmpty());
  m_button->setText(buttonText);
  m_button->setVisible(!buttonText.isEmpty());
  setAccessibleName(m_title->text());
  setAccessibleDescription(m_text->text());
  setFocusProxy(buttonText.isEmpty() ? static_cast<QWidget*>(m_title) : m_button);
}

} // namespace escolio
