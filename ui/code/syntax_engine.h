#pragma once

#include "ui/code/syntax_roles.h"

#include <QString>
#include <memory>
#include <vector>

namespace escolio {

/// A piece of a line, in UTF-16 code units from its start, and what it is.
struct SyntaxPiece {
  qsizetype begin = 0;
  qsizetype length = 0;
  SyntaxKind kind = SyntaxKind::plain;
};

/// Tells what the pieces of a text are, by the rules of its language. This is all that the program
/// knows of the library that has the rules. To be used from one thread.
class SyntaxEngine {
 public:
  /// What is known between two lines, such as an open string.
  using State = std::shared_ptr<const void>;

  virtual ~SyntaxEngine() = default;
  /// The language's English name: "Python".
  [[nodiscard]] virtual QString language() const = 0;
  [[nodiscard]] virtual State initialState() const = 0;
  /// Appends the pieces of LINE (without line end) in their order, and gives the state after it:
  /// BEFORE itself when nothing changed. BEFORE is from an engine of the same language.
  virtual State read(const QString& line, const State& before,
                     std::vector<SyntaxPiece>& pieces) = 0;
};

/// The languages that there are rules for.
class SyntaxEngines {
 public:
  virtual ~SyntaxEngines() = default;
  /// The engine for a file of this name; null when its language is not known. It may outlive this.
  virtual std::unique_ptr<SyntaxEngine> engineFor(const QString& fileName) = 0;
};

/// What the module with the library has under the name of `syntaxEnginesSymbol`.
using MakeSyntaxEngines = void (*)(std::unique_ptr<SyntaxEngines>& into);
constexpr const char* syntaxEnginesSymbol = "escolioMakeSyntaxEngines";

} // namespace escolio
