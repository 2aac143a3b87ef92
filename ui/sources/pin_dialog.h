#pragma once

#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"
#include "ui/sources/pin_choices.h"

#include <QDialog>
#include <QString>
#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTimer;
class QTreeWidget;

namespace escolio {

class DialogButtons;

/// Chooses what a source is read at: HEAD, a branch, a tag, one of the commits that changed the
/// target file, or any commit id; for a folder its present content.
class PinDialog : public QDialog {
  Q_OBJECT

 public:
  PinDialog(const PlannedSource& source, const QString& location,
            std::shared_ptr<const ProcessRunner> runner, QWidget* parent = nullptr);

  /// A full commit id, or "VERSION sha256:HEX"; only after it was accepted.
  [[nodiscard]] QString pin() const { return m_pin; }
  [[nodiscard]] bool wantsPinLines() const;

 private:
  void showChoices(const Result<PinChoices>& choices);
  void addChoice(const QString& name, const QString& detail, const CommitId& commit);
  void lookUp();
  void setPin(const QString& pin, const QString& description);

  PlannedSource m_source;
  QString m_location;
  std::shared_ptr<const ProcessRunner> m_runner;
  QTreeWidget* m_choices;
  QLineEdit* m_revision;
  QLabel* m_found;
  QCheckBox* m_pinLines;
  DialogButtons* m_buttons;
  QTimer* m_pause;
  QString m_pin;
  int m_round = 0;
};

} // namespace escolio
