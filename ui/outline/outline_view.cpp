#include "ui/outline/outline_view.h"

#include <QAction>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

namespace escolio {

OutlineView::OutlineView(QWidget* parent)
    : QWidget(parent), m_model(new OutlineModel(this)), m_tree(new QTreeView(this)),
      m_empty(new QLabel(this)) {
  m_tree->setModel(m_model);
  m_tree->setHeaderHidden(true);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setUniformRowHeights(true);
  m_tree->setExpandsOnDoubleClick(false);
  m_tree->setAccessibleName(tr("Outline of the file"));
  m_empty->setContentsMargins(6, 10, 14, 14);
  m_empty->setTextFormat(Qt::PlainText); // it names the file
  m_empty->setWordWrap(true);
  m_empty->setAlignment(Qt::AlignTop);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 4, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_empty);
  layout->addWidget(m_tree, 1);
  setFocusProxy(m_tree);

  const auto addKeys = [this](const QString& text, const QList<QKeySequence>& keys, bool all) {
    auto* action = new QAction(text, m_tree);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(action);
    connect(action, &QAction::triggered, this, [this, all] { choose(all); });
  };
  addKeys(tr("Go to the symbol"), {Qt::Key_Return, Qt::Key_Enter}, false);
  addKeys(tr("Select all its lines"),
          {QKeySequence(Qt::SHIFT | Qt::Key_Return), QKeySequence(Qt::SHIFT | Qt::Key_Enter)},
          true);
  connect(m_tree, &QTreeView::clicked, this, [this] { choose(false); });
  connect(m_tree, &QTreeView::doubleClicked, this, [this] { choose(true); });
  showSymbols({});
}

void OutlineView::setFile(const SourceId& source, const QString& path,
                          const std::vector<Symbol>* symbols, const QString& problem) {
  if (source == m_source && path == m_path && m_isKnown == (symbols != nullptr) &&
      problem == m_problem)
    return;
  m_problem = problem;
  m_source = source;
  m_path = path;
  m_isKnown = symbols != nullptr;
  showSymbols(symbols != nullptr ? *symbols : std::vector<Symbol>{});
}

void OutlineView::forgetFile() {
  m_path.clear();
}

void OutlineView::showSymbols(std::vector<Symbol> symbols) {
  m_model->setSymbols(std::move(symbols));
  m_tree->expandAll();
  const bool isEmpty = m_model->rowCount() == 0;
  const QString file = m_path.section(u'/', -1);
  m_tree->setVisible(!isEmpty);
  m_empty->setVisible(isEmpty);
  m_empty->setText(file.isEmpty() ? tr("Classes and functions of the shown file stand here.")
                   : !m_problem.isEmpty() ? m_problem
                   : m_isKnown            ? tr("No class or function was found in %1.").arg(file)
                               : tr("Looking for the classes and functions of %1…").arg(file));
}

void OutlineView::setCurrentLine(LineNumber line) {
  const QModelIndex index = m_model->indexOfLine(line);
  if (index == m_tree->currentIndex())
    return;
  m_tree->setCurrentIndex(index);
  if (index.isValid())
    m_tree->scrollTo(index);
}

void OutlineView::choose(bool selectAll) {
  const QModelIndex index = m_tree->currentIndex();
  if (index.isValid())
    Q_EMIT symbolChosen(m_model->symbol(index).lines, selectAll);
}

} // namespace escolio
