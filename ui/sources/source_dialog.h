#pragma once

#include "core/plan/reading_plan.h"
#include "core/process/process_runner.h"

#include <QDialog>
#include <QString>
#include <memory>

class QLabel;
class QLineEdit;
class QTimer;

namespace escolio {

class DialogButtons;

/// Asks where a source lies on this computer. Any folder inside the checkout or package will do;
/// what was found there is said while one types.
class SourceDialog : public QDialog {
  Q_OBJECT

 public:
  SourceDialog(const PlannedSource& source, std::shared_ptr<const ProcessRunner> runner,
               const QString& startFolder, QWidget* parent = nullptr);

  /// The root that was found; only after it was accepted.
  [[nodiscard]] QString root() const { return m_root; }

 private:
  struct Found {
    QString root;
    QString text;
    bool isGood = false;
  };

  void browse();
  void look();
  void show(const Found& found);
  [[nodiscard]] static Found lookAt(const QString& place, const PlannedSource& source,
                                    const ProcessRunner& runner);

  PlannedSource m_source;
  std::shared_ptr<const ProcessRunner> m_runner;
  QLineEdit* m_place;
  QLabel* m_finding;
  DialogButtons* m_buttons;
  QTimer* m_pause;
  QString m_root;
  int m_round = 0; ///< of looking; an answer of an earlier one is stale
};

} // namespace escolio
