#include "ui/widgets/dialog_buttons.h"

#include <QDialog>
#include <QPushButton>

namespace escolio {

DialogButtons::DialogButtons(const QString& acceptText, QDialog& dialog)
    : QDialogButtonBox(&dialog), m_accept(new QPushButton(acceptText, this)) {
  m_accept->setProperty("primary", true);
  m_accept->setDefault(true);
  addButton(m_accept, AcceptRole);
  addButton(new QPushButton(tr("Cancel"), this), RejectRole);
  connect(this, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  connect(this, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
}

void DialogButtons::setAcceptEnabled(bool isEnabled) {
  m_accept->setEnabled(isEnabled);
}

} // namespace escolio
