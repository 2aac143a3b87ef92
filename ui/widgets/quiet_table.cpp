#include "ui/widgets/quiet_table.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace escolio {

QuietTable::QuietTable(const QString& accessibleName, QWidget* parent) : QTreeView(parent) {
  setAccessibleName(accessibleName);
  setHeaderHidden(true);
  setRootIsDecorated(false);
  setFrameShape(QFrame::NoFrame);
  setUniformRowHeights(true);
  setAllColumnsShowFocus(true);
  setMouseTracking(true);
  setExpandsOnDoubleClick(false);
  setVerticalScrollMode(ScrollPerPixel);
  setStyleSheet(QStringLiteral("QTreeView::item { padding: 4px 14px; }"));
  header()->setStretchLastSection(true);
  connect(this, &QAbstractItemView::clicked, this, &QuietTable::rowChosen);
}

void QuietTable::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
      currentIndex().isValid()) {
    Q_EMIT rowChosen(currentIndex());
    return;
  }
  QTreeView::keyPressEvent(event);
}

} // namespace escolio
