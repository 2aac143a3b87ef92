#include "ui/code/code_page.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_tab_bar.h"
#include "ui/code/code_view.h"
#include "ui/code/line_range_label.h"
#include "ui/notes/mime_types.h"

#include <QDrag>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>

// Menus of a code pane, and what is dragged out of it and dropped on it.

namespace escolio {
namespace {

constexpr char tabMimeType[] = "application/x-escolio-tab";

QAction* add(QMenu& menu, const QString& text, const QKeySequence& shortcut = {}) {
  QAction* action = menu.addAction(text);
  action->setShortcut(shortcut);
  action->setShortcutVisibleInContextMenu(true);
  return action;
}

} // namespace

void CodePane::openTabMenu(int index, const QPoint& globalPosition) {
  const CodeTab tab = m_pages[static_cast<std::size_t>(index)]->tab();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  QAction* move = add(*menu, tr("Move to the other pane"));
  move->setEnabled(m_other != nullptr);
  connect(move, &QAction::triggered, this,
          [this, tab] { moveTab(tab.source, tab.path, *m_other); });
  if (tab.isClosable) {
    QAction* close = add(*menu, tr("Close"));
    connect(close, &QAction::triggered, this, [this, tab] {
      removeTab(tab.source, tab.path);
      Q_EMIT tabClosed(tab.source, tab.path);
    });
  }
  menu->popup(globalPosition);
}

void CodePane::openCodeMenu(const QPoint& globalPosition) {
  CodeView* shown = view();
  if (shown == nullptr)
    return;
  const LineRange lines = shown->selectedLines();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);

  const QString label = lineRangeLabel(lines);
  QAction* cite = add(*menu, tr("Cite %1").arg(label), Qt::CTRL | Qt::Key_Return);
  QAction* copyCitation = add(*menu, tr("Copy citation"));
  for (QAction* action : {cite, copyCitation})
    action->setEnabled(lines.isValid());
  connect(cite, &QAction::triggered, this, &CodePane::citeRequested);
  connect(copyCitation, &QAction::triggered, this, &CodePane::copyCitationRequested);
  QAction* goToNote =
      add(*menu, tr("Show the note that cites this line"), Qt::ALT | Qt::Key_Return);
  goToNote->setEnabled(!shown->citedRanges().notesAt(lines.first).empty());
  connect(goToNote, &QAction::triggered, shown, &CodeView::activateCitedRange);
  menu->addSeparator();
  QAction* copy = add(*menu, tr("Copy"), QKeySequence::Copy);
  copy->setEnabled(shown->hasSelection());
  connect(copy, &QAction::triggered, shown, &CodeView::copy);
  QAction* selectAll = add(*menu, tr("Select all"), QKeySequence::SelectAll);
  connect(selectAll, &QAction::triggered, shown, &CodeView::selectAll);
  menu->addSeparator();
  QAction* find = add(*menu, tr("Find…"), QKeySequence::Find);
  connect(find, &QAction::triggered, this, &CodePane::openFind);
  QAction* goToLine = add(*menu, tr("Go to line…"), Qt::CTRL | Qt::Key_G);
  connect(goToLine, &QAction::triggered, this, &CodePane::openGoToLine);
  menu->popup(globalPosition);
}

void CodePane::fillDragData(const CodePage& page, QMimeData& mimeData) const {
  if (m_citationMaker && page.view() != nullptr && page.view()->selectedLines().isValid())
    mimeData.setData(QLatin1String(citationMimeType),
                     m_citationMaker(page.tab(), page.view()->selectedLines()).toUtf8());
}

void CodePane::dragTab(int index) {
  const CodeTab tab = m_pages[static_cast<std::size_t>(index)]->tab();
  auto* drag = new QDrag(this);
  auto* mimeData = new QMimeData;
  const QByteArray source = QByteArray::fromStdString(tab.source.text());
  mimeData->setData(QLatin1String(tabMimeType), source + '\n' + tab.path.toUtf8());
  drag->setMimeData(mimeData);
  drag->exec(Qt::MoveAction);
}

void CodePane::dragEnterEvent(QDragEnterEvent* event) {
  const bool isTab = event->mimeData()->hasFormat(QLatin1String(tabMimeType)) &&
                     qobject_cast<CodePane*>(event->source()) != nullptr;
  if (isTab)
    event->acceptProposedAction();
}

void CodePane::dropEvent(QDropEvent* event) {
  auto* origin = qobject_cast<CodePane*>(event->source());
  const QByteArray tab = event->mimeData()->data(QLatin1String(tabMimeType));
  const qsizetype separator = tab.indexOf('\n');
  if (origin == nullptr || separator < 0)
    return;
  const SourceId source(tab.first(separator).toStdString());
  const QString path = QString::fromUtf8(tab.sliced(separator + 1));
  const QPoint place = m_tabBar->mapFrom(this, event->position().toPoint());
  const int index = m_tabBar->tabAt(place);
  event->acceptProposedAction();
  if (origin != this)
    origin->moveTab(source, path, *this, index);
  else if (const int from = indexOf(source, path); from >= 0 && index >= 0)
    m_tabBar->moveTab(from, index);
}

} // namespace escolio
