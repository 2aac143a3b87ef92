#pragma once

#include "core/process/process_runner.h"
#include "core/symbol/symbol_index.h"

namespace escolio {

/// Asks Universal Ctags, which reads a copy of the text in a temporary folder. ErrorKind::notFound
/// when there is no `ctags`, unsupported when it is another one (Exuberant Ctags has no JSON).
class CtagsSymbolIndex final : public SymbolIndex {
 public:
  /// RUNNER outlives this.
  explicit CtagsSymbolIndex(const ProcessRunner& runner) : m_runner(runner) {}
  [[nodiscard]] Result<std::vector<Symbol>> symbols(std::string_view path,
                                                    const SourceText& text) const override;

 private:
  const ProcessRunner& m_runner;
};

} // namespace escolio
