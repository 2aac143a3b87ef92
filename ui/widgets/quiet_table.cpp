#include "ui/widgets/quiet_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

namespace escolio {
namespace {

constexpr int beside = 11;

/// Rows with air at their sides: the background goes from edge to edge, the text does not.
class PaddedItem : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * beside, 0);
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    item.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver);
    if ((option.state & QStyle::State_Selected) != 0)
      item.palette.setColor(QPalette::Text, item.palette.color(QPalette::HighlightedText));
    item.backgroundBrush = Qt::NoBrush;
    item.rect.adjust(beside, 0, -beside, 0);
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
  }
};

} // namespace

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
  setItemDelegate(new PaddedItem(this));
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
