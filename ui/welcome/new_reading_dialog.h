#pragma once

#include <QDialog>
#include <QString>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace escolio {

class DialogButtons;

/// Asks for the folder of a new reading, which is made when it is not there.
class NewReadingDialog : public QDialog {
  Q_OBJECT

 public:
  /// NOTES_DIR is what the plan makes in the folder.
  NewReadingDialog(const QString& planTitle, const QString& notesDir, QWidget* parent = nullptr);

  [[nodiscard]] QString folder() const;
  [[nodiscard]] bool wantsRepository() const;

 private:
  void look();

  QString m_notesDir;
  QLineEdit* m_folder;
  QLabel* m_finding;
  QCheckBox* m_repository;
  DialogButtons* m_buttons;
};

} // namespace escolio
