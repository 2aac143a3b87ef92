#pragma once

#include "core/base/line_range.h"
#include "tests/fakes/temporary_folder.h"
#include "ui/settings/app_settings.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme_controller.h"

#include <QTest>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace escolio {

class CodePane;
class CodeView;
class NoteController;
class NoteEditor;
class NotesPane;
class ReadingView;

namespace testing {

/// Home, settings and data of nobody, while it lives.
class OwnHome {
 public:
  OwnHome();
  ~OwnHome();
  OwnHome(const OwnHome&) = delete;
  OwnHome& operator=(const OwnHome&) = delete;

  [[nodiscard]] const fakes::TemporaryFolder& folder() const { return m_folder; }

 private:
  fakes::TemporaryFolder m_folder;
  std::vector<std::pair<const char*, QByteArray>> m_before;
};

/// Waits until CONDITION holds, some seconds at most; gives whether it does.
template <typename Condition>
bool soon(Condition condition) {
  return QTest::qWaitFor(condition, 20000);
}

std::string contentOfFile(const std::filesystem::path& path);

/// The window as a person has it, driven by keys and clicks.
class WindowFixture {
 public:
  WindowFixture();

  /// Makes the sample and gives its workspace.
  std::filesystem::path makeSampleReading();
  /// Opens a workspace and waits until its sources were looked at.
  void open(const std::filesystem::path& workspace);
  void openSample() { open(makeSampleReading()); }
  void show();

  [[nodiscard]] bool hasReading() const;
  [[nodiscard]] ReadingView& reading() const;
  [[nodiscard]] CodePane& pane(std::size_t index) const;
  /// The code that a pane shows; fails the test when it shows none.
  [[nodiscard]] CodeView& code(std::size_t pane) const;
  /// Gives a pane's code the focus and selects lines in it by clicks on their numbers.
  void selectLines(std::size_t pane, const LineRange& lines);
  [[nodiscard]] bool isShown(std::size_t pane, const QString& path) const;

  [[nodiscard]] NotesPane& notes() const;
  [[nodiscard]] NoteController& note(int index) const;
  /// Shows a note, gives it the focus and puts the caret behind the first TEXT in it, or BACK bytes
  /// before that.
  void caretBehind(int note, std::string_view text, std::size_t back = 0);
  [[nodiscard]] NoteEditor& editor() const;
  [[nodiscard]] std::string text(int note) const;
  /// Where a byte of the shown note is, in its editor's viewport.
  [[nodiscard]] QPoint pointInNote(std::size_t offset) const;

  /// A key, to what has the focus.
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  void type(const QString& text);
  /// The status bar shows TEXT somewhere.
  [[nodiscard]] bool says(const QString& text) const;

  OwnHome home;
  AppSettings settings;
  ThemeController theme;
  std::unique_ptr<MainWindow> window;
};

} // namespace testing
} // namespace escolio
