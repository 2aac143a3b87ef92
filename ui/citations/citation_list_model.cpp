#include "ui/citations/citation_list_model.h"

#include "ui/text/plain_text.h"
#include "ui/theme/fonts.h"

namespace escolio {
namespace {

enum Column { linesColumn, whereColumn, decisionColumn, columns };

const QString& text(const CitationListEntry& entry, int column) {
  return column == linesColumn ? entry.lines : column == whereColumn ? entry.where : entry.decision;
}

} // namespace

CitationListModel::CitationListModel(const ThemeController& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme) {
  connect(&theme, &ThemeController::changed, this, [this] {
    if (!m_entries.empty())
      Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
  });
}

void CitationListModel::setEntries(std::vector<CitationListEntry> entries) {
  if (entries == m_entries)
    return;
  if (entries.size() == m_entries.size()) {
    m_entries = std::move(entries);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    return;
  }
  beginResetModel();
  m_entries = std::move(entries);
  endResetModel();
}

int CitationListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int CitationListModel::columnCount(const QModelIndex&) const {
  return columns;
}

QVariant CitationListModel::color(const CitationListEntry& entry, int column) const {
  const Theme& theme = m_theme.theme();
  if (entry.isBroken && column != decisionColumn)
    return theme.color(ColorRole::bad);
  if (column == decisionColumn || entry.isUnverified)
    return theme.color(ColorRole::dimText);
  return theme.color(ColorRole::text);
}

QVariant CitationListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  const CitationListEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return text(entry, index.column());
  case Qt::ToolTipRole:
    return plainTooltip(text(entry, index.column()));
  case Qt::ForegroundRole:
    return color(entry, index.column());
  case Qt::FontRole: {
    if (index.column() == linesColumn) {
      QFont font = codeFont();
      font.setPixelSize(12);
      return font;
    }
    QFont font;
    font.setWeight(index.column() == whereColumn ? QFont::DemiBold : QFont::Normal);
    return font;
  }
  case Qt::AccessibleTextRole:
    return entry.lines + QStringLiteral(", ") + entry.where + QStringLiteral(", ") + entry.decision;
  default:
    return {};
  }
}

} // namespace escolio
