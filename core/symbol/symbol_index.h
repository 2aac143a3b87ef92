#pragma once

#include "core/base/error.h"
#include "core/base/line_range.h"
#include "core/source/source_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// A class, function, variable … of a source file.
struct Symbol {
  std::string name;
  std::string kind;  ///< in ctags' words: "class", "function", "member", "variable"
  std::string scope; ///< what it stands in, outermost first, joined as in the language
                     ///< ("ColumnParallelLinear.forward"); empty at the top
  LineRange lines;   ///< from its first to its last line; one line where the end is not known
  bool operator==(const Symbol&) const = default;
};

/// Finds the symbols of a file.
class SymbolIndex {
 public:
  virtual ~SymbolIndex() = default;
  /// The symbols of TEXT in the order of their first lines, outer before inner. PATH tells the
  /// language by its name. Empty for a language that is not known.
  [[nodiscard]] virtual Result<std::vector<Symbol>> symbols(std::string_view path,
                                                            const SourceText& text) const = 0;
};

/// The order of a file: by first line, outer before inner.
bool comesBefore(const Symbol& left, const Symbol& right);

/// Those of SYMBOLS whose lines hold all of RANGE, outermost first.
std::vector<Symbol> enclosingSymbols(const std::vector<Symbol>& symbols, const LineRange& range);

} // namespace escolio
