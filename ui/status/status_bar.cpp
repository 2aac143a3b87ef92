#include "ui/status/status_bar.h"

#include "ui/status/word_gauge.h"
#include "ui/text/plain_text.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>

namespace escolio {
namespace {

constexpr int messageMilliseconds = 6000;

QLabel* makeLabel(const QString& accessibleName, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setAccessibleName(accessibleName);
  QFont font = label->font();
  font.setPixelSize(12);
  label->setFont(font);
  return label;
}

void setColor(QLabel* label, const QColor& color) {
  QPalette palette = label->palette();
  palette.setColor(QPalette::WindowText, color);
  label->setPalette(palette);
}

} // namespace

StatusBar::StatusBar(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_keys(makeLabel({}, this)),
      m_left(makeLabel(tr("What is selected"), this)), m_gauge(new WordGauge(theme, this)),
      m_words(makeLabel(tr("Words of the note"), this)),
      m_decision(makeLabel(tr("Words of the decision"), this)), m_pin(makeLabel(tr("Pin"), this)),
      m_saved(makeLabel(tr("Saved or not"), this)), m_messageTimer(new QTimer(this)) {
  setFixedHeight(30);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(14, 1, 14, 0);
  layout->setSpacing(8);
  m_keys->setContentsMargins(5, 1, 5, 1);
  m_keys->setAutoFillBackground(true);
  m_left->setMinimumWidth(0);
  m_left->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(m_keys);
  layout->addWidget(m_left, 1);
  layout->addWidget(m_gauge);
  for (QLabel* label : {m_words, m_decision, m_pin, m_saved}) {
    layout->addSpacing(6);
    layout->addWidget(label);
  }
  m_messageTimer->setSingleShot(true);
  m_messageTimer->setInterval(messageMilliseconds);
  connect(m_messageTimer, &QTimer::timeout, this, [this] {
    m_message.clear();
    setTexts(m_texts);
  });
  connect(&theme, &ThemeController::changed, this, &StatusBar::recolor);
  setTexts({});
  recolor();
}

void StatusBar::setTexts(const StatusTexts& texts) {
  m_texts = texts;
  const bool showsMessage = !m_message.isEmpty();
  m_keys->setVisible(!showsMessage && !texts.citeKeys.isEmpty() && !texts.citeText.isEmpty());
  m_keys->setText(texts.citeKeys);
  m_left->setText(showsMessage ? m_message : texts.citeText);
  m_gauge->setVisible(texts.hasNote && texts.maxWords > 0);
  static_cast<WordGauge*>(m_gauge)->setValue(texts.words, texts.maxWords);
  m_words->setVisible(texts.hasNote);
  if (texts.maxWords > 0) {
    const int left = texts.maxWords - texts.words;
    m_words->setText(
        left >= 0
            ? tr("%1 of %2 words, %3 left").arg(texts.words).arg(texts.maxWords).arg(left)
            : tr("%1 of %2 words, %3 too many").arg(texts.words).arg(texts.maxWords).arg(-left));
  } else {
    m_words->setText(tr("%1 words").arg(texts.words));
  }
  m_words->setToolTip(tr("%1 + %2 in citations; wc -w says %3")
                          .arg(texts.words)
                          .arg(texts.citationWords)
                          .arg(texts.rawWords));
  m_decision->setText(texts.decision);
  m_decision->setVisible(!texts.decision.isEmpty());
  m_pin->setText(texts.pin);
  m_pin->setToolTip(plainTooltip(texts.pinToolTip));
  m_pin->setVisible(!texts.pin.isEmpty());
  m_saved->setText(texts.saved);
  recolor();
}

void StatusBar::showMessage(const QString& text) {
  m_message = text;
  m_messageTimer->start();
  setTexts(m_texts);
  QAccessibleAnnouncementEvent event(this, text);
  QAccessible::updateAccessibility(&event);
}

void StatusBar::recolor() {
  const Theme& theme = m_theme.theme();
  QPalette keys = m_keys->palette();
  keys.setColor(QPalette::Window, theme.color(ColorRole::chip));
  keys.setColor(QPalette::WindowText, theme.color(ColorRole::text));
  m_keys->setPalette(keys);
  setColor(m_left, theme.color(m_message.isEmpty() ? ColorRole::dimText : ColorRole::text));
  const bool isOver = m_texts.maxWords > 0 && m_texts.words > m_texts.maxWords;
  setColor(m_words, theme.color(isOver ? ColorRole::bad : ColorRole::text));
  setColor(m_decision, theme.color(ColorRole::dimText));
  setColor(m_pin, theme.color(m_texts.pinColor));
  setColor(m_saved, theme.color(m_texts.isSaved ? ColorRole::dimText : ColorRole::warning));
  update();
}

void StatusBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.theme().color(ColorRole::window));
  painter.fillRect(QRect(0, 0, width(), 1), m_theme.theme().color(ColorRole::separator));
}

} // namespace escolio
