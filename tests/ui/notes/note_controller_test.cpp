#include "tests/ui/notes/note_fixture.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::testing;

namespace fs = std::filesystem;

namespace {

/// As other editors save: a new file renamed over the old one.
void saveOutside(const fs::path& path, std::string_view bytes) {
  const fs::path temporary = path.string() + ".tmp";
  fakes::writeFile(temporary, bytes);
  fs::rename(temporary, path);
}

} // namespace

TEST_CASE("Every save of another program that renames a file over the note is seen",
          "[notes][D14]") {
  NoteFixture f("# cero\n");
  QSignalSpy conflicts(f.note.get(), &NoteController::conflict);
  for (const std::string text : {"# uno\n", "# dos\n", "# tres\n"}) {
    saveOutside(f.path, text);
    CHECK(holdsSoon([&] { return f.bytes() == text; }));
  }
  fs::rename(f.path, f.folder / "elsewhere");
  CHECK(holdsSoon([&] { return !f.note->isOnDisk(); }));
  CHECK(f.bytes() == "# tres\n");
  CHECK(f.note->isModified()); // the text is nowhere but here
  fakes::writeFile(f.path, "# cuatro\n");
  CHECK(holdsSoon([&] { return f.bytes() == "# cuatro\n"; }));
  CHECK_FALSE(f.note->isModified());

  // Our own save keeps the watch alive, and is no change from outside.
  f.caretTo(0);
  f.type(QStringLiteral("x"));
  QSignalSpy reloads(f.note.get(), &NoteController::reloaded);
  REQUIRE(f.note->save());
  QTest::qWait(150);
  CHECK(reloads.isEmpty());
  saveOutside(f.path, "# cinco\n");
  CHECK(holdsSoon([&] { return f.bytes() == "# cinco\n"; }));
  CHECK(conflicts.isEmpty());
}

TEST_CASE("With unsaved text both texts are kept until one is chosen", "[notes][D15]") {
  NoteFixture f("# Tensor split\n\ntexto\n");
  QSignalSpy conflicts(f.note.get(), &NoteController::conflict);
  f.caretTo(16);
  f.type(QStringLiteral("mi "));
  const std::string mine = "# Tensor split\n\nmi texto\n";
  const std::string theirs = "# TENSOR SPLIT\n\ntexto\n"; // of the same size
  saveOutside(f.path, theirs);
  REQUIRE(holdsSoon([&] { return f.note->hasConflict(); }));
  CHECK(conflicts.size() == 1);
  CHECK(f.bytes() == mine);
  const auto refused = f.note->save();
  REQUIRE_FALSE(refused);
  CHECK(refused.error().kind == ErrorKind::note);
  CHECK(contentOf(f.path) == theirs);

  SECTION("the file's text, and one undo gives the typed one back") {
    REQUIRE(f.note->reload());
    CHECK(f.bytes() == theirs);
    CHECK_FALSE(f.note->isModified());
    CHECK_FALSE(f.note->hasConflict());
    f.editor->undoEdit();
    CHECK(f.bytes() == mine);
    CHECK(f.note->isModified());
    REQUIRE(f.note->save());
    CHECK(contentOf(f.path) == mine);
  }
  SECTION("the typed text") {
    REQUIRE(f.note->saveOver());
    CHECK(contentOf(f.path) == mine);
    CHECK_FALSE(f.note->hasConflict());
    QTest::qWait(150);
    CHECK(f.bytes() == mine);
  }
}

TEST_CASE("A change that was not seen yet is not saved over", "[notes][D15]") {
  NoteFixture f("uno\n");
  f.caretTo(0);
  f.type(QStringLiteral("x"));
  saveOutside(f.path, "dos\n");
  CHECK_FALSE(f.note->save()); // no event was handled in between
  CHECK(contentOf(f.path) == "dos\n");
  CHECK(f.bytes() == "xuno\n");
}

TEST_CASE("A reload keeps the caret and the scroll where they were", "[notes][D15]") {
  std::string text = "# Título\n\n";
  for (int i = 0; i < 100; ++i)
    text += "Línea " + std::to_string(i) + "\n\n";
  NoteFixture f(text);
  f.editor->goToOffset(text.find("Línea 60"));
  const int scroll = f.editor->verticalScrollBar()->value();
  REQUIRE(scroll > 0);
  std::string other = text;
  other.replace(other.find("Título"), 7, "TITULO LARGO");
  saveOutside(f.path, other);
  REQUIRE(holdsSoon([&] { return f.bytes() == other; }));
  CHECK(f.editor->caretOffset() == other.find("Línea 60"));
  CHECK(f.editor->verticalScrollBar()->value() == scroll);
}

