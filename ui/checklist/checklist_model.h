#pragma once

#include "core/check/check.h"

#include <QAbstractItemModel>
#include <vector>

namespace escolio {

/// The checklist as a tree: kinds ("Stop 2"), their rows, and under a row what is to be mended.
/// Takes a new checklist at every key press, so it changes only what differs: nothing that the
/// reader has opened folds up, and the selection stays.
class ChecklistModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role {
    StateRole = Qt::UserRole, ///< CheckState of a row or a kind, as int
    DetailRole,               ///< the few words at the right edge
    IsKindRole,
    IsFindingRole
  };

  using QAbstractItemModel::QAbstractItemModel;

  void setChecklist(Checklist checklist);
  [[nodiscard]] const Checklist& checklist() const { return m_checklist; }

  /// The findings of a row (all) or of a finding (itself); none for a kind.
  [[nodiscard]] std::vector<Finding> findingsAt(const QModelIndex& index) const;
  [[nodiscard]] const CheckRow* rowAt(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  struct Group {
    CheckKind kind;
    int first = 0; ///< index into the checklist's rows
    int count = 0;
  };

  [[nodiscard]] QVariant kindData(const Group& group, int role) const;
  [[nodiscard]] QVariant rowData(const CheckRow& row, int role) const;
  void updateRow(int group, int row, const CheckRow& next);

  Checklist m_checklist;
  std::vector<Group> m_groups;
};

} // namespace escolio
