#include "ui/checklist/checklist_view.h"

#include "ui/checklist/checklist_delegate.h"
#include "ui/checklist/checklist_model.h"
#include "ui/widgets/panel_header.h"

#include <QAction>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

namespace escolio {

ChecklistView::ChecklistView(const ThemeController& theme, QWidget* parent)
    : QWidget(parent), m_model(new ChecklistModel(this)), m_tree(new QTreeView(this)),
      m_count(new QLabel(this)) {
  auto* header = new PanelHeader(tr("Checklist"), theme, this);
  header->addWidget(m_count);
  m_count->setAccessibleName(tr("Conditions met"));

  m_tree->setModel(m_model);
  m_tree->setItemDelegate(new ChecklistDelegate(theme, m_tree));
  m_tree->setHeaderHidden(true);
  m_tree->setRootIsDecorated(false);
  m_tree->setIndentation(0);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setUniformRowHeights(false);
  m_tree->setExpandsOnDoubleClick(false);
  m_tree->setMouseTracking(true);
  m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_tree->setAccessibleName(tr("Checklist"));

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header);
  layout->addWidget(m_tree, 1);
  setFocusProxy(m_tree);

  connect(m_tree, &QTreeView::clicked, this, &ChecklistView::activate);
  auto* go = new QAction(tr("Go to the place"), m_tree);
  go->setShortcuts({Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space});
  go->setShortcutContext(Qt::WidgetShortcut);
  m_tree->addAction(go);
  connect(go, &QAction::triggered, this, [this] { activate(m_tree->currentIndex()); });
  connect(m_model, &QAbstractItemModel::modelReset, this, &ChecklistView::expandKinds);
}

void ChecklistView::setChecklist(const Checklist& checklist) {
  m_model->setChecklist(checklist);
  const auto gating =
      std::ranges::count_if(checklist.rows, [](const CheckRow& row) { return isGating(row.kind); });
  const auto met = std::ranges::count_if(checklist.rows, [](const CheckRow& row) {
    return isGating(row.kind) && row.state == CheckState::met;
  });
  m_count->setText(checklist.isComplete() ? tr("All done") : tr("%1 of %2").arg(met).arg(gating));
}

void ChecklistView::expandKinds() {
  for (int kind = 0; kind < m_model->rowCount(); ++kind)
    m_tree->expand(m_model->index(kind, 0));
}

void ChecklistView::activate(const QModelIndex& index) {
  const CheckRow* row = m_model->rowAt(index);
  if (row == nullptr)
    return;
  const std::vector<Finding> findings = m_model->findingsAt(index);
  if (findings.empty()) {
    Q_EMIT rowActivated(*row);
    return;
  }
  const bool isSameRow = m_lastActivated == index;
  m_nextFinding = isSameRow ? (m_nextFinding + 1) % findings.size() : 0;
  m_lastActivated = index;
  m_tree->expand(index);
  Q_EMIT findingActivated(findings[std::min(m_nextFinding, findings.size() - 1)]);
}

} // namespace escolio
