#pragma once

#include "ui/citations/citation_list_model.h"

#include <QWidget>

class QLabel;

namespace escolio {

class QuietTable;

/// The citations of the current note; a click or Enter goes to the lines.
class CitationListView : public QWidget {
  Q_OBJECT

 public:
  explicit CitationListView(const ThemeController& theme, QWidget* parent = nullptr);

  void setEntries(std::vector<CitationListEntry> entries);

 Q_SIGNALS:
  void citationChosen(std::size_t citation);

 private:
  CitationListModel* m_model;
  QuietTable* m_table;
  QLabel* m_empty;
};

} // namespace escolio
