#include "tests/ui/notes/note_fixture.h"
#include "ui/notes/notes_pane.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::testing;

namespace {

class PaneFixture {
 public:
  explicit PaneFixture(const std::vector<std::pair<std::string, std::string>>& files)
      : pane(theme) {
    std::vector<NoteController*> shown;
    for (const auto& [name, text] : files) {
      fakes::writeFile(folder / name, text);
      notes.push_back(
          std::make_unique<NoteController>(store, folder / name, std::vector<SourceId>{}));
      static_cast<void>(notes.back()->open());
      shown.push_back(notes.back().get());
    }
    pane.resize(470, 700);
    pane.setNotes(shown);
    pane.show();
    pane.focusEditor();
    QApplication::processEvents();
  }

  [[nodiscard]] NoteEditor* editor() const {
    for (NoteEditor* editor : pane.findChildren<NoteEditor*>())
      if (editor->isVisible())
        return editor;
    return nullptr;
  }

  fakes::TemporaryFolder folder;
  DiskFileStore store;
  ThemeController theme;
  std::vector<std::unique_ptr<NoteController>> notes;
  NotesPane pane;
};

const std::vector<std::pair<std::string, std::string>> two{
    {"uno.md", "primera\nsegunda\ntercera primera\n"}, {"dos.md", "otra `a/b.py:L3`\n"}};

} // namespace

TEST_CASE("Each note has a tab and gets its editor when it is first shown", "[notes][pane]") {
  PaneFixture f(two);
  CHECK(f.pane.count() == 2);
  CHECK(f.pane.findChildren<NoteEditor*>().size() == 1);
  QSignalSpy changes(&f.pane, &NotesPane::currentNoteChanged);
  QTest::keyClick(f.editor(), Qt::Key_PageDown, Qt::ControlModifier);
  CHECK(f.pane.currentIndex() == 1);
  CHECK(changes.size() == 1);
  CHECK(f.pane.currentNote() == f.notes[1].get());
  CHECK(f.pane.findChildren<NoteEditor*>().size() == 2);
  QTest::keyClick(f.editor(), Qt::Key_Tab, Qt::ControlModifier);
  CHECK(f.pane.currentIndex() == 0);
  QTest::keyClick(f.editor(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(f.pane.currentIndex() == 1);
}

TEST_CASE("A tab shows unsaved text to the eye and to a screen reader", "[notes][pane]") {
  PaneFixture f(two);
  auto* bar = f.pane.findChild<QTabBar*>();
  REQUIRE(bar != nullptr);
  CHECK(bar->accessibleTabName(0) == QStringLiteral("uno.md"));
  const QImage saved = bar->grab().toImage();
  QTest::keyClicks(f.editor(), QStringLiteral("x"));
  CHECK(bar->accessibleTabName(0) == QStringLiteral("uno.md, not saved"));
  CHECK(bar->grab().toImage() != saved);
  REQUIRE(f.notes[0]->save());
  CHECK(bar->accessibleTabName(0) == QStringLiteral("uno.md"));
}

TEST_CASE("What the shell gives a note before its editor is there is kept for it",
          "[notes][pane]") {
  PaneFixture f(two);
  QSignalSpy activated(&f.pane, &NotesPane::citationActivated);
  const ByteSpan span = f.notes[1]->document()->citations.at(0).found.span;
  f.pane.setCitationMarks(1, {{span, CitationMark::State::broken, {}}});
  f.pane.goToOffset(1, span.begin + 2);
  CHECK(f.pane.currentIndex() == 1);
  CHECK(f.pane.citationAtCaret() == 0);
  QTest::keyClick(f.editor(), Qt::Key_Return);
  REQUIRE(activated.size() == 1);
  CHECK(activated.at(0).at(0).toInt() == 1);
  f.pane.insertCitation("c.py:L7");
  CHECK(f.notes[1]->bytes() == "otra `c.py:L7`\n");
  f.pane.undo();
  CHECK(f.notes[1]->bytes() == "otra `a/b.py:L3`\n");
}

TEST_CASE("Find goes round in the note, and typing beside it moves no caret", "[notes][pane]") {
  PaneFixture f(two);
  f.pane.openFind();
  auto* edit = f.pane.findChild<QLineEdit*>();
  REQUIRE(edit != nullptr);
  QTest::keyClicks(edit, QStringLiteral("primera"));
  CHECK(f.pane.selectedSpan() == ByteSpan{0, 7});
  f.pane.findNext();
  CHECK(f.pane.selectedSpan() == ByteSpan{24, 31});
  f.pane.findNext();
  CHECK(f.pane.selectedSpan() == ByteSpan{0, 7});
  f.pane.findPrevious();
  CHECK(f.pane.selectedSpan() == ByteSpan{24, 31});

  f.pane.goToOffset(0, 31);
  QTest::keyClicks(f.editor(), QStringLiteral(" primera"));
  CHECK(f.notes[0]->bytes() == "primera\nsegunda\ntercera primera primera\n");
  CHECK(f.editor()->extraSelections().size() == 3);
}

TEST_CASE("A place of a finding is gone to by line and column", "[notes][pane]") {
  PaneFixture f({{"a.md", "uno\r\nañb\r\n"}});
  f.pane.goTo(0, {2, 3});
  CHECK(f.pane.caretOffset() == 8);
  f.pane.goTo(7, {1, 1}); // there is no such note
  CHECK(f.pane.caretOffset() == 8);
}

TEST_CASE("A note that cannot be read says so in its place, until it can", "[notes][pane]") {
  PaneFixture f(two);
  fakes::TemporaryFolder folder;
  std::filesystem::create_directories(folder / "dir.md");
  NoteController note(f.store, folder / "dir.md", {});
  CHECK_FALSE(note.open());
  f.pane.setNotes({&note});
  CHECK(f.editor() == nullptr);
  f.pane.insertCitation("a:L1"); // nothing happens
  f.pane.openFind();
  CHECK(note.bytes().empty());
  std::filesystem::remove(folder / "dir.md");
  fakes::writeFile(folder / "dir.md", "ya\n");
  CHECK(holdsSoon([&] { return f.editor() != nullptr; }));
  CHECK(note.bytes() == "ya\n");
  f.pane.setNotes({});
  CHECK(f.pane.currentIndex() == -1);
  CHECK(f.pane.currentNote() == nullptr);
}
