#pragma once

#include "core/workspace/disk_file_store.h"
#include "tests/fakes/temporary_folder.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/theme/theme_controller.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QTest>
#include <fstream>
#include <memory>
#include <string>

namespace escolio::testing {

inline std::string contentOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Waits until CONDITION holds, some seconds at most; gives whether it does.
template <typename Condition>
bool holdsSoon(Condition condition) {
  return QTest::qWaitFor(condition, 5000);
}

/// A note on disk, its controller and its editor, shown.
class NoteFixture {
 public:
  explicit NoteFixture(std::string_view bytes) : path(folder / "note.md") {
    fakes::writeFile(path, bytes);
    note =
        std::make_unique<NoteController>(store, path, std::vector<SourceId>{SourceId("megatron")});
    opened = note->open().has_value();
    editor = std::make_unique<NoteEditor>(*note, theme);
    editor->resize(470, 700);
    editor->show();
    editor->setFocus();
    QApplication::processEvents();
  }

  [[nodiscard]] std::string bytes() const { return std::string(note->bytes()); }
  void caretTo(std::size_t offset) const { editor->select({offset, offset}); }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
    QTest::keyClick(editor.get(), key, modifiers);
  }
  /// As a keyboard does, one key a character.
  void type(const QString& text) const {
    for (const QChar c : text)
      QTest::sendKeyEvent(QTest::Click, editor.get(), Qt::Key_unknown, QString(c), Qt::NoModifier);
  }
  void compose(const QString& preedit, const QString& commit = {}) const {
    QInputMethodEvent event(preedit, {});
    if (!commit.isEmpty())
      event.setCommitString(commit);
    QApplication::sendEvent(editor.get(), &event);
  }

  fakes::TemporaryFolder folder;
  std::filesystem::path path;
  DiskFileStore store;
  ThemeController theme;
  std::unique_ptr<NoteController> note;
  std::unique_ptr<NoteEditor> editor;
  bool opened = false;
};

} // namespace escolio::testing
