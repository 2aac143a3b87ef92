#include "ui/controllers/note_analysis.h"

#include <QFuture>
#include <QPromise>
#include <QThreadPool>
#include <utility>

namespace escolio {
namespace {

constexpr std::size_t largeText = std::size_t{1} << 20U;

} // namespace

NoteAnalysis::NoteAnalysis(std::vector<SourceId> sources, QObject* parent)
    : QObject(parent), m_sources(std::move(sources)),
      m_document(std::make_shared<const NoteDocument>()),
      m_bytes(std::make_shared<const std::string>()) {}

void NoteAnalysis::analyse(std::string_view bytes) {
  if (bytes.size() <= largeText) {
    analyseNow(bytes);
    return;
  }
  m_isCurrent = false;
  auto copy = std::make_shared<const std::string>(bytes);
  if (m_isWorking)
    m_waiting = std::move(copy);
  else
    startWorker(std::move(copy));
}

void NoteAnalysis::analyseNow(std::string_view bytes) {
  m_waiting = nullptr;
  m_document = std::make_shared<const NoteDocument>(analyseNote(bytes, m_sources));
  m_bytes = std::make_shared<const std::string>(bytes);
  m_isCurrent = true;
  Q_EMIT finished();
}

void NoteAnalysis::startWorker(std::shared_ptr<const std::string> bytes) {
  using Document = std::shared_ptr<const NoteDocument>;
  m_isWorking = true;
  auto promise = std::make_shared<QPromise<Document>>();
  promise->future().then(this, [this, bytes](const Document& document) {
    m_isWorking = false;
    if (m_waiting)
      startWorker(std::exchange(m_waiting, nullptr));
    else if (!m_isCurrent) { // else a newer text was analysed at once
      m_document = document;
      m_bytes = bytes;
      m_isCurrent = true;
      Q_EMIT finished();
    }
  });
  QThreadPool::globalInstance()->start([promise, bytes, sources = m_sources] {
    promise->start();
    promise->addResult(std::make_shared<const NoteDocument>(analyseNote(*bytes, sources)));
    promise->finish();
  });
}

} // namespace escolio
