#include "ui/checklist/checklist_delegate.h"

#include "core/check/check.h"
#include "ui/checklist/checklist_model.h"

#include <QAbstractItemView>
#include <QPainter>

namespace escolio {
namespace {

constexpr int margin = 14;
constexpr int signWidth = 22;
constexpr int findingIndent = 20;
constexpr int rowHeight = 24;
constexpr int kindHeight = 28;

struct Sign {
  QChar character;
  ColorRole color;
};

Sign signOf(CheckState state, bool isAdvice) {
  switch (state) {
  case CheckState::met:
    return {QChar(0x2713), ColorRole::good};
  case CheckState::unmet:
    return isAdvice ? Sign{QChar(0x25CB), ColorRole::warning} : Sign{QChar(0x2717), ColorRole::bad};
  case CheckState::unverified:
    return {QChar(u'?'), ColorRole::warning};
  }
  return {QChar(u'?'), ColorRole::warning};
}

int wrappedHeight(const QStyleOptionViewItem& option, const QString& text, int width) {
  const QFontMetrics metrics(option.font);
  return metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height() + 6;
}

int findingWidth(const QStyleOptionViewItem& option) {
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int viewWidth = view != nullptr ? view->viewport()->width() : option.rect.width();
  return viewWidth - 2 * margin - signWidth;
}

} // namespace

ChecklistDelegate::ChecklistDelegate(const ThemeController& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme) {}

void ChecklistDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
  const Theme& theme = m_theme.theme();
  const bool isKind = index.data(ChecklistModel::IsKindRole).toBool();
  const bool isFinding = index.data(ChecklistModel::IsFindingRole).toBool();
  painter->save();
  painter->setClipRect(option.rect);
  if ((option.state & QStyle::State_Selected) != 0)
    painter->fillRect(option.rect, theme.color(ColorRole::accentBackground));
  else if ((option.state & QStyle::State_MouseOver) != 0 && !isKind)
    painter->fillRect(option.rect, theme.color(ColorRole::window));

  QRect place = option.rect.adjusted(margin, 0, -margin, 0);
  place.setLeft(margin);
  const QString text = index.data(Qt::DisplayRole).toString();
  const QString detail = index.data(ChecklistModel::DetailRole).toString();
  const QFontMetrics metrics(option.font);
  if (isFinding) {
    place.setLeft(place.left() + signWidth);
    painter->setPen(theme.color(ColorRole::dimText));
    painter->drawText(place.adjusted(0, 2, 0, -2), Qt::TextWordWrap | Qt::AlignVCenter, text);
    painter->restore();
    return;
  }
  if (isKind) {
    QFont font = option.font;
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(theme.color(ColorRole::dimText));
    const QRect line = place.adjusted(0, 8, 0, 0);
    painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft, text);
    painter->drawText(line, Qt::AlignVCenter | Qt::AlignRight, detail);
    painter->restore();
    return;
  }
  const auto* model = qobject_cast<const ChecklistModel*>(index.model());
  const CheckRow* row = model != nullptr ? model->rowAt(index) : nullptr;
  const Sign sign = signOf(static_cast<CheckState>(index.data(ChecklistModel::StateRole).toInt()),
                           row != nullptr && !isGating(row->kind));
  painter->setPen(theme.color(sign.color));
  painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft, QString(sign.character));
  place.setLeft(place.left() + signWidth);

  const int wanted = metrics.horizontalAdvance(text);
  const int detailSpace = std::max(place.width() - wanted - 16, place.width() * 2 / 5);
  const QString shownDetail = metrics.elidedText(detail, Qt::ElideRight, detailSpace);
  const int detailWidth = detail.isEmpty() ? 0 : metrics.horizontalAdvance(shownDetail) + 16;
  painter->setPen(theme.color(ColorRole::dimText));
  painter->drawText(place, Qt::AlignVCenter | Qt::AlignRight, shownDetail);
  painter->setPen(theme.color(ColorRole::text));
  painter->drawText(place.adjusted(0, 0, -detailWidth, 0), Qt::AlignVCenter | Qt::AlignLeft,
                    metrics.elidedText(text, Qt::ElideRight, place.width() - detailWidth));
  painter->restore();
}

QSize ChecklistDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
  if (index.data(ChecklistModel::IsKindRole).toBool())
    return {100, kindHeight};
  if (index.data(ChecklistModel::IsFindingRole).toBool())
    return {100, wrappedHeight(option, index.data(Qt::DisplayRole).toString(),
                               std::max(findingWidth(option), findingIndent))};
  return {100, rowHeight};
}

} // namespace escolio
