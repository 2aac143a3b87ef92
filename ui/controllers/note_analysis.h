#pragma once

#include "core/base/source_id.h"
#include "core/note/note_document.h"

#include <QObject>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

/// What a text says, at once for texts that people write, in a worker for those above 1 MB.
class NoteAnalysis : public QObject {
  Q_OBJECT

 public:
  explicit NoteAnalysis(std::vector<SourceId> sources, QObject* parent = nullptr);

  void analyse(std::string_view bytes);
  /// The same at once, whatever it takes: for who must not wait, nor use an older document.
  void analyseNow(std::string_view bytes);
  /// The newest document there is; never null.
  [[nodiscard]] std::shared_ptr<const NoteDocument> document() const { return m_document; }
  /// document() is of the bytes last given.
  [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
  /// The bytes that document() is of; never null.
  [[nodiscard]] std::shared_ptr<const std::string> bytes() const { return m_bytes; }

 Q_SIGNALS:
  /// document() is another; within analyse() for all but large texts.
  void finished();

 private:
  void startWorker(std::shared_ptr<const std::string> bytes);

  std::vector<SourceId> m_sources;
  std::shared_ptr<const NoteDocument> m_document;
  std::shared_ptr<const std::string> m_bytes;
  std::shared_ptr<const std::string> m_waiting; ///< newer bytes than those in the worker
  bool m_isWorking = false;
  bool m_isCurrent = true;
};

} // namespace escolio
