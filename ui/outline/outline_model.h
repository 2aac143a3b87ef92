#pragma once

#include "core/symbol/symbol_index.h"

#include <QAbstractItemModel>
#include <vector>

namespace escolio {

/// Classes and functions of the shown file, inner ones below outer ones.
class OutlineModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  using QAbstractItemModel::QAbstractItemModel;

  /// In the order of their first lines, outer before inner.
  void setSymbols(std::vector<Symbol> symbols);
  [[nodiscard]] const Symbol& symbol(const QModelIndex& index) const;
  /// The innermost symbol that holds LINE; invalid when none does.
  [[nodiscard]] QModelIndex indexOfLine(LineNumber line) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  static constexpr int none = -1;
  struct Node {
    Symbol symbol;
    int parent = none;
    int row = 0;
    std::vector<int> children;
  };

  [[nodiscard]] const std::vector<int>& childrenOf(const QModelIndex& parent) const;

  std::vector<Node> m_nodes;
  std::vector<int> m_top;
};

} // namespace escolio
