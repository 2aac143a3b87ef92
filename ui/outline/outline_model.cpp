#include "ui/outline/outline_model.h"

#include "ui/text/message_text.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <array>

namespace escolio {
namespace {

bool isStructure(const Symbol& symbol) {
  // Variables, imports and the like would drown the classes and functions that one looks for.
  constexpr std::array<std::string_view, 19> kinds{
      "class", "function", "member",  "method",  "struct",     "interface",     "enum",
      "trait", "union",    "chapter", "section", "subsection", "subsubsection", "module",
      "macro", "type",     "typedef", "func",    "namespace"};
  return std::ranges::contains(kinds, std::string_view(symbol.kind));
}

bool holds(const LineRange& outer, const LineRange& inner) {
  return outer.contains(inner.first) && outer.contains(inner.last) && outer.count() > inner.count();
}

} // namespace

void OutlineModel::setSymbols(std::vector<Symbol> symbols) {
  beginResetModel();
  m_nodes.clear();
  m_top.clear();
  std::vector<int> open; // the chain of nodes that may hold the next symbol
  for (Symbol& shown : symbols) {
    if (!isStructure(shown))
      continue;
    while (!open.empty() &&
           !holds(m_nodes[static_cast<std::size_t>(open.back())].symbol.lines, shown.lines))
      open.pop_back();
    const int node = static_cast<int>(m_nodes.size());
    const int outer = open.empty() ? none : open.back();
    std::vector<int>& siblings =
        open.empty() ? m_top : m_nodes[static_cast<std::size_t>(outer)].children;
    siblings.push_back(node);
    const int row = static_cast<int>(siblings.size()) - 1;
    m_nodes.push_back({std::move(shown), outer, row, {}});
    open.push_back(node);
  }
  endResetModel();
}

const Symbol& OutlineModel::symbol(const QModelIndex& index) const {
  return m_nodes[index.internalId()].symbol;
}

const std::vector<int>& OutlineModel::childrenOf(const QModelIndex& parent) const {
  return parent.isValid() ? m_nodes[parent.internalId()].children : m_top;
}

QModelIndex OutlineModel::indexOfLine(LineNumber line) const {
  QModelIndex found;
  for (std::size_t i = 0; i < m_nodes.size(); ++i)
    if (m_nodes[i].symbol.lines.contains(line))
      found = createIndex(m_nodes[i].row, 0, static_cast<quintptr>(i));
  return found;
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
  const std::vector<int>& children = childrenOf(parent);
  if (row < 0 || row >= static_cast<int>(children.size()) || column != 0)
    return {};
  return createIndex(row, column, static_cast<quintptr>(children[static_cast<std::size_t>(row)]));
}

QModelIndex OutlineModel::parent(const QModelIndex& index) const {
  if (!index.isValid())
    return {};
  const int outer = m_nodes[index.internalId()].parent;
  if (outer == none)
    return {};
  return createIndex(m_nodes[static_cast<std::size_t>(outer)].row, 0, static_cast<quintptr>(outer));
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
  return static_cast<int>(childrenOf(parent).size());
}

int OutlineModel::columnCount(const QModelIndex&) const {
  return 1;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  const Symbol& shown = symbol(index);
  switch (role) {
  case Qt::DisplayRole:
    return shownText(shown.name) + QStringLiteral("   ") +
           QString::fromStdString(toString(shown.lines));
  case Qt::ToolTipRole:
    return plainTooltip(shownText(shown.kind) + u' ' + shownText(shown.name));
  case Qt::AccessibleTextRole:
    return tr("%1 %2, lines %3 to %4")
        .arg(shownText(shown.kind), shownText(shown.name))
        .arg(shown.lines.first)
        .arg(shown.lines.last);
  default:
    return {};
  }
}

} // namespace escolio
