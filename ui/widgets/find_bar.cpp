#include "ui/widgets/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <utility>

namespace escolio {
namespace {

QToolButton* makeButton(const QString& sign, const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(sign);
  button->setToolTip(name);
  button->setAccessibleName(name);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setProperty("compact", true);
  return button;
}

} // namespace

FindBar::FindBar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Find"));
  hide();
}

void FindBar::build() {
  m_edit = new QLineEdit(this);
  m_edit->setPlaceholderText(tr("Find"));
  m_edit->setAccessibleName(tr("Text to find"));
  m_edit->setClearButtonEnabled(true);
  m_edit->installEventFilter(this);
  m_status = new QLabel(this);
  m_status->setAccessibleName(tr("Hits"));
  m_matchCase = makeButton(QStringLiteral("Aa"), tr("Match case (Alt+C)"), this);
  m_matchCase->setCheckable(true);
  m_wholeWords = makeButton(QStringLiteral("|ab|"), tr("Whole words (Alt+W)"), this);
  m_wholeWords->setCheckable(true);
  m_previous = makeButton(QStringLiteral("↑"), tr("Previous hit (Shift+F3)"), this);
  m_next = makeButton(QStringLiteral("↓"), tr("Next hit (F3)"), this);
  m_close = makeButton(QStringLiteral("×"), tr("Close (Esc)"), this);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 4, 8, 4);
  layout->setSpacing(6);
  layout->addWidget(m_edit, 1);
  layout->addWidget(m_status);
  for (QToolButton* button : {m_matchCase, m_wholeWords, m_previous, m_next, m_close})
    layout->addWidget(button);

  connect(m_edit, &QLineEdit::textChanged, this, &FindBar::search);
  connect(m_matchCase, &QToolButton::toggled, this, &FindBar::search);
  connect(m_wholeWords, &QToolButton::toggled, this, &FindBar::search);
  connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
  connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
  connect(m_close, &QToolButton::clicked, this, &FindBar::close);
}

void FindBar::open(Findable& target) {
  if (m_edit == nullptr)
    build();
  if (m_target != nullptr && m_target != &target)
    m_target->endFind();
  const bool wasOpen = std::exchange(m_target, &target) == &target;
  const QString selected = target.textToFind();
  show();
  m_edit->setFocus(Qt::ShortcutFocusReason);
  // While the bar is open the selection is the current hit, and says nothing new.
  const bool isNew = !selected.isEmpty() && !wasOpen && selected != m_edit->text();
  if (isNew)
    m_edit->setText(selected);
  else
    search();
  m_edit->selectAll();
}

void FindBar::close() {
  if (m_target == nullptr)
    return;
  Findable& target = *std::exchange(m_target, nullptr);
  target.endFind();
  hide();
  target.findWidget()->setFocus(Qt::OtherFocusReason);
}

void FindBar::forget(const Findable& target) {
  if (m_target != &target)
    return;
  m_target = nullptr;
  hide();
}

void FindBar::refresh() {
  search();
}

FindQuery FindBar::query() const {
  return {m_edit->text(), m_matchCase->isChecked(), m_wholeWords->isChecked()};
}

void FindBar::search() {
  if (m_target != nullptr)
    showStatus(m_target->find(query()));
}

void FindBar::findNext() {
  if (m_target != nullptr)
    showStatus(m_target->findNext());
}

void FindBar::findPrevious() {
  if (m_target != nullptr)
    showStatus(m_target->findPrevious());
}

void FindBar::showStatus(const FindStatus& status) {
  if (m_edit->text().isEmpty())
    m_status->clear();
  else if (status.count == 0)
    m_status->setText(tr("no hits"));
  else if (status.isCut)
    m_status->setText(tr("%1 of more than %2").arg(status.current).arg(status.count));
  else
    m_status->setText(tr("%1 of %2").arg(status.current).arg(status.count));
  m_next->setEnabled(status.count > 0);
  m_previous->setEnabled(status.count > 0);
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_edit || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  // The line edit would take these for text.
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const Qt::KeyboardModifiers modifiers = key->modifiers() & ~Qt::KeypadModifier;
  if (isEnter && modifiers == Qt::NoModifier)
    findNext();
  else if (isEnter && modifiers == Qt::ShiftModifier)
    findPrevious();
  else if (modifiers == Qt::AltModifier && key->key() == Qt::Key_C)
    m_matchCase->toggle();
  else if (modifiers == Qt::AltModifier && key->key() == Qt::Key_W)
    m_wholeWords->toggle();
  else
    return false;
  return true;
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    close();
  else if (event->key() == Qt::Key_F3 && event->modifiers() == Qt::NoModifier)
    findNext();
  else if (event->key() == Qt::Key_F3 && event->modifiers() == Qt::ShiftModifier)
    findPrevious();
  else
    QWidget::keyPressEvent(event);
}

} // namespace escolio
