#include "ui/controllers/note_controller.h"

#include "core/note/note_buffer.h"
#include "ui/controllers/file_watch.h"
#include "ui/controllers/note_analysis.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace escolio {
namespace {

/// The smallest change that makes AFTER of BEFORE: a caret outside of it stays where it is.
ByteSpan changedSpan(std::string_view before, std::string_view after) {
  const auto [left, right] = std::ranges::mismatch(before, after);
  const auto begin = static_cast<std::size_t>(left - before.begin());
  std::size_t same = 0;
  const std::size_t most = std::min(before.size(), after.size()) - begin;
  while (same < most && before[before.size() - 1 - same] == after[after.size() - 1 - same])
    ++same;
  return {begin, before.size() - same};
}

} // namespace

NoteController::NoteController(FileStore& store, std::filesystem::path path,
                               std::vector<SourceId> sources, QObject* parent)
    : QObject(parent), m_store(store), m_path(std::move(path)),
      m_buffer(std::make_unique<NoteBuffer>()),
      m_analysis(std::make_unique<NoteAnalysis>(std::move(sources))),
      m_watch(new FileWatch(m_path, this)) {
  connect(m_analysis.get(), &NoteAnalysis::finished, this, &NoteController::documentChanged);
  connect(m_watch, &FileWatch::changed, this, &NoteController::lookAtDisk);
}

NoteController::~NoteController() = default;

QString NoteController::fileName() const {
  return QFileInfo(QFile::decodeName(m_path.c_str())).fileName();
}

Result<void> NoteController::open() {
  m_watch->watch(); // before reading, so that no change falls between
  Result<std::string> text = m_store.read(m_path);
  m_readError.reset();
  if (!text && text.error().kind != ErrorKind::notFound) {
    m_readError = text.error();
    return std::unexpected(*m_readError);
  }
  m_isOnDisk = text.has_value();
  m_saved = text.value_or("");
  *m_buffer = NoteBuffer(m_saved);
  m_analysis->analyse(bytes());
  return {};
}

Result<void> NoteController::save() {
  if (m_readError)
    return std::unexpected(*m_readError);
  static_cast<void>(findsConflict()); // the watch may not have told yet
  if (!m_isModified)
    return {};
  if (m_hasConflict)
    return failure(
        ErrorKind::note,
        makeMessage(ESCOLIO_MESSAGE("core", "%1 was changed by another program and was not "
                                            "saved: choose which text to keep"),
                    fileName().toStdString()));
  return saveOver();
}

Result<void> NoteController::saveOver() {
  if (m_readError)
    return std::unexpected(*m_readError);
  const std::string text(bytes());
  if (const Result<void> written = m_store.write(m_path, text); !written)
    return written;
  m_buffer->breakUndoStep();
  m_saved = text;
  m_hasConflict = false;
  m_watch->watch();
  setOnDisk(true);
  updateModified();
  Q_EMIT saved();
  return {};
}

Result<void> NoteController::reload() {
  const Result<std::string> text = m_store.read(m_path);
  if (!text)
    return std::unexpected(text.error());
  takeDiskText(*text);
  return {};
}

void NoteController::takeDiskText(const std::string& text) {
  m_saved = text;
  m_hasConflict = false;
  if (text != bytes()) {
    const ByteSpan span = changedSpan(bytes(), text);
    const std::size_t same = bytes().size() - span.end;
    replace(span, std::string_view(text).substr(span.begin, text.size() - same - span.begin));
    Q_EMIT reloaded();
  }
  setOnDisk(true);
  updateModified();
}

void NoteController::lookAtDisk() {
  if (findsConflict())
    Q_EMIT conflict();
}

bool NoteController::findsConflict() {
  const Result<std::string> text = m_store.read(m_path);
  if (m_readError) {
    if (text || text.error().kind == ErrorKind::notFound) {
      // It can be read now.
      if (open())
        Q_EMIT reloaded();
    }
    return false;
  }
  if (!text) {
    if (text.error().kind == ErrorKind::notFound) {
      setOnDisk(false); // the text stays, and the next save makes the file again
      updateModified();
    }
    return false;
  }
  const bool isTyped = bytes() != m_saved;
  if (*text == m_saved) { // also when the other program took its change back
    m_hasConflict = false;
    setOnDisk(true);
    updateModified();
  } else if (!isTyped || *text == bytes()) {
    takeDiskText(*text);
  } else {
    setOnDisk(true);
    return !std::exchange(m_hasConflict, true);
  }
  return false;
}

std::string_view NoteController::bytes() const {
  return m_buffer->bytes();
}

std::shared_ptr<const NoteDocument> NoteController::document() const {
  return m_analysis->document();
}

bool NoteController::isDocumentCurrent() const {
  return m_analysis->isCurrent();
}

std::shared_ptr<const NoteDocument> NoteController::currentDocument() {
  if (!m_analysis->isCurrent())
    m_analysis->analyseNow(bytes());
  return m_analysis->document();
}

NoteInSnapshot NoteController::snapshot() const {
  NoteInSnapshot note;
  if (m_readError)
    note.unreadable = m_readError->message;
  note.isPresent = m_isOnDisk || !bytes().empty();
  note.isUnsaved = m_isModified;
  note.bytes = *m_analysis->bytes();
  note.document = m_analysis->document();
  return note;
}

void NoteController::setOnDisk(bool isOnDisk) {
  if (std::exchange(m_isOnDisk, isOnDisk) != isOnDisk)
    Q_EMIT onDiskChanged(isOnDisk);
}

void NoteController::updateModified() {
  // A text whose file was taken away is nowhere but here.
  const bool isModified = bytes() != m_saved || (!m_isOnDisk && !bytes().empty());
  if (std::exchange(m_isModified, isModified) != isModified)
    Q_EMIT modifiedChanged(isModified);
}

} // namespace escolio
