#pragma once

#include <QTreeView>

namespace escolio {

/// A list without frame, header or grid, in which a click or Enter on a row activates it.
class QuietTable : public QTreeView {
  Q_OBJECT

 public:
  explicit QuietTable(const QString& accessibleName, QWidget* parent = nullptr);

 Q_SIGNALS:
  void rowChosen(const QModelIndex& index);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

} // namespace escolio
