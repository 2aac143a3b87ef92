#include "tests/ui/window/window_fixture.h"

#include "core/process/posix_process_runner.h"
#include "core/workspace/disk_file_store.h"
#include "core/workspace/sample_maker.h"
#include "ui/code/code_pane.h"
#include "ui/code/code_view.h"
#include "ui/controllers/code_navigator.h"
#include "ui/controllers/note_controller.h"
#include "ui/notes/note_editor.h"
#include "ui/notes/notes_pane.h"
#include "ui/shell/reading_view.h"
#include "ui/status/status_bar.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>

namespace escolio::testing {

OwnHome::OwnHome() {
  const auto set = [this](const char* name, const std::filesystem::path& value) {
    m_before.emplace_back(name, qgetenv(name));
    qputenv(name, QByteArray::fromStdString(value.string()));
  };
  set("HOME", m_folder.path());
  set("XDG_CONFIG_HOME", m_folder / "config");
  set("XDG_DATA_HOME", m_folder / "data");
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                     QString::fromStdString((m_folder / "config").string()));
}

OwnHome::~OwnHome() {
  for (const auto& [name, value] : m_before)
    value.isNull() ? qunsetenv(name) : qputenv(name, value);
}

std::string contentOfFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

WindowFixture::WindowFixture() : window(std::make_unique<MainWindow>(settings, theme)) {}

std::filesystem::path WindowFixture::makeSampleReading() {
  DiskFileStore store;
  const auto made = makeSample(home.folder() / "reading", "en", store, PosixProcessRunner());
  REQUIRE(made);
  return *made;
}

void WindowFixture::show() {
  window->show();
  window->activateWindow();
  REQUIRE(QTest::qWaitForWindowActive(window.get()));
}

void WindowFixture::open(const std::filesystem::path& workspace) {
  QSignalSpy ready(window.get(), &MainWindow::ready);
  window->openWorkspace({workspace, {}, {}});
  show();
  REQUIRE(soon([&ready] { return !ready.isEmpty(); }));
  REQUIRE(hasReading());
}

bool WindowFixture::hasReading() const {
  return window->findChild<ReadingView*>() != nullptr;
}

ReadingView& WindowFixture::reading() const {
  auto* view = window->findChild<ReadingView*>();
  REQUIRE(view != nullptr);
  return *view;
}

CodePane& WindowFixture::pane(std::size_t index) const {
  return reading().code().pane(index);
}

CodeView& WindowFixture::code(std::size_t index) const {
  CodeView* view = pane(index).view();
  REQUIRE(view != nullptr);
  return *view;
}

void WindowFixture::selectLines(std::size_t index, const LineRange& lines) {
  CodeView& view = code(index);
  const auto click = [&view](LineNumber line, Qt::KeyboardModifiers modifiers) {
    if (line <= view.visibleLines().first || line >= view.visibleLines().last)
      view.verticalScrollBar()->setValue(static_cast<int>(line - 3) * view.metrics().lineHeight());
    const QPoint number(view.metrics().numberRight() - 4, view.lineRect(line).center().y());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, number);
  };
  view.setFocus(); // events that a test sends do not do what the window system does at a press
  click(lines.first, Qt::NoModifier);
  if (lines.last != lines.first)
    click(lines.last, Qt::ShiftModifier);
  REQUIRE(view.selectedLines() == lines);
}

bool WindowFixture::isShown(std::size_t index, const QString& path) const {
  const auto tab = pane(index).shownTab();
  return tab && tab->path == path;
}

NotesPane& WindowFixture::notes() const {
  return reading().notes();
}

NoteController& WindowFixture::note(int index) const {
  return *notes().note(index);
}

NoteEditor& WindowFixture::editor() const {
  for (NoteEditor* editor : notes().findChildren<NoteEditor*>())
    if (&editor->note() == notes().currentNote())
      return *editor;
  FAIL("no note is shown");
  std::abort();
}

void WindowFixture::caretBehind(int index, std::string_view what, std::size_t back) {
  const std::size_t begin = note(index).bytes().find(what);
  REQUIRE(begin != std::string_view::npos);
  notes().goToOffset(index, begin + what.size() - back);
}

std::string WindowFixture::text(int index) const {
  return std::string(note(index).bytes());
}

QPoint WindowFixture::pointInNote(std::size_t offset) const {
  notes().goToOffset(notes().currentIndex(), offset);
  return editor().cursorRect().center();
}

void WindowFixture::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  if (QApplication::activePopupWidget() == nullptr && !window->isActiveWindow()) {
    window->activateWindow(); // as the window system does when a dialog is gone
    REQUIRE(QTest::qWaitForWindowActive(window.get()));
  }
  QWidget* focused = QApplication::focusWidget();
  QTest::keyClick(focused != nullptr ? focused : window.get(), key, modifiers);
}

void WindowFixture::type(const QString& text) {
  for (const QChar c : text)
    QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown, QString(c),
                        Qt::NoModifier);
}

bool WindowFixture::says(const QString& text) const {
  const auto labels = reading().statusBar().findChildren<QLabel*>();
  return std::ranges::any_of(labels, [&text](const QLabel* label) {
    return label->isVisible() && label->text().contains(text);
  });
}

} // namespace escolio::testing
