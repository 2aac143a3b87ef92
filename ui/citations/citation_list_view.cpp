#include "ui/citations/citation_list_view.h"

#include "ui/widgets/quiet_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace escolio {

CitationListView::CitationListView(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_model(new CitationListModel(theme, this)),
      m_table(new QuietTable(tr("Citations of the note"), this)), m_empty(new QLabel(this)) {
  m_table->setModel(m_model);
  m_empty->setText(
      tr("No citation in this note yet. Select lines in the code and press Ctrl+Enter."));
  m_empty->setWordWrap(true);
  m_empty->setContentsMargins(14, 10, 14, 14);
  m_empty->setAlignment(Qt::AlignTop);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_empty);
  layout->addWidget(m_table, 1);
  setFocusProxy(m_table);
  m_table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_table->hide();
  connect(m_table, &QuietTable::rowChosen, this, [this](const QModelIndex& index) {
    Q_EMIT citationChosen(m_model->entry(index.row()).citation);
  });
}

void CitationListView::setEntries(std::vector<CitationListEntry> entries) {
  m_model->setEntries(std::move(entries));
  const bool isEmpty = m_model->rowCount() == 0;
  m_empty->setVisible(isEmpty);
  m_table->setVisible(!isEmpty);
}

} // namespace escolio
