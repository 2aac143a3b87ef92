#include "core/symbol/symbol_index.h"

#include <algorithm>
#include <iterator>

namespace escolio {

bool comesBefore(const Symbol& left, const Symbol& right) {
  if (left.lines.first != right.lines.first)
    return left.lines.first < right.lines.first;
  return left.lines.last > right.lines.last;
}

std::vector<Symbol> enclosingSymbols(const std::vector<Symbol>& symbols, const LineRange& range) {
  std::vector<Symbol> enclosing;
  std::ranges::copy_if(symbols, std::back_inserter(enclosing), [&](const Symbol& symbol) {
    return range.isValid() && symbol.lines.contains(range.first) &&
           symbol.lines.contains(range.last);
  });
  std::ranges::stable_sort(enclosing, comesBefore);
  return enclosing;
}

} // namespace escolio
