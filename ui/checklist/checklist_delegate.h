#pragma once

#include "ui/theme/theme_controller.h"

#include <QStyledItemDelegate>

namespace escolio {

/// Paints a row of the checklist: a sign, the text, and a few dim words at the right edge.
class ChecklistDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  ChecklistDelegate(const ThemeController& theme, QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const ThemeController& m_theme;
};

} // namespace escolio
