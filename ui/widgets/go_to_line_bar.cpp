#include "ui/widgets/go_to_line_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace escolio {

GoToLineBar::GoToLineBar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Go to line"));
  hide();
}

void GoToLineBar::build() {
  auto* label = new QLabel(tr("Go to line"), this);
  m_edit = new QLineEdit(this);
  m_edit->setAccessibleName(tr("Line number"));
  constexpr int editWidth = 110;
  m_edit->setFixedWidth(editWidth);
  label->setBuddy(m_edit);
  m_hint = new QLabel(this);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 4, 8, 4);
  layout->addWidget(label);
  layout->addWidget(m_edit);
  layout->addWidget(m_hint);
  layout->addStretch(1);

  connect(m_edit, &QLineEdit::textChanged, this, &GoToLineBar::check);
  connect(m_edit, &QLineEdit::returnPressed, this, &GoToLineBar::accept);
}

void GoToLineBar::open(LineNumber current, LineNumber lineCount) {
  if (m_edit == nullptr)
    build();
  m_lineCount = lineCount;
  m_edit->setText(QString::number(current));
  check();
  show();
  m_edit->setFocus(Qt::ShortcutFocusReason);
  m_edit->selectAll();
}

LineNumber GoToLineBar::line() const {
  // "L142", as a citation writes it, is understood too.
  QString text = m_edit->text().trimmed();
  if (text.startsWith(QLatin1Char('L'), Qt::CaseInsensitive))
    text.remove(0, 1);
  bool isNumber = false;
  const LineNumber line = text.toLongLong(&isNumber);
  return isNumber && line >= 1 && line <= m_lineCount ? line : 0;
}

void GoToLineBar::check() {
  if (line() > 0)
    m_hint->setText(tr("of %1").arg(m_lineCount));
  else if (m_lineCount == 0)
    m_hint->setText(tr("There are no lines here."));
  else
    m_hint->setText(tr("Lines go from 1 to %1.").arg(m_lineCount));
}

void GoToLineBar::accept() {
  const LineNumber chosen = line();
  if (chosen == 0)
    return;
  close();
  Q_EMIT lineChosen(chosen);
}

void GoToLineBar::close() {
  if (isHidden())
    return;
  hide();
  Q_EMIT closed();
}

void GoToLineBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    close();
  else
    QWidget::keyPressEvent(event);
}

} // namespace escolio
