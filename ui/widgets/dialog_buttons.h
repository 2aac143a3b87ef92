#pragma once

#include <QDialogButtonBox>

class QPushButton;

namespace escolio {

/// The buttons at the lower edge of a dialog: one that does what the dialog is for, in the accent
/// colour, and Cancel. Texts only, in the window's language.
class DialogButtons : public QDialogButtonBox {
  Q_OBJECT

 public:
  /// Wires them to DIALOG's accept() and reject().
  DialogButtons(const QString& acceptText, QDialog& dialog);

  void setAcceptEnabled(bool isEnabled);

 private:
  QPushButton* m_accept;
};

} // namespace escolio
