#pragma once

#include "core/base/source_id.h"
#include "core/process/process_runner.h"
#include "core/symbol/symbol_index.h"

#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace escolio {

class SourceController;

/// The symbols of files, found by ctags in the background and kept until the sources are reopened.
class OutlineController : public QObject {
  Q_OBJECT

 public:
  OutlineController(SourceController& sources, std::shared_ptr<const ProcessRunner> runner,
                    QObject* parent = nullptr);

  /// Looks for nothing until start(): the first picture of a reading goes before.
  void hold() { m_isHeld = true; }
  void start();
  /// Null while they are looked for; symbolsFound() follows when the file can be read.
  [[nodiscard]] const std::vector<Symbol>* symbols(const SourceId& source, const QString& path);
  /// Why the symbols of a file, which are then none, could not be found; empty when they could.
  [[nodiscard]] QString problem(const SourceId& source, const QString& path) const;
  /// "ColumnParallelLinear.forward" of the lines; empty when unknown.
  [[nodiscard]] QString enclosing(const SourceId& source, const QString& path,
                                  const LineRange& lines);

 Q_SIGNALS:
  void symbolsFound(const escolio::SourceId& source, const QString& path);

 private:
  using Key = std::pair<SourceId, QString>;
  struct Entry {
    bool isReady = false;
    std::vector<Symbol> symbols;
    QString problem;
  };

  SourceController& m_sources;
  std::shared_ptr<const ProcessRunner> m_runner;
  std::map<Key, Entry> m_entries;
  bool m_isHeld = false;
  std::set<Key> m_asked; ///< while it is held
};

} // namespace escolio
