#pragma once

#include "ui/theme/theme_controller.h"

#include <QAbstractTableModel>
#include <QString>
#include <cstddef>
#include <vector>

namespace escolio {

/// One citation of the current note, ready to be shown.
struct CitationListEntry {
  QString lines;    ///< "layers.py:L943-L951"
  QString where;    ///< the enclosing symbol, or what is wrong
  QString decision; ///< the title of the decision it stands in
  bool isBroken = false;
  bool isUnverified = false;
  std::size_t citation = 0; ///< index into NoteDocument::citations
  bool operator==(const CitationListEntry&) const = default;
};

/// The citations of the current note in its order.
class CitationListModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit CitationListModel(const ThemeController& theme, QObject* parent = nullptr);

  void setEntries(std::vector<CitationListEntry> entries);
  [[nodiscard]] const CitationListEntry& entry(int row) const {
    return m_entries[static_cast<std::size_t>(row)];
  }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  [[nodiscard]] QVariant color(const CitationListEntry& entry, int column) const;

  const ThemeController& m_theme;
  std::vector<CitationListEntry> m_entries;
};

} // namespace escolio
