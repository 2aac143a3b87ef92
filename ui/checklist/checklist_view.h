#pragma once

#include "core/check/check.h"
#include "ui/theme/theme_controller.h"

#include <QPersistentModelIndex>
#include <QWidget>

class QLabel;
class QTreeView;

namespace escolio {

class ChecklistModel;

/// The checklist with its heading. A click or Enter on a row goes to what is to be mended; the same
/// row again goes to the next place.
class ChecklistView : public QWidget {
  Q_OBJECT

 public:
  explicit ChecklistView(const ThemeController& theme, QWidget* parent = nullptr);

  void setChecklist(const Checklist& checklist);
  [[nodiscard]] ChecklistModel& model() const { return *m_model; }

 Q_SIGNALS:
  void findingActivated(const escolio::Finding& finding);
  /// A row without findings: the file or source it is about is shown.
  void rowActivated(const escolio::CheckRow& row);

 private:
  void activate(const QModelIndex& index);
  void expandKinds();

  ChecklistModel* m_model;
  QTreeView* m_tree;
  QLabel* m_count;
  QPersistentModelIndex m_lastActivated;
  std::size_t m_nextFinding = 0;
};

} // namespace escolio