TEST_CASE("Saving goes through links, keeps the mode and leaves nothing behind", "[notes][D13]") {
  fakes::TemporaryFolder folder;
  fakes::writeFile(folder / "store/real.md", "uno\n");
  fs::create_directories(folder / "notes");
  fs::permissions(folder / "store/real.md", fs::perms(0640));
  fs::create_symlink("../store/real.md", folder / "notes/step.link");
  fs::create_symlink("step.link", folder / "notes/note.md");
  DiskFileStore store;
  NoteController note(store, folder / "notes/note.md", {});
  REQUIRE(note.open());
  note.replace({0, 3}, "dos");
  REQUIRE(note.save());
  CHECK(fs::is_symlink(folder / "notes/note.md"));
  CHECK(fs::is_symlink(folder / "notes/step.link"));
  CHECK(contentOf(folder / "store/real.md") == "dos\n");
  CHECK(fs::status(folder / "store/real.md").permissions() == fs::perms(0640));
  CHECK(std::distance(fs::directory_iterator(folder / "store"), {}) == 1);
  CHECK(std::distance(fs::directory_iterator(folder / "notes"), {}) == 2);

  saveOutside(folder / "store/real.md", "tres\n"); // still watched, at the end of the links
  CHECK(holdsSoon([&] { return note.bytes() == "tres\n"; }));
}

TEST_CASE("A note that is not there yet is made by its first save, with its folder", "[notes]") {
  fakes::TemporaryFolder folder;
  DiskFileStore store;
  NoteController note(store, folder / "a/b/new.md", {});
  REQUIRE(note.open());
  CHECK_FALSE(note.isOnDisk());
  CHECK_FALSE(note.isModified());
  CHECK_FALSE(note.snapshot().isPresent);
  note.replace({0, 0}, "# Nueva\n");
  CHECK(note.isModified());
  CHECK(note.snapshot().isPresent);
  REQUIRE(note.save());
  CHECK(contentOf(folder / "a/b/new.md") == "# Nueva\n");
  CHECK(note.isOnDisk());
  saveOutside(folder / "a/b/new.md", "# Otra\n");
  CHECK(holdsSoon([&] { return note.bytes() == "# Otra\n"; }));
}

TEST_CASE("A note that another program makes is taken in", "[notes]") {
  fakes::TemporaryFolder folder;
  DiskFileStore store;
  NoteController note(store, folder / "a/new.md", {});
  REQUIRE(note.open());
  fakes::writeFile(folder / "a/new.md", "# Suya\n");
  CHECK(holdsSoon([&] { return note.bytes() == "# Suya\n"; }));
  CHECK_FALSE(note.isModified());
}

TEST_CASE("A failed save keeps the text and says why", "[notes]") {
  fakes::TemporaryFolder folder;
  DiskFileStore store;
  NoteController note(store, folder / "sub/note.md", {});
  REQUIRE(note.open());
  note.replace({0, 0}, "texto");
  fakes::writeFile(folder / "sub", "a file where the folder would be");
  const auto result = note.save();
  REQUIRE_FALSE(result);
  CHECK_FALSE(result.error().message.isEmpty());
  CHECK(note.bytes() == "texto");
  CHECK(note.isModified());
}

TEST_CASE("What cannot be read is not saved over", "[notes]") {
  fakes::TemporaryFolder folder;
  fs::create_directories(folder / "note.md"); // a folder in the note's place
  DiskFileStore store;
  NoteController note(store, folder / "note.md", {});
  CHECK_FALSE(note.open());
  REQUIRE(note.readError());
  CHECK_FALSE(note.save());
  CHECK(note.snapshot().unreadable);
  fs::remove(folder / "note.md");
  fakes::writeFile(folder / "note.md", "ya\n");
  CHECK(holdsSoon([&] { return note.bytes() == "ya\n"; }));
  CHECK_FALSE(note.readError());
}

TEST_CASE("The document is new with every change, before anybody is told", "[notes]") {
  NoteFixture f("uno dos\n");
  int words = 0;
  QObject::connect(f.note.get(), &NoteController::textChanged, f.note.get(),
                   [&] { words = f.note->document()->words.words; });
  f.caretTo(7);
  f.type(QStringLiteral(" tres"));
  CHECK(words == 3);
  CHECK(f.note->snapshot().bytes == "uno dos tres\n");
}

TEST_CASE("A text above one megabyte is analysed beside the window", "[notes][large]") {
  fakes::TemporaryFolder folder;
  std::string text;
  while (text.size() < 1'200'000)
    text += "Una palabra y otra.\n\n";
  fakes::writeFile(folder / "note.md", text);
  DiskFileStore store;
  NoteController note(store, folder / "note.md", {});
  REQUIRE(note.open());
  CHECK_FALSE(note.isDocumentCurrent());
  CHECK(holdsSoon([&] { return note.isDocumentCurrent(); }));
  CHECK(note.document()->words.words > 100'000);
  CHECK(note.snapshot().bytes == text);
  note.replace({0, text.size()}, "poco");
  CHECK(note.isDocumentCurrent());
  CHECK(note.document()->words.words == 1);
}

TEST_CASE("A citation put into a text above one megabyte goes where the text has it now",
          "[notes][large]") {
  std::string text = "`a/b.py:L3-L9`\n\n";
  while (text.size() < 1'200'000)
    text += std::string(2'000, 'x') + "\n\n";
  NoteFixture f(text);
  REQUIRE(holdsSoon([&] { return f.note->isDocumentCurrent(); }));
  const std::string before = std::string(100, 'y') + "\n\n";
  f.note->replace({0, 0}, before);
  REQUIRE_FALSE(f.note->isDocumentCurrent());
  f.caretTo(before.size() + 5);
  f.editor->insertCitation("c.py:L7");
  CHECK(f.bytes() == before + "`c.py:L7`" + text.substr(14));
}
