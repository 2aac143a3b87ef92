#include "ui/checklist/checklist_model.h"

#include "ui/text/message_text.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <cstdint>

namespace escolio {
namespace {

// An index holds where it stands: kinds have 0, rows their kind + 1, findings kind and row.
constexpr quintptr rowShift = 16;

quintptr idOfRow(int group) {
  return static_cast<quintptr>(group) + 1;
}
quintptr idOfFinding(int group, int row) {
  return (static_cast<quintptr>(row + 1) << rowShift) | idOfRow(group);
}
bool isKind(const QModelIndex& index) {
  return index.internalId() == 0;
}
bool isRow(const QModelIndex& index) {
  return !isKind(index) && index.internalId() >> rowShift == 0;
}
int groupOf(const QModelIndex& index) {
  return static_cast<int>(index.internalId() & 0xffffU) - 1;
}
int rowOf(const QModelIndex& index) {
  return static_cast<int>(index.internalId() >> rowShift) - 1;
}

bool sameRow(const CheckRow& one, const CheckRow& other) {
  return one.id == other.id && one.kind == other.kind && one.note == other.note &&
         one.source == other.source;
}

bool sameRows(const Checklist& one, const Checklist& other) {
  return std::ranges::equal(one.rows, other.rows, sameRow);
}

CheckState worst(CheckState one, CheckState other) {
  if (one == CheckState::unmet || other == CheckState::unmet)
    return CheckState::unmet;
  return one == CheckState::unverified ? one : other;
}

} // namespace

void ChecklistModel::setChecklist(Checklist checklist) {
  if (sameRows(m_checklist, checklist)) {
    for (int group = 0; group < static_cast<int>(m_groups.size()); ++group)
      for (int row = 0; row < m_groups[static_cast<std::size_t>(group)].count; ++row)
        updateRow(group, row,
                  checklist.rows[static_cast<std::size_t>(
                      m_groups[static_cast<std::size_t>(group)].first + row)]);
    return;
  }
  beginResetModel();
  m_checklist = std::move(checklist);
  m_groups.clear();
  for (int i = 0; i < static_cast<int>(m_checklist.rows.size()); ++i) {
    const CheckKind kind = m_checklist.rows[static_cast<std::size_t>(i)].kind;
    if (m_groups.empty() || m_groups.back().kind != kind)
      m_groups.push_back({kind, i, 0});
    ++m_groups.back().count;
  }
  endResetModel();
}

void ChecklistModel::updateRow(int group, int row, const CheckRow& next) {
  const Group& place = m_groups[static_cast<std::size_t>(group)];
  CheckRow& current = m_checklist.rows[static_cast<std::size_t>(place.first + row)];
  if (current == next)
    return;
  const QModelIndex at = index(row, 0, index(group, 0));
  const int before = static_cast<int>(current.findings.size());
  const int after = static_cast<int>(next.findings.size());
  if (after > before) {
    beginInsertRows(at, before, after - 1);
    current = next;
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows(at, after, before - 1);
    current = next;
    endRemoveRows();
  } else {
    current = next;
  }
  Q_EMIT dataChanged(at, at);
  if (after > 0)
    Q_EMIT dataChanged(index(0, 0, at), index(after - 1, 0, at));
  const QModelIndex kind = index(group, 0);
  Q_EMIT dataChanged(kind, kind);
}

QModelIndex ChecklistModel::index(int row, int column, const QModelIndex& parent) const {
  if (row < 0 || column != 0 || row >= rowCount(parent))
    return {};
  if (!parent.isValid())
    return createIndex(row, column, quintptr{0});
  if (isKind(parent))
    return createIndex(row, column, idOfRow(parent.row()));
  return createIndex(row, column, idOfFinding(groupOf(parent), parent.row()));
}

QModelIndex ChecklistModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || isKind(index))
    return {};
  if (isRow(index))
    return createIndex(groupOf(index), 0, quintptr{0});
  return createIndex(rowOf(index), 0, idOfRow(groupOf(index)));
}

int ChecklistModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid())
    return static_cast<int>(m_groups.size());
  if (isKind(parent))
    return m_groups[static_cast<std::size_t>(parent.row())].count;
  if (isRow(parent))
    return static_cast<int>(rowAt(parent)->findings.size());
  return 0;
}

int ChecklistModel::columnCount(const QModelIndex&) const {
  return 1;
}

const CheckRow* ChecklistModel::rowAt(const QModelIndex& index) const {
  if (!index.isValid() || isKind(index))
    return nullptr;
  const int row = isRow(index) ? index.row() : rowOf(index);
  const Group& group = m_groups[static_cast<std::size_t>(groupOf(index))];
  return &m_checklist.rows[static_cast<std::size_t>(group.first + row)];
}

std::vector<Finding> ChecklistModel::findingsAt(const QModelIndex& index) const {
  const CheckRow* row = rowAt(index);
  if (row == nullptr)
    return {};
  if (isRow(index))
    return row->findings;
  return {row->findings[static_cast<std::size_t>(index.row())]};
}

QVariant ChecklistModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  if (isKind(index))
    return kindData(m_groups[static_cast<std::size_t>(index.row())], role);
  if (isRow(index))
    return rowData(*rowAt(index), role);
  const Finding& finding = rowAt(index)->findings[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return shownText(messageText(finding.message).toStdString());
  case Qt::ToolTipRole:
    return plainTooltip(shownText(messageText(finding.message).toStdString()));
  case DetailRole:
    return finding.where.place.line > 0 ? tr("line %1").arg(finding.where.place.line) : QString();
  case IsFindingRole:
    return true;
  default:
    return {};
  }
}

QVariant ChecklistModel::kindData(const Group& group, int role) const {
  int met = 0;
  CheckState state = CheckState::met;
  for (int i = group.first; i < group.first + group.count; ++i) {
    const CheckRow& row = m_checklist.rows[static_cast<std::size_t>(i)];
    met += row.state == CheckState::met ? 1 : 0;
    state = worst(state, row.state);
  }
  switch (role) {
  case Qt::DisplayRole:
    switch (group.kind) {
    case CheckKind::stop1:
    case CheckKind::stop2:
    case CheckKind::stop3:
    case CheckKind::stop4:
    case CheckKind::stop5:
      return tr("Stop condition %1").arg(static_cast<int>(group.kind) + 1);
    case CheckKind::restriction:
      return tr("Restrictions");
    case CheckKind::advice:
      return tr("Advice");
    case CheckKind::step:
      return tr("Steps");
    }
    return {};
  case DetailRole:
    return met == group.count ? QString() : tr("%1 of %2").arg(met).arg(group.count);
  case StateRole:
    return static_cast<int>(state);
  case IsKindRole:
    return true;
  default:
    return {};
  }
}

QVariant ChecklistModel::rowData(const CheckRow& row, int role) const {
  switch (role) {
  case Qt::DisplayRole:
    return shownText(messageText(row.summary).toStdString());
  case DetailRole:
    return shownText(messageText(row.detail).toStdString());
  case StateRole:
    return static_cast<int>(row.state);
  case Qt::ToolTipRole:
    return row.findings.empty()
               ? QVariant()
               : plainTooltip(shownText(messageText(row.findings.front().message).toStdString()));
  case Qt::AccessibleTextRole: {
    const QString state = row.state == CheckState::met     ? tr("met")
                          : row.state == CheckState::unmet ? tr("not met")
                                                           : tr("could not look");
    return tr("%1: %2. %3").arg(state, messageText(row.summary), messageText(row.detail));
  }
  default:
    return {};
  }
}

} // namespace escolio
