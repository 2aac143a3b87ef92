#include "ui/controllers/outline_controller.h"

#include "core/symbol/ctags_symbol_index.h"
#include "ui/controllers/source_controller.h"
#include "ui/text/message_text.h"
#include "ui/workers/background.h"

namespace escolio {

OutlineController::OutlineController(SourceController& sources,
                                     std::shared_ptr<const ProcessRunner> runner, QObject* parent)
    : QObject(parent), m_sources(sources), m_runner(std::move(runner)) {
  connect(
      &sources, &SourceController::sourcesOpened, this, [this](const std::set<SourceId>& opened) {
        std::erase_if(m_entries,
                      [&opened](const auto& entry) { return opened.contains(entry.first.first); });
      });
}

void OutlineController::start() {
  m_isHeld = false;
  for (const auto& [source, path] : std::exchange(m_asked, {}))
    static_cast<void>(symbols(source, path));
}

const std::vector<Symbol>* OutlineController::symbols(const SourceId& source, const QString& path) {
  const Key key{source, path};
  if (m_isHeld) {
    m_asked.insert(key);
    return nullptr;
  }
  if (const auto found = m_entries.find(key); found != m_entries.end())
    return found->second.isReady ? &found->second.symbols : nullptr;
  const ObservedFile* file = m_sources.file(source, path.toStdString());
  if (file == nullptr || file->text == nullptr)
    return nullptr;
  m_entries[key];
  runInBackground(
      this,
      [text = file->text, path, runner = m_runner] {
        return CtagsSymbolIndex(*runner).symbols(path.toStdString(), *text);
      },
      [this, key, text = file->text](Result<std::vector<Symbol>> found) {
        const ObservedFile* now = m_sources.file(key.first, key.second.toStdString());
        if (now == nullptr || now->text != text)
          return; // the source was reopened at another pin meanwhile
        Entry& entry = m_entries[key];
        entry.isReady = true;
        if (found)
          entry.symbols = std::move(*found);
        else
          entry.problem = errorText(found.error());
        Q_EMIT symbolsFound(key.first, key.second);
      });
  return nullptr;
}

QString OutlineController::problem(const SourceId& source, const QString& path) const {
  const auto found = m_entries.find({source, path});
  return found == m_entries.end() ? QString() : found->second.problem;
}

QString OutlineController::enclosing(const SourceId& source, const QString& path,
                                     const LineRange& lines) {
  const std::vector<Symbol>* known = symbols(source, path);
  if (known == nullptr)
    return {};
  const std::vector<Symbol> chain = enclosingSymbols(*known, lines);
  if (chain.empty())
    return {};
  const Symbol& inner = chain.back();
  return shownText(inner.scope.empty() ? inner.name : inner.scope + "." + inner.name);
}

} // namespace escolio
