#pragma once

#include "core/base/error.h"
#include "core/check/snapshot.h"
#include "core/note/note_document.h"
#include "core/workspace/file_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escolio {

class FileWatch;
class NoteAnalysis;
class NoteBuffer;
struct NoteEdit;

/// One open note: its bytes, its file and what it says. The bytes are the truth; an editor mirrors
/// them and never keeps text of its own.
class NoteController : public QObject {
  Q_OBJECT

 public:
  /// STORE outlives the controller. PATH need not exist yet; SOURCES are the ids that a pin line
  /// may begin with.
  NoteController(FileStore& store, std::filesystem::path path, std::vector<SourceId> sources,
                 QObject* parent = nullptr);
  ~NoteController() override;

  /// Reads the file and begins to watch it. One that is not there is an empty note, made by the
  /// first save(). On failure the note stays empty, readError() says why, and it is not saved over.
  Result<void> open();
  [[nodiscard]] const std::optional<Error>& readError() const { return m_readError; }
  /// Writes the file whole or not at all; on failure the text stays and stays modified. With
  /// nothing to save it leaves the file alone, also where there is none. While the file has changes
  /// that are not in the text (hasConflict()) it refuses with ErrorKind::note, without conflict().
  Result<void> save();
  /// Keeps the text and writes it over what is in the file. The way out of a conflict beside
  /// reload().
  Result<void> saveOver();
  /// Takes the file's text, as one undo step, so that undo() brings the typed text back.
  Result<void> reload();
  /// Compares the file with what was last read or written, by content: a clean note is reloaded,
  /// one with unsaved text gives conflict(). Runs by itself when the file or its folder changes.
  void lookAtDisk();

  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
  [[nodiscard]] QString fileName() const;
  /// Valid until the next change.
  [[nodiscard]] std::string_view bytes() const;
  /// "\n" or "\r\n", what most lines of the note end with.
  [[nodiscard]] std::string_view lineEnd() const;
  [[nodiscard]] bool isModified() const { return m_isModified; }
  [[nodiscard]] bool hasConflict() const { return m_hasConflict; }
  /// There is a file, as far as was looked.
  [[nodiscard]] bool isOnDisk() const { return m_isOnDisk; }

  /// What the note says: never null, and of bytes() except while a text above 1 MB is analysed.
  [[nodiscard]] std::shared_ptr<const NoteDocument> document() const;
  [[nodiscard]] bool isDocumentCurrent() const;
  /// The document of bytes(), for who edits by its spans: analysed at once where it is not there
  /// yet, which gives documentChanged().
  std::shared_ptr<const NoteDocument> currentDocument();
  /// The document and the bytes that it is of; absent when the note is empty and not on disk.
  [[nodiscard]] NoteInSnapshot snapshot() const;

  /// Puts TEXT in the place of SPAN, or of what of it lies within bytes(), as one undo step.
  void replace(ByteSpan span, std::string_view text);
  /// The same for what is typed: neighbouring keys become one undo step, a word at a time.
  void type(ByteSpan span, std::string_view text);
  void undo();
  void redo();
  [[nodiscard]] bool canUndo() const;
  [[nodiscard]] bool canRedo() const;

 Q_SIGNALS:
  /// SPAN of the bytes before is now the first INSERTED bytes from span.begin; for mirrors, before
  /// the document is new.
  void edited(escolio::ByteSpan span, std::size_t inserted);
  /// bytes() changed, and document() with it (above 1 MB: documentChanged() follows later).
  void textChanged();
  /// document() is another.
  void documentChanged();
  void modifiedChanged(bool isModified);
  void saved();
  /// The text was taken from the file anew.
  void reloaded();
  /// The file was changed by another program while there is unsaved text; both are kept.
  void conflict();
  /// The file's coming or going, seen on disk or made by a save.
  void onDiskChanged(bool isOnDisk);

 private:
  /// Compares with the file, as lookAtDisk() says; true when there is a conflict that was not
  /// known.
  [[nodiscard]] bool findsConflict();
  void takeDiskText(const std::string& text);
  void tellOf(const std::vector<NoteEdit>& edits);
  void afterChange(ByteSpan span, std::size_t inserted);
  void setOnDisk(bool isOnDisk);
  void updateModified();

  FileStore& m_store;
  std::filesystem::path m_path;
  std::unique_ptr<NoteBuffer> m_buffer;
  std::unique_ptr<NoteAnalysis> m_analysis;
  FileWatch* m_watch = nullptr;
  QElapsedTimer m_sinceTyping;
  std::string m_saved; ///< the file's bytes when last read or written
  std::optional<Error> m_readError;
  bool m_isOnDisk = false;
  bool m_isModified = false;
  bool m_hasConflict = false;
};

} // namespace escolio
