#pragma once

#include "ui/code/line_highlighter.h"

#include <QString>
#include <future>
#include <memory>

namespace escolio {

class SyntaxEngines;

/// The languages that can be highlighted. Loading takes some milliseconds: it happens at the first
/// use, or beside other work when it was announced. To be used from one thread.
class SyntaxLibrary {
 public:
  SyntaxLibrary();
  ~SyntaxLibrary();
  SyntaxLibrary(const SyntaxLibrary&) = delete;
  SyntaxLibrary& operator=(const SyntaxLibrary&) = delete;

  /// Begins to load the library, and then the language of a file of this name unless it is empty,
  /// in another thread. To be called as soon as there is a QApplication; before that it does
  /// nothing.
  void prepare(const QString& fileName);
  /// The highlighter for a file of this name; null when its language is not known.
  std::unique_ptr<LineHighlighter> highlighterFor(const QString& fileName);

 private:
  std::shared_ptr<SyntaxEngines> m_engines; ///< null without the module
  bool m_isLoaded = false;
  std::future<std::shared_ptr<SyntaxEngines>> m_loading;
};

} // namespace escolio
